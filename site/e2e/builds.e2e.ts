import type { Page } from "@playwright/test";
import { openEditor } from "./fixtures/editor-page.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { createAgent } from "./fixtures/create-agent.ts";

/** Simulates a deployment that removed the matching files. */
async function deploy(page: Page, removedFiles: RegExp): Promise<void> {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "next" } }));
  await page.route(removedFiles, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Requests the language menu's chunk, which is loaded on hover. */
async function requestMenu(page: Page): Promise<void> {
  const failedRequest = page.waitForResponse(/language-popup-.*\.js$/);
  await page.mouse.move(0, 0);
  await page.locator("header summary").hover();
  await failedRequest;
}

/** The last chunk that is loaded to watch for new builds. */
const buildLabels = /newBuild\.(ko|en)-.*\.js$/;
const menu = /language-popup-.*\.js$/;

test("reloads the page once after a deployment", extended, async ({ page, consoleErrors }) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  const watched = page.waitForResponse(buildLabels);
  await page.goto("/grace-kim");
  await watched;
  await deploy(page, menu);
  const reloaded = page.waitForEvent("load");
  await requestMenu(page);
  const again = page.waitForResponse(buildLabels);
  await reloaded;
  await again;
  // The reload did not help: the menu falls back to links, without a reload loop.
  const buildCheck = page.waitForResponse(/latest\.json/);
  await requestMenu(page);
  await buildCheck;
  await page.locator("header summary").click();
  await page.locator("header").getByText("English").click();
  await expect(page).toHaveURL(/\/en\/grace-kim$/);
  await expect.poll(() => loads).toBe(3);
  consoleErrors.length = 0;
});

test("keeps form text after a deployment", extended, async ({ page, consoleErrors }) => {
  const watched = page.waitForResponse(buildLabels);
  await page.goto("/grace-kim#contact");
  await watched;
  const message = page.locator("#contact form").getByLabel("문의 내용");
  await message.fill("뒷마당이 있는 집을 찾습니다.");
  await deploy(page, menu);
  const buildCheck = page.waitForResponse(/latest\.json/);
  await requestMenu(page);
  await buildCheck;
  await page.locator("header summary").click();
  await expect(page.locator("header").getByText("English")).toBeVisible();
  await expect(message).toHaveValue("뒷마당이 있는 집을 찾습니다.");
  consoleErrors.length = 0;
});

test(
  "offers a reload in the editor after a deployment and keeps the text",
  extended,
  async ({ page, product }) => {
    await page.clock.install();
    const agent = await createAgent(product.backendUrl);
    // The note's chunk is loaded before the deployment.
    const note = page.waitForResponse(buildLabels);
    await openEditor(page, agent, "about");
    const about = page.getByLabel("Your story").first();
    await about.fill("Typed before the deploy.");
    await page.clock.runFor(10_000);
    await note;
    await deploy(page, /no-such-file/);
    await page.clock.fastForward("11:00");
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(page.getByText("A new version is ready.")).toBeVisible();
    await expect(about).toHaveValue("Typed before the deploy.");
  },
);
