"""Where a Japanese sentence leaves something out that no phrase may add: of which cards, and who does the second act."""

from __future__ import annotations

from game.games.read_aloud.reading.spelling import Words

ONE = r"(?:左隣の人|右隣の人|だれか|ほかの人)"
OTHERS = rf"(?:{ONE}|全員|ほかの人全員)"
SEEN = r"(?:み|公開し|みせ|オープンにし|おもて(?:向き)?にし|みえる(?:状態|よう)に(?:し|)|みせてもらっ|めくっ|のぞ[いき]|確認し)"
LAID = r"(?:伏せ|裏(?:向き)?にし|裏返し|隠し|シャッフルし|まぜ|切っ|切り)"
ON = r"(?:て|で|たら|たあと|た後|)(?:から)?(?:。?(?:そして|それから|その後|次に|そのあと))?。?"
THERE = rf"(?:{OTHERS}の手札|{OTHERS}[がはに]手札|場札|捨札)"
TOPS = r"山札の上から(?:[2-9]|[1-9][0-9])枚"
GET = r"(?:もら|取|いただ|手に入れ|得|獲得|奪|うば|手札に(?:くわえ|入れ|する))"

MEANT: tuple[tuple[str, Words], ...] = (
    # whose
    (rf"({OTHERS})(に[^。]*?(?:引か|捨てさ|公開さ|みせさ|隠さ)せ(?:て|)(?:から)?)(?=(?:手札|[1-9][0-9]?枚)[^。]*[さか]せ)", r"\1\2その人の"),
    # of those that were seen: no words say so, and the reader must not get others
    (rf"((?:{THERE}|{TOPS})[^。]{{0,12}}?(?:{SEEN}|{LAID}){ON})(?:[^。場捨山手]{{0,3}})([1-9][0-9]?枚)(?=を?{GET})", r"\1その\2"),
    (rf"(手札を[^。]{{0,8}}?(?:{SEEN}|{LAID}){ON}{ONE}[にがは])([1-9][0-9]?枚)(?=を?引)", r"\1その\2"),
    (rf"((?:{ONE}の手札|{ONE}[がはに]手札|{TOPS})[^。]{{0,12}}?{SEEN}{ON})([1-9][0-9]?枚)(?=を?引)", r"\1その\2"),
)  # fmt: skip
