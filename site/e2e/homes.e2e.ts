import type { Page } from "@playwright/test";
import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";

const path = "/en/grace-kim/homes";

const cards = (page: Page) =>
  page.getByRole("region", { name: "Homes" }).getByRole("link", { name: /\$/ });
const filters = (page: Page) => page.getByRole("form", { name: "Filter homes" });

/** Filters by keyboard, opens the result by its address, and opens a home. */
async function filterAndOpen(page: Page): Promise<void> {
  await page.goto("/en/grace-kim");
  await page.getByRole("link", { name: /^All \d+ homes$/ }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("status").first()).toHaveText("4 homes");

  await filters(page).getByLabel("City").selectOption("Irvine");
  await filters(page).getByLabel("Bedrooms").selectOption("3");
  await filters(page).getByLabel("Sort by").selectOption("low");
  await filters(page).getByRole("button", { name: "Show homes" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("2 homes");
  await expect(cards(page)).toHaveText([/Stonefield/, /Wavecrest/]);
  await expect(filters(page).getByLabel("City")).toHaveValue("Irvine");
  const address = page.url();

  await page.getByRole("link", { name: "Remove filter: Irvine" }).click();
  await expect(page.getByRole("status").first()).toHaveText("4 homes");
  await page.goto(address);
  await expect(cards(page)).toHaveText([/Stonefield/, /Wavecrest/]);
  await cards(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
  await page.getByRole("link", { name: "All of Grace Kim’s listings" }).click();
  await expect(page).toHaveURL(path);
}

test("filters lead to a short address", async ({ page }) => {
  await page.goto(path);
  await filters(page).getByLabel("City").selectOption("Tustin");
  await filters(page).getByRole("button", { name: "Show homes" }).click();
  await expect(page).toHaveURL(`${path}?type=sale&city=Tustin`);
});

test("without a match names the filters to remove, and never fails for an invalid one", async ({
  page,
}) => {
  await page.goto(`${path}?type=sale&city=Tustin&beds=5`);
  await expect(page.getByRole("status").first()).toHaveText("0 homes");
  await expect(page.getByRole("heading", { name: "No homes match these filters" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Any number of bedrooms: 1 home" })).toBeVisible();
  await page.getByRole("link", { name: "Any city: 2 homes" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`${path}?type=castle&min=-1&beds=x&page=0`);
  await expect(page.getByRole("status").first()).toHaveText("4 homes");
});

/** Opens the map with the filters of the list, and from there a home by its mark. */
async function openFromMap(page: Page): Promise<void> {
  await page.goto(`${path}?type=sale&sort=low`);
  const views = page.getByRole("navigation", { name: "View" });
  await expect(views.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  await views.getByRole("link", { name: "Map" }).click();
  await expect(page).toHaveURL(`${path}?type=sale&sort=low&view=map`);
  await expect(page.getByRole("status").first()).toHaveText("4 homes");
  await expect(cards(page)).toHaveCount(4);
  const map = page.getByRole("region", { name: "Map of homes" });
  await expect(map.getByRole("button", { name: "Show the map" })).toHaveCount(0);

  await map.getByRole("button", { name: "2 homes" }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "2 homes" });
  await expect(list.getByRole("link")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  const mark = map.getByRole("button", { name: /^1: \$1,575,000, 341 Mission Fig Street/ });
  await mark.focus();
  await page.keyboard.press("Space");
  const card = page.getByRole("dialog", { name: "341 Mission Fig Street, Tustin" });
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(mark).toBeFocused();

  await filters(page).getByLabel("City").selectOption("Tustin");
  await filters(page).getByRole("button", { name: "Show homes" }).click();
  await expect(page).toHaveURL(/[?&]view=map/);
  await expect(page.getByRole("status").first()).toHaveText("1 home");
  await mark.click();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("341 Mission Fig Street");
}

test("the map keeps the filters, and its marks open the cards of homes", async ({ page }) =>
  openFromMap(page));

/** Runs in the page: as in Safari 16 and Firefox 124. The attribute works without script, so it is removed too. */
function removePopovers() {
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll("[popover]"))
      element.removeAttribute("popover");
  });
  observer.observe(document, { childList: true, subtree: true });
}

test("marks open cards and lists in a browser without popovers", extended, async ({ page }) => {
  await page.addInitScript(removePopovers);
  await page.goto(`${path}?type=sale&sort=low&view=map`);
  const map = page.getByRole("region", { name: "Map of homes" });
  const mark = map.getByRole("button", { name: /^1: / });
  const card = page.getByRole("dialog", { name: "341 Mission Fig Street, Tustin" });
  await expect(async () => {
    await mark.click();
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
  await expect(mark).toBeFocused();

  await map.getByRole("button", { name: "2 homes" }).click();
  const list = page.getByRole("dialog", { name: "2 homes" });
  await expect(list.getByRole("link")).toHaveCount(2);
  expect(await findA11yViolations(page)).toEqual([]);
  await page.mouse.click(5, 5);
  await expect(list).toBeHidden();
  await mark.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await mark.click();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("341 Mission Fig Street");
});

const pages = [
  path,
  `${path}?view=map`,
  "/ja-JP/haruka-sato/homes?view=map",
  "/ko/michael_park/homes?view=map",
  "/en/equityrealty/homes?view=map",
  `${path}?type=sale&city=Tustin&beds=5`,
  "/ja-JP/haruka-sato/homes",
  "/ko/claire-whitmore/homes?type=sale&min=1000000&max=5000000",
  "/en/michael_park/homes?type=rent",
  "/en/equityrealty/homes",
];

for (const url of pages)
  test(`has no accessibility violation at ${url}`, extended, async ({ page, consoleErrors }) => {
    expect((await page.goto(url))?.status()).toBe(200);
    expect(await findA11yViolations(page)).toEqual([]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(consoleErrors).toEqual([]);
  });

test("opens the filters on a phone", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(filters(page)).toBeHidden();
  await page.locator("main summary").first().focus();
  await page.keyboard.press("Enter");
  await filters(page).getByLabel("Min price").selectOption("5000000");
  await filters(page).getByRole("button", { name: "Show homes" }).click();
  await expect(page.getByRole("status").first()).toHaveText("1 home");
  await expect(page.getByText("Filters (1)")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("filters lead to a home", async ({ page }) => filterAndOpen(page));
  test("marks of the map lead to a home", extended, async ({ page }) => openFromMap(page));
});
