"""What is missing is installed where apt is at hand; where it cannot be, the tests that need it say so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.browser.engines.drivers import absent
from tests.test_build import command
from tools import browsers
from tools.work import Stop

PROGRAMS = {
    "chromium": "chromium",
    "chromium-headless-shell": "chromium-headless-shell",
    "chromium-driver": "chromedriver",
    "firefox-esr": "firefox-esr",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "Xvfb",
}
APT = """
import sys
from pathlib import Path
print(*sys.argv[1:], file=open({asked!r}, "a"))
for name in {refused!r}:
    if name in sys.argv:
        sys.exit("E: Unable to locate package " + name)
for name in {programs!r}:
    if name in sys.argv:
        (Path("{machine}") / {programs!r}[name]).touch(0o755)
"""
NO_WEBKIT = "Unable to locate package webkit2gtk-driver"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one folder with programs of a machine that has Chromium only, where we are root."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.delenv(browsers.APT_SAID, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    command(tmp_path, "chromium", "")
    return tmp_path


def apt(machine: Path, *refused: str) -> Path:
    """The file in which an apt-get notes what it is asked; it brings everything but what it refuses."""
    asked, script = machine / "asked", machine / "apt-get.py"
    script.write_text(APT.format(asked=str(asked), refused=refused, programs=PROGRAMS, machine=machine))
    command(machine, "apt-get", f'exec {sys.executable} {script} "$@"')
    return asked


def installs(asked: Path) -> list[str]:
    """The packages of each installation that was asked for."""
    lines = asked.read_text().splitlines()
    return [line.split("--no-install-recommends ")[1] for line in lines if line.startswith("install")]


def test_apt_is_asked_once_for_all_that_is_missing(machine: Path) -> None:
    asked = apt(machine)
    found = browsers.find_browsers()
    assert (found["CHROMIUM"], found[browsers.APT_SAID]) == (str(machine / "chromium"), "")
    assert installs(asked) == ["chromium-driver firefox-esr webkit2gtk-driver xvfb chromium-headless-shell"]
    assert [browsers.lack(engine) for engine in browsers.ENGINES] == ["", "", ""]
    browsers.find_browsers()
    assert len(installs(asked)) == 1


def test_what_apt_cannot_bring_is_skipped_with_its_words_and_the_rest_comes(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apt(machine, "webkit2gtk-driver")
    found = browsers.find_browsers()
    assert found[browsers.APT_SAID] == NO_WEBKIT
    monkeypatch.setenv(browsers.APT_SAID, found[browsers.APT_SAID])
    assert [browsers.lack(engine) for engine in ("Chromium", "Firefox")] == ["", ""]
    assert browsers.lack("WebKitGTK") == f"WebKitGTK could not be installed: {NO_WEBKIT}"


def test_who_is_not_root_is_told_what_to_install(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = apt(machine)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    browsers.find_browsers()
    assert not asked.exists()
    assert absent("Firefox") == "Firefox is not installed (on Debian: apt-get install firefox-esr)"
    assert "webkit2gtk-driver xvfb" in absent("WebKitGTK")


def test_without_chromium_there_are_no_tests(machine: Path) -> None:
    (machine / "chromium").unlink()
    with pytest.raises(Stop, match="need Chromium"):
        browsers.find_browsers()
    apt(machine, "chromium")
    with pytest.raises(Stop, match="apt said: Unable to locate package chromium"):
        browsers.find_browsers()
    apt(machine)
    assert browsers.find_browsers()["CHROMIUM"] == str(machine / "chromium")


def test_a_chromium_may_be_named(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(machine, "another", "")
    monkeypatch.setenv("CHROMIUM", "another")
    assert browsers.find_chromium() == str(machine / "another")


def test_the_tests_use_a_chromium_without_windows_unless_one_is_named(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apt(machine)
    assert browsers.find_browsers()["HEADLESS"] == str(machine / "chromium-headless-shell")
    monkeypatch.setenv("CHROMIUM", "chromium")
    assert browsers.find_browsers()["HEADLESS"] == str(machine / "chromium")
