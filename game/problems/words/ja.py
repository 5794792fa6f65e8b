"""どのゲームの問題にも使う文。"""

from game.core.rules import Sentences

SENTENCES: Sentences = {
    "problem.day": "今日の問題",
    "problem.day-text": "対戦から選んだ場面です。正解の手は1つで、証明してあります。毎日3問、みんなに同じ問題です。記録されるのは最初の答えです。",
    "problem.practice": "練習",
    "problem.of-game": "{title}の問題",
    "problem.step": "ステップ{step}",
    "problem.step-of": "問題（5段階のステップ{step}）",
    "problem.of-step": "ステップ{step}・{how}",
    "problem.number": "問題{n}、{how}",
    "problem.is-new": "これから",
    "problem.is-right": "正解",
    "problem.is-wrong": "不正解",
    "problem.solved": "{of}問中{n}問正解",
    "problem.record": "{done}問に答えて{right}問正解（全{of}問）。",
    "problem.count": "全{n}問。",
    "problem.streak": "{n}問続けて正解。",
    "problem.go": "次の問題",
    "problem.all": "一覧",
    "problem.right": "正解です。",
    "problem.wrong": "もっとよい手があります。",
    "problem.answer": "答え：{move}。",
    "problem.show": "答えを見る",
    "problem.why-not": "なぜだめ？",
    "problem.line": "続きを見る",
    "problem.next": "次の問題",
}
