"""The page's end of the wire, in MicroPython: events out as requests, answers in as HTML.

Attributes say what an event means: data-do (the message), data-keys ("Enter=enter"), data-rove (arrows move the focus
inside), data-copy, data-copy-of, data-share (what to hand out), data-line (opens the line for typed moves; at a table,
"/" does). What JavaScript may refuse goes through static/js/shell.js: MicroPython cannot catch what it throws.
"""

import asyncio

from js import document, fudaba, getComputedStyle
from jsffi import create_proxy
from polyscript import workers

root = document.documentElement
PATIENCE = 15  # seconds without an answer until the panel offers to load again
STOPS = ":is(button, a)[id]:not(.public)"  # where the arrows stop: not at a word among the cards that says what it is
# another tab may have stored something meanwhile
WITH_ALL_STORED = ("start", "open", "claimed", "import", "take-in", "take-back", "keep", "delete")


class Wire:
    """The number of the last answer that was performed, and whether the table wants to be asked for more."""

    table = None
    n = 0
    wait = None  # milliseconds until the next `more`, or None
    looping = False
    fault = ""  # why the browser stored nothing the last time
    late = False  # whether the panel stands open because no answer came in time


def by_id(name):
    return document.getElementById(name)


def ask(do, value=""):
    """Ask the table, and at once: a task begins only after the next frame. Returns the task that shows the answer."""
    if not Wire.table:
        return None  # soon `start` will tell the address and the language
    all_stored = do.split(" ")[0] in WITH_ALL_STORED
    return asyncio.create_task(answered(fudaba.ask(Wire.table, Wire.n, do, value, all_stored)))


async def answered(promise):
    """Perform the answer and show it, in the order in which things happened, whatever was asked first."""
    watch = asyncio.create_task(impatient(Wire.n))
    try:
        answer = await promise
    except Exception as error:
        fudaba.trouble(str(error))
        return
    finally:
        watch.cancel()
    for _ in range(200):
        if answer.n <= Wire.n + 1:
            break
        await asyncio.sleep_ms(5)  # the ones before it are on their way
    await show(answer)


async def impatient(n):
    await asyncio.sleep(PATIENCE)
    if Wire.n == n:
        Wire.late = True
        fudaba.trouble(f"no answer for {PATIENCE} s")


async def show(answer):
    """Perform the effects, always, then morph the answer in; look after a focus that is lost or on a card of no use."""
    inside = by_id("main").contains(document.activeElement)
    quicker = Wire.n == 0 and not inside and document.activeElement != document.body  # somebody is elsewhere already
    for effect in answer.effects:
        perform(*effect)
    if answer.n < Wire.n:
        return
    Wire.n, Wire.wait = answer.n, answer.more
    await fudaba.show(answer)
    if Wire.late:  # it came after all
        Wire.late = False
        fudaba.ready()
    at, target = document.activeElement, by_id(answer.focus)
    unable = [each and each.matches("[data-rove] [aria-disabled]") for each in (at, target)]
    moves = answer.what[:4] in ("more", "line", "undo", "redo") and answer.focus != "main"
    covered = getComputedStyle(at).visibility == "hidden"
    lost = at == document.body or covered or (moves and (at.id == "main" or unable == [True, False]))
    if target and ((answer.grab and not quicker) or (inside and lost)):
        fudaba.focus(target)
    if Wire.wait is not None and not Wire.looping:
        asyncio.create_task(more())


async def more():
    """At most one loop asks for more, at the pace that the answers name."""
    Wire.looping = True
    while Wire.wait is not None:
        wait, Wire.wait = Wire.wait, None
        await asyncio.sleep_ms(wait)
        await ask("more")
    Wire.looping = False


def perform(kind, *facts):
    if kind in ("store", "append"):
        fault = str(getattr(fudaba, kind)(*facts))
        if fault != Wire.fault:
            Wire.fault = fault
            ask("storage", fault)
    elif kind == "claim":
        asyncio.create_task(claim(*facts))
    elif kind in ("forget", "replace", "file", "go", "persist", "speak", "visit", "print", "retype"):
        getattr(fudaba, kind)(*facts)
    else:
        fudaba.announce(kind, *facts)


async def claim(match, steal):
    result = str(await fudaba.claim(match, steal))
    if result:
        await ask("claimed", f"{match} {result}")


def on_click(event):
    target = event.target.closest("button")
    by_key = event.detail == 0 or event.shiftKey or event.ctrlKey or event.metaKey
    do = "data-exact" if by_key and target and target.hasAttribute("data-exact") else "data-do"
    if target and target.hasAttribute(do):
        ask(target.getAttribute(do), target.id)
    elif target and target.hasAttribute("data-line"):
        open_line()
    elif target:
        fudaba.give(target)


