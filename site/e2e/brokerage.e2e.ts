import type { Page } from "@playwright/test";
import { extended, expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

const filtersOf = (page: Page) => page.getByRole("navigation", { name: "Filter agents" });
const agentsOf = (page: Page) => page.locator("#section-1").getByRole("heading", { level: 3 });

test("the team is filtered in place, with its address and the scroll position", async ({
  page,
}) => {
  await page.goto("/en/equityrealty");
  const georgia = filtersOf(page).getByRole("link", { name: "Georgia" });
  await waitForHydration(georgia);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const top = async () => (await georgia.boundingBox())?.y ?? 0;
  const before = await top();

  await georgia.click();
  await expect(agentsOf(page)).toHaveText(["Daniel Choi", "James Holloway", "Yuna Lee"]);
  await expect(page).toHaveURL("/en/equityrealty?state=GA#section-1");
  await expect(georgia).toBeFocused();
  await expect(georgia).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Agents: 3")).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);

  // The page of an agent and back: the address has the filter.
  await agentsOf(page).getByRole("link", { name: "Yuna Lee" }).click();
  await expect(page).toHaveURL("/en/yuna-lee");
  await page.goBack();
  await expect(page).toHaveURL("/en/equityrealty?state=GA#section-1");
  await expect(agentsOf(page)).toHaveCount(3);
});

test("filters without a match offer to show everyone", extended, async ({ page }) => {
  await page.goto("/en/equityrealty?state=GA&language=ja");
  await expect(page.getByText("No agents match these filters.")).toBeVisible();
  const clear = page.getByRole("link", { name: "Show everyone" });
  await waitForHydration(clear);
  await clear.click();
  await expect(agentsOf(page)).toHaveCount(10);
  await expect(page).toHaveURL("/en/equityrealty#section-1");
});

test("each chair is a link to an agent", extended, async ({ page }) => {
  await page.goto("/en/equityrealty");
  const chairs = page.locator("#hero").getByRole("list", { name: "The team" }).getByRole("link");
  await expect(chairs).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const chair of await chairs.all()) {
    const box = await chair.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await chairs.filter({ hasText: "佐藤 遥" }).click();
  await expect(page).toHaveURL("/en/haruka-sato");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the team is filtered by links", extended, async ({ page }) => {
    await page.goto("/en/equityrealty");
    await filtersOf(page).getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL("/en/equityrealty?language=ja#section-1");
    await expect(agentsOf(page)).toHaveText(["Haruka Sato", "Emi Nakamura", "Kenji Morita"]);
    await filtersOf(page).getByRole("link", { name: "Georgia" }).click();
    await expect(page.getByText("No agents match these filters.")).toBeVisible();
    await page.getByRole("link", { name: "Show everyone" }).click();
    await expect(agentsOf(page)).toHaveCount(10);
  });
});
