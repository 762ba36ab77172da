import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { startProduct } from "./fixtures/product.ts";
import { startTiles } from "./fakes/fake-tile-server.ts";

const path = "/en/grace-kim/homes/grace-kim-1";

test("shows no map without a server of tiles", async ({ page }) => {
  const response = await page.goto(path);
  expect(await response?.text()).not.toContain("data-listing-map");
});

test(
  "loads tiles only after the button is pressed, and is operated by keyboard",
  extended,
  async ({ page }) => {
    const tiles = await startTiles();
    const product = await startProduct({ env: tiles.env });
    try {
      await page.goto(product.url + path);
      const section = page.locator("#place");
      await section.scrollIntoViewIfNeeded();
      await expect(
        section.getByText(`The map loads from ${new URL(tiles.origin).host}.`),
      ).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(tiles.requested).toEqual([]);

      const button = section.getByRole("button", { name: "Show the map" });
      await button.focus();
      await page.keyboard.press("Enter");
      const map = section.getByRole("region", { name: "Map" });
      await expect(map).toBeFocused();
      await expect(button).toBeHidden();
      await expect.poll(() => tiles.requested.some((url) => url.startsWith("/15/"))).toBe(true);
      const marker = map.getByRole("link", { name: "$3,480,000, 18 Stonefield, Irvine" });
      await expect(marker).toHaveText("$3,480,000");
      await expect(marker).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);

      await page.keyboard.press("+");
      await expect.poll(() => tiles.requested.some((url) => url.startsWith("/16/"))).toBe(true);
      await section.getByRole("button", { name: "Zoom out" }).click();
      await section.getByRole("button", { name: "Zoom out" }).click();
      await expect.poll(() => tiles.requested.some((url) => url.startsWith("/14/"))).toBe(true);
      expect(await findA11yViolations(page)).toEqual([]);
    } finally {
      // It would still load tiles.
      await page.close();
      await product.stop();
      tiles.close();
    }
  },
);

test(
  "keeps the drawing and the link when a file of the map fails, and loads it again",
  extended,
  async ({ page, consoleErrors }) => {
    const tiles = await startTiles();
    const product = await startProduct({ env: tiles.env });
    try {
      for (const file of ["homes-map-*.js", "leaflet-src-*.js"]) {
        await page.route(`**/assets/${file}`, (route) => route.abort());
        await page.goto(product.url + path);
        const section = page.locator("#place");
        await section.getByRole("button", { name: "Show the map" }).click();
        await expect(section.getByRole("alert")).toHaveText("We couldn’t load the map.");
        await expect(section.getByRole("button", { name: "Try again" })).toBeFocused();
        await expect(section.locator("[data-listing-plan]")).toBeVisible();
        await expect(section.getByRole("link", { name: "Open in Maps" })).toBeVisible();
        expect(await findA11yViolations(page)).toEqual([]);
        await page.unroute(`**/assets/${file}`);
        await page.keyboard.press("Enter");
        await expect(
          section.getByRole("link", { name: "$3,480,000, 18 Stonefield, Irvine" }),
        ).toBeVisible();
        await expect(section.getByRole("alert")).toHaveCount(0);
      }
      // The page and the button stay without the code behind it.
      await page.route("**/assets/map.island-*.js", (route) => route.abort());
      await page.goto(product.url + path);
      await page.locator("#place").getByRole("button", { name: "Show the map" }).click();
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
      await expect(
        page.locator("#place").getByRole("link", { name: "Open in Maps" }),
      ).toBeVisible();
      consoleErrors.splice(0); // logged for each aborted file
    } finally {
      await page.close();
      await product.stop();
      tiles.close();
    }
  },
);

test(
  "replaces the drawing of all homes, whose cards its markers open",
  extended,
  async ({ page }) => {
    const tiles = await startTiles();
    const product = await startProduct({ env: tiles.env });
    try {
      await page.goto(`${product.url}/en/grace-kim/homes?view=map`);
      const section = page.getByRole("region", { name: "Map of homes" });
      const drawn = section.getByRole("button", { name: /^1: / });
      await expect(drawn).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(tiles.requested).toEqual([]);

      await section.getByRole("button", { name: "Show the map" }).focus();
      await page.keyboard.press("Enter");
      const map = section.getByRole("region", { name: "Map", exact: true });
      await expect(map).toBeFocused();
      await expect(drawn).toBeHidden();
      await expect.poll(() => tiles.requested.length).toBeGreaterThan(0);

      const marker = map.getByRole("button", { name: /^\$4,195,000, / });
      await marker.focus();
      await page.keyboard.press("Enter");
      const card = page.getByRole("dialog", { name: /^2107 Alder Cove Lane/ });
      await expect(card).toBeVisible();
      await expect(card.getByRole("link")).toHaveAttribute("href", /\/homes\/grace-kim-/);
      expect(await findA11yViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
      await expect(marker).toBeFocused();

      // Both homes are at one ZIP code: it zooms in, and then lists them.
      const group = map.getByRole("button", { name: "2 homes" });
      await group.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => tiles.requested.some((url) => url.startsWith("/17/"))).toBe(true);
      await expect(group).toBeFocused();
      await page.keyboard.press("Enter");
      const list = page.getByRole("dialog", { name: "2 homes" });
      await expect(list.getByRole("link")).toHaveCount(2);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/homes\/grace-kim-\d+\//);
    } finally {
      // It would still load tiles.
      await page.close();
      await product.stop();
      tiles.close();
    }
  },
);