def on_key(event):
    key, typing = str(event.key), event.target.id == "line"
    if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
        return
    if typing and key == "Escape":
        event.preventDefault()
        close_line()
    elif typing and key == "Enter" and str(event.target.value) in [str(move.value) for move in by_id("legal").children]:
        event.preventDefault()  # WebKit would keep this Enter for its list of suggestions
        event.target.form.requestSubmit()
    elif key == "Enter" and event.target.tagName == "TEXTAREA":  # what is written there has one line
        event.preventDefault()
        event.target.form.requestSubmit()
    elif key == "/" and by_id("main").hasAttribute("data-line") and not event.target.closest("header, footer, input"):
        event.preventDefault()
        open_line()
    elif event.target.closest("[type=range]") and (key[:5] == "Arrow" or key in ("Home", "End")):
        return  # the slider moves itself, and tells where to
    elif not rove(event, key) and not event.target.closest("input:not([type=range])"):  # there letters are typed
        swallow(event, key)


def swallow(event, key):
    """A key that what has the focus, or its table, names becomes a message; "h=hear hand; Enter main=look on"."""
    at = by_id("main") if event.target == document.body else event.target  # nothing else has the focus
    near, table = at.closest("[data-keys]"), at.closest("main[data-keys]")
    known = ";".join([group.getAttribute("data-keys") for group in (table, near) if group])
    does = dict([pair.strip().split("=", 1) for pair in known.split(";") if "=" in pair])  # the nearer one's holds
    if do := does.get(key) or does.get(key.lower()) or does.get(f"{key} {at.id}"):  # of what has this id alone
        event.preventDefault()
        if not event.repeat:
            ask(do, event.target.id)


def rove(event, key):
    """Arrows, Home and End move the focus inside a data-rove group and on to the next one, with the tab stop.

    In a group that chooses they stay, and take what they go to. Where nothing has the focus, left and right lead to
    the hand, unless the page has another use for them.
    """
    steps = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1, "Home": 0, "End": -1}
    at, group = [event.target.closest(each) for each in (f"[data-rove] {STOPS}", "[data-rove]")]  # or what lies in it
    if event.target == document.body and key in ("ArrowLeft", "ArrowRight"):
        hand = document.querySelector("main:not([data-keys*='Arrow']) #hand button[tabindex='0']")
        if hand:
            hand.focus()
        return bool(hand)
    if not at or key not in steps:
        return False
    event.preventDefault()
    chooses = group.matches("[data-rove=choose]")
    there = goal(key, steps[key], at, group, chooses)
    for item in there.closest("[data-rove]").querySelectorAll(STOPS):
        item.tabIndex = 0 if item.id == there.id else -1
    there.focus()
    if chooses:
        there.click()
    return True


def goal(key, step, at, group, stays):
    """What an arrow key, Home or End leads to from `at`; if it stays in the group, up and down are left and right."""
    items, whole = list(group.querySelectorAll(STOPS)), key in ("Home", "End")
    if key in ("ArrowUp", "ArrowDown") and not stays:
        return nearest(at, step, None) or at
    to = step + (0 if whole else [item.id for item in items].index(at.id))
    return (not (whole or stays or 0 <= to < len(items)) and nearest(at, step, group)) or items[to % len(items)]


def nearest(at, way, group):
    """What lies nearest in the next row below (1) or above (-1), or outside a `group` beside it; None without any."""
    here, near = at.getBoundingClientRect(), []
    for item in document.querySelectorAll(f"main [data-rove] {STOPS}:not([inert] *)"):
        box = item.getBoundingClientRect()
        right, down, half = way * (box.x - here.x), way * (box.y - here.y), here.height / 2
        if box.width and (right > 0 and abs(down) < half and not group.contains(item) if group else down > half):
            near.append((2 * abs(down) + abs(right), item.id))
    return by_id(min(near)[1]) if near else None


def open_line():
    by_id("command").hidden = False
    fudaba.focus(by_id("line"))


def close_line():
    by_id("line").value = ""
    by_id("command").hidden = True
    (document.querySelector("#hand button[tabindex='0']") or by_id("main")).focus()


def on_submit(event):
    event.preventDefault()
    field = event.target.querySelector("input, textarea")
    ask(event.target.getAttribute("data-do"), str(field.value))
    if field.id == "line":
        close_line()


async def main():
    for name, listener in (("click", on_click), ("keydown", on_key), ("submit", on_submit)):
        document.addEventListener(name, create_proxy(listener))
    document.addEventListener("tell", create_proxy(lambda event: ask(str(event.detail["do"]), str(event.detail.value))))
    try:
        Wire.table = await workers.table
    except Exception as error:
        fudaba.trouble(str(error))
        return
    await ask("start")
    if Wire.n:
        fudaba.ready()


asyncio.create_task(main())
