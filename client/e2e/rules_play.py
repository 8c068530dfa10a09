"""The rules inside the app: every rule is there in each language, can be found, and can be linked to."""

from checks import LANGUAGES, all_said, no_sideways_scroll, no_violations
from stage import Stage

# A search term for a rule of each game: half a word, without accents.
WISHES = {"en": "shield", "sr": "stit", "pl": "tarcz", "et": "kilp", "ro": "scut"}


def rules_in_every_language(on: Stage) -> str:
    """Read, search and follow links on a phone and on a desktop, by day and by night."""
    counts: list[int] = []
    for language in LANGUAGES:
        for width, height, theme in ((1280, 720, "light"), (360, 740, "dark")):
            page = on.visitor(width, height, language, theme=theme)
            for game in ("duel", "classic"):
                page.goto(f"{on.address}/rules/{game}")
                rules = page.locator("main section li")
                rules.first.wait_for()
                whole = rules.count()
                counts.append(whole)
                page.locator("input[type=search]").fill(WISHES[language])
                page.locator("mark").first.wait_for()
                assert 0 < rules.count() < whole, language
                all_said(page, language)
                no_sideways_scroll(page)
                no_violations(page)
            on.look(page, f"rules-{language}-{width}")
            page.goto(f"{on.address}/rules/duel#D5.3")
            page.locator("li.aimed").wait_for()
            assert page.locator("li.aimed").get_attribute("id") == "D5.3"
            page.goto(f"{on.address}/help")
            page.locator("a.rule").first.wait_for()
            no_violations(page)
            page.locator("a.rule").first.click()
            page.locator("li.aimed").wait_for()
            page.context.close()
    assert len(set(counts)) == 2, counts
    return f"{sum(counts)} rules read"
