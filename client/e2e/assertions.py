"""Assertions about a page: no axe violation, no horizontal scrolling, no missing or untranslated text."""

import re
from functools import cache
from typing import Final

from client.e2e.pages import CLIENT
from client.e2e.server import ROOT
from playwright.sync_api import Page

AXE: Final = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
LOCALES: Final = ROOT / "src" / "sevenwonders" / "i18n" / "locale"
LANGUAGES: Final = ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.name != "en"))

# All visible and announced texts, without names of languages and players.
_TEXTS: Final = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, option[lang]')) texts.push(node.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name));
  return [...new Set(texts.map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean))];
}"""
_OVERFLOW: Final = """async () => {
  await document.fonts.ready; // the fallback font is wider
  const width = document.documentElement.scrollWidth;
  const clipped = [...document.querySelectorAll('header button, header a, header select')].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1);
  });
  return [
    ...(width > innerWidth ? [`${width} px in ${innerWidth} px`] : []),
    ...clipped.map((node) => `clipped: ${node.ariaLabel ?? node.innerText}`),
  ];
}"""
_MISSING: Final = re.compile(
    r"\b(client|duel|classic|error|cli|understand|analysis)-[a-z]+(-|\b)|\{ ?\$|\bundefined\b|\bNaN\b|\[object "
)


def horizontal_overflow(page: Page) -> list[str]:
    """Return the elements wider than the window: the page itself, or a bar with clipped buttons."""
    return [str(text) for text in page.evaluate(_OVERFLOW)]


def assert_no_horizontal_scroll(page: Page) -> None:
    """Fail if the page is wider than its window."""
    wide = horizontal_overflow(page)
    assert not wide, f"{page.url}: {wide}"


def assert_accessible(page: Page) -> None:
    """Fail if axe finds a violation. The page is loaded once it has a heading."""
    page.locator("h1").first.wait_for(state="attached")
    page.evaluate(AXE.read_text("utf-8"))
    violations = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    found = [f"{violation['id']}: {violation['nodes'][0]['html'][:160]}" for violation in violations]
    assert not found, f"{page.url}: {found}"


def assert_sound(page: Page) -> None:
    """Fail if axe finds a violation or the page is wider than its window; the pointer leaves the page first."""
    page.mouse.move(2, 2)  # closes tooltips
    assert_accessible(page)
    assert_no_horizontal_scroll(page)


def assert_translated(page: Page, language: str) -> None:
    """Fail if a text is missing, or is an English one that this language translates."""
    assert page.locator("html").get_attribute("lang") in (language, f"{language}-Latn")
    texts = page.evaluate(_TEXTS)
    missing = [text for text in texts if _MISSING.search(text)]
    english = [text for text in texts if text in _untranslated(language)]
    assert not missing + english, f"{page.url} in {language}: {missing + english}"


@cache
def _untranslated(language: str) -> frozenset[str]:
    """Return the English texts that this language translates differently."""
    own = set(_constant_messages(language).values())
    return frozenset(text for text in _constant_messages("en").values() if text not in own)


@cache
def _constant_messages(language: str) -> dict[str, str]:
    """Return the messages of a language that are one line without arguments."""
    lines = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl"))).splitlines()
    found = (re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line) for line in lines)
    return {match[1]: match[2].strip() for match in found if match}
