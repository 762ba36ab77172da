import type { Page } from "@playwright/test";
import { updateRealtor } from "@realtor/api/loaning";
import { createAgent, getOwnProfile, uniqueSlug } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import type { Product } from "./fixtures/product.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Selected websites" });
const getRow = (page: Page, slug: string) => page.getByRole("row").filter({ hasText: `/${slug}` });

/** Three websites of one brokerage that no other test has, and the list of these. */
async function openThree(page: Page, product: Product, parts: object[] = [{}, {}, {}]) {
  const brokerage = `Vale ${uniqueSlug("realty")}`;
  const etcInfo = [{ contentType: "home_list_realtor" as const, content: brokerage }];
  const agents = [];
  for (const part of parts)
    agents.push(await createAgent(product.backendUrl, { etcInfo, ...part }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto(`/en/admin?brokerage=${encodeURIComponent(brokerage)}&sort=address`);
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(parts.length);
  return agents.map((agent) => ({ ...agent, slug: agent.realtor.desiredUrl }));
}

test("websites are unpublished at once", extended, async ({ page, product }) => {
  const agents = await openThree(page, product);
  const rows = page.locator("tbody").getByRole("row");
  await expect(rows.first().getByRole("checkbox")).toHaveAccessibleName(/Nora Vale/);
  // The grid is one Tab stop: focusing a checkbox directly would move the focus to its row later.
  await rows.first().focus();
  await page.keyboard.press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("1 selected");
  await page
    .locator("tbody label")
    .nth(2)
    .click({ modifiers: ["Shift"] });
  await expect(bar(page).getByRole("status")).toHaveText("3 selected");
  expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toBe("");
  expect(await findA11yViolations(page)).toEqual([]);

  await bar(page).getByRole("button", { name: "Unpublish" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Unpublish 3 websites?" });
  expect(await findA11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("3 websites are unpublished.")).toBeVisible();
  for (const { slug } of agents) expect((await page.request.get(`/en/${slug}`)).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 websites are live.")).toBeVisible();
  for (const { slug } of agents) expect((await page.request.get(`/en/${slug}`)).status()).toBe(200);
});

test(
  "selects a range by keyboard, and exports a file for each",
  extended,
  async ({ page, product }) => {
    await openThree(page, product);
    await page.locator("tbody").getByRole("row").first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Space");
    await expect(bar(page).getByRole("status")).toHaveText("3 selected");
    const names: string[] = [];
    page.on("download", (download) => names.push(download.suggestedFilename()));
    await bar(page).getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("3 websites were saved as files.")).toBeVisible();
    await expect.poll(() => names.length).toBe(3);
  },
);

test(
  "takes one website off the public site from its menu; its changes stay a draft",
  extended,
  async ({ page, product }) => {
    const [agent] = await openThree(page, product, [{}]);
    if (!agent) throw new Error("No agent was created.");
    const { updatedAt } = await getOwnProfile(agent);
    const draft = { changes: { aboutMeEn: "Page by page." } };
    await updateRealtor(agent.http, agent.realtor.id, { draft, updatedAt });
    await page.reload();
    await expect(getRow(page, agent.slug)).toContainText("1 change not live");
    await getRow(page, agent.slug)
      .getByRole("button", { name: /^Menu for/ })
      .click();
    await page.getByRole("menuitem", { name: "Unpublish…" }).click();
    await page
      .getByRole("alertdialog", { name: "Unpublish Nora Vale’s website?" })
      .getByRole("button", { name: "Unpublish" })
      .click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 website is live.")).toBeVisible();
    expect(await getOwnProfile(agent)).toMatchObject({ isMakeHomepage: "Y", draft });
  },
);

test.describe("on a phone", extended, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("selects by touch", async ({ page, product }) => {
    await openThree(page, product);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.getByRole("button", { name: "Select websites" }).tap();
    // A press anywhere on a row.
    await page.locator("tbody").getByRole("row").nth(1).getByText("Live").tap();
    await expect(bar(page).getByRole("status")).toHaveText("1 selected");
    await page.locator("tbody label").first().tap();
    await expect(bar(page).getByRole("status")).toHaveText("2 selected");
    await expect(page).toHaveURL(/\/en\/admin\?/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop selecting" }).tap();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    const opened = page.locator("tbody").getByRole("row").nth(1);
    await opened.tap({ position: { x: 200, y: 60 } });
    await expect(page).toHaveURL(/\/admin$/);
  });
});
