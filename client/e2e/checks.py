"""Checks for every page: no axe violation, no horizontal scrolling, no missing or untranslated text."""

import re
from functools import cache

from playwright.sync_api import Page
from stage import CLIENT

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = CLIENT.parent / "src" / "sevenwonders" / "i18n" / "locale"
LANGUAGES = ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.name != "en"))

# All visible and announced texts, without names of languages and players.
_TEXTS = """() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, option[lang]')) said.push(node.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`)) said.push(node.getAttribute(name));
  return [...new Set(said.map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean))];
}"""
_SIDEWAYS = """() => {
  const wide = document.documentElement.scrollWidth;
  const cut = [...document.querySelectorAll('header button, header a, header select')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1);
  });
  return [
    ...(wide > innerWidth ? [`${wide} px in ${innerWidth} px`] : []),
    ...cut.map((one) => `cut off: ${one.ariaLabel ?? one.innerText}`),
  ];
}"""
_BROKEN = re.compile(
    r"\b(client|duel|classic|error|cli|understand|analysis)-[a-z]+(-|\b)|\{ ?\$|\bundefined\b|\bNaN\b|\[object "
)


def sideways(page: Page) -> list[str]:
    """Return the elements wider than the window: the page itself, or a bar with clipped buttons."""
    return [str(one) for one in page.evaluate(_SIDEWAYS)]


def no_sideways_scroll(page: Page) -> None:
    """Fail if the page is wider than its window."""
    told = sideways(page)
    assert not told, f"{page.url}: {told}"


def no_violations(page: Page) -> None:
    """Fail if axe finds a violation. The page is loaded once it has a title."""
    page.locator("h1").first.wait_for(state="attached")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    told = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
    assert not told, f"{page.url}: {told}"


def all_said(page: Page, language: str) -> None:
    """Fail if a text is missing, or is an English one that this language translates."""
    assert page.locator("html").get_attribute("lang") in (language, f"{language}-Latn")
    said = page.evaluate(_TEXTS)
    broken = [text for text in said if _BROKEN.search(text)]
    foreign = [text for text in said if text in _foreign(language)]
    assert not broken + foreign, f"{page.url} in {language}: {broken + foreign}"


@cache
def _foreign(language: str) -> frozenset[str]:
    own = set(_plain(language).values())
    return frozenset(text for text in _plain("en").values() if text not in own)


@cache
def _plain(language: str) -> dict[str, str]:
    """Return the messages of a language that are one line without arguments."""
    lines = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl"))).splitlines()
    found = (re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line) for line in lines)
    return {match[1]: match[2].strip() for match in found if match}
