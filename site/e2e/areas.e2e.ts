import { createAgent } from "./fixtures/create-agent.ts";
import { expect, extended, test } from "./fixtures/test.ts";

const cities = [
  "Manhattan Beach",
  "Huntington Beach",
  "Newport Beach",
  "Mission Viejo",
  "Rancho Santa Margarita",
  "San Juan Capistrano",
];
const prefixes = ["", "/en", "/ja-JP"];

test(
  "long names of cities are whole, in Panorama's list and on its map",
  extended,
  async ({ page, product }) => {
    const { realtor } = await createAgent(product.backendUrl, {
      activityRegion: cities.map((city) => ({ state: "CA", city })),
      presentation: { template: "panorama", siteLanguages: ["ko", "en", "ja"] },
    });
    for (const prefix of prefixes)
      for (const width of [320, 390, 820, 1120, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The language is remembered in a cookie.
        await page.context().clearCookies();
        await page.goto(`${prefix}/${realtor.desiredUrl}`);
        const areas = page.locator("#regions");
        await expect(areas.getByRole("listitem")).toHaveCount(cities.length);
        // Until its font is loaded, a name can be wider.
        await expect
          .poll(() => areas.evaluate(findCutNames), `${prefix} at ${width} px`)
          .toEqual([]);
        const onMap = areas.locator("[aria-hidden] [aria-hidden] > span", { hasText: /./ });
        expect(await onMap.first().isVisible()).toBe(width < 761);
      }
  },
);

/** The names that are not inside of their row, and those on the map that are not inside of it. */
function findCutNames(section: Element): (string | null)[] {
  const isInside = (part: Element, whole: Element | null) => {
    const [inner, outer] = [part.getBoundingClientRect(), whole?.getBoundingClientRect()];
    return (
      outer !== undefined &&
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom
    );
  };
  const names = [...section.querySelectorAll("li > span:first-child")];
  // The map shows them on a phone.
  const map = section.querySelector("[aria-hidden]:has([aria-hidden])");
  const onMap = [...section.querySelectorAll("[aria-hidden] [aria-hidden] > span")].filter(
    (name) => name.textContent !== "" && name.checkVisibility(),
  );
  return [
    ...names.filter((name) => !isInside(name, name.parentElement)),
    ...onMap.filter((name) => !isInside(name, map)),
  ].map(({ textContent }) => textContent);
}
