import { createPreviewLink, endPreviewLink, updateRealtor } from "@realtor/api/loaning";
import { createAgent } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

test("shows a draft to those who have the link, until it is turned off", async ({
  page,
  product,
  consoleErrors,
}) => {
  const { http, realtor } = await createAgent(product.backendUrl);
  const { id, updatedAt, desiredUrl } = realtor;
  const aboutMeEn = "The text that my broker reads first.";
  await updateRealtor(http, id, { draft: { changes: { aboutMeEn } }, updatedAt });
  const { token } = await createPreviewLink(http, id);

  const response = await page.goto(`/en/p/${token}`);
  expect(response?.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
  await expect(page.getByText(aboutMeEn)).toBeVisible();
  await expect(page.getByText("A preview. It isn’t public")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.goto(`/en/${desiredUrl}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(aboutMeEn)).toHaveCount(0);

  // In each language; links and forms do nothing, links within the page scroll.
  await page.goto(`/ja-JP/p/${token}`);
  await expect(page.getByText(/^プレビューです。/)).toBeVisible();
  await page.goto(`/en/p/${token}`);
  await page.getByRole("button", { name: "Send", exact: false }).click();
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page.getByText("A preview. It isn’t public")).toBeAttached();
  expect(new URL(page.url()).pathname).toBe(`/en/p/${token}`);

  await endPreviewLink(http, id);
  expect((await page.goto(`/en/p/${token}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(consoleErrors.splice(0).every((text) => text.includes("404"))).toBe(true);
});

test(
  "is sent from the editor's menu, and turned off there",
  extended,
  async ({ page, product, context }) => {
    const { email, realtor } = await createAgent(product.backendUrl);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signInPage(page, product.backendUrl, email);
    await page.goto(`/en/${realtor.desiredUrl}/admin#about`);
    // Typed a moment ago, and not saved yet.
    await page.getByLabel("Your story").fill("Read this first.");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Send a preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Send a preview" });
    await expect(dialog.getByText("Not opened yet")).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toMatch(new RegExp(`^${product.url}/en/p/[\\w-]{22}$`));

    const colleague = await context.newPage();
    await colleague.goto(url);
    await expect(colleague.getByText("Read this first.")).toBeVisible();
    await dialog.getByRole("button", { name: "Turn off this link" }).click();
    await expect(dialog.getByText("The link is off.")).toBeVisible();
    expect((await colleague.reload())?.status()).toBe(404);
    await dialog.getByRole("button", { name: "Create a new link" }).click();
    await expect(dialog.getByText("Not opened yet")).toBeVisible();
  },
);
