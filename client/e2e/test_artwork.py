"""All pictures are distinguishable at the size of a small card: 64 px wide, rendered by the browser."""

from typing import Final

import pytest
from playwright.sync_api import Page

# The minimum root mean square difference of two pictures, of 255. Noise is below 1.
MINIMUM_DIFFERENCE: Final = 20.0
# Draw each symbol of the sprite at 64 × 48 on its card's sky, and return the nearest pairs.
_MEASURE: Final = """async () => {
  const drawn = {};
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const address = addresses.find((name) => name.includes('/buildings.'));
  const sprite = new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');
  for (const symbol of sprite.querySelectorAll('symbol')) {
    const style = getComputedStyle(document.documentElement);
    const text = symbol.innerHTML.replaceAll('var(--c)', style.getPropertyValue('--blue'));
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="64" height="48">' +
      `<rect width="120" height="90" fill="#f3e6cb"/>${text}</svg>`);
    await image.decode();
    const canvas = new OffscreenCanvas(64, 48);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0, 64, 48);
    drawn[symbol.id] = pen.getImageData(0, 0, 64, 48).data;
  }
  const names = Object.keys(drawn), pairs = [];
  for (const [n, one] of names.entries()) for (const other of names.slice(n + 1)) {
    let sum = 0;
    drawn[one].forEach((value, at) => { sum += (value - drawn[other][at]) ** 2; });
    pairs.push([Math.sqrt(sum / drawn[one].length), one, other]);
  }
  pairs.sort(([a], [b]) => a - b);
  return { count: names.length, nearest: pairs.slice(0, 5), middle: pairs[pairs.length >> 1][0] };
}"""


@pytest.mark.slow
def test_pictures_differ(page: Page) -> None:
    """Measure all pairs of buildings in one colour and on one background, so that only their drawings differ."""
    page.goto("/gallery")
    page.locator("main svg use").first.wait_for(state="attached")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/buildings.'))"
    )
    found = page.evaluate(_MEASURE)
    assert found["nearest"][0][0] > MINIMUM_DIFFERENCE, found["nearest"]
