import type { Page } from "@playwright/test";
import { openEditor } from "./editor-page.ts";
import { expect, test } from "./fixtures.ts";
import { newAgent } from "./new-agent.ts";

/** From now on the site has another build, which took this file away. */
async function deploy(page: Page, taken: RegExp): Promise<void> {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "next" } }));
  await page.route(taken, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Asks for a part of the page that is fetched at the first sign of intent. */
async function askForMenu(page: Page): Promise<void> {
  const refused = page.waitForResponse(/language-popup-.*\.js$/);
  await page.mouse.move(0, 0);
  await page.locator("header summary").hover();
  await refused;
}

/** What is fetched to watch for builds, the words for it last. */
const watching = /build-words\.(ko|en)-.*\.js$/;
const menu = /language-popup-.*\.js$/;

test("a deploy during a visit reloads the page once", async ({ page, complaints }) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  const watched = page.waitForResponse(watching);
  await page.goto("/grace-kim");
  await watched;
  await deploy(page, menu);
  const reloaded = page.waitForEvent("load");
  await askForMenu(page);
  const again = page.waitForResponse(watching);
  await reloaded;
  await again;
  // The reload did not help: the list of links does, and nothing reloads for ever.
  const asked = page.waitForResponse(/latest\.json/);
  await askForMenu(page);
  await asked;
  await page.locator("header summary").click();
  await page.locator("header").getByText("English").click();
  await expect(page).toHaveURL(/\/en\/grace-kim$/);
  await expect.poll(() => loads).toBe(3);
  complaints.length = 0;
});

test("a deploy takes no text away", async ({ page, complaints }) => {
  const watched = page.waitForResponse(watching);
  await page.goto("/grace-kim#contact");
  await watched;
  const message = page.locator("#contact form").getByLabel("문의 내용");
  await message.fill("뒷마당이 있는 집을 찾습니다.");
  await deploy(page, menu);
  const asked = page.waitForResponse(/latest\.json/);
  await askForMenu(page);
  await asked;
  await page.locator("header summary").click();
  await expect(page.locator("header").getByText("English")).toBeVisible();
  await expect(message).toHaveValue("뒷마당이 있는 집을 찾습니다.");
  complaints.length = 0;
});

test("a deploy during an open editor is told, and what was typed stays", async ({
  page,
  product,
}) => {
  await page.clock.install();
  const agent = await newAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  const about = page.getByLabel("About (English)").first();
  await about.fill("Typed before the deploy.");
  // The note is fetched while its files are still there.
  const note = page.waitForResponse(watching);
  await page.clock.runFor(10_000);
  await note;
  await deploy(page, /no-file-of-ours/);
  await page.clock.fastForward("11:00");
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  await expect(about).toHaveValue("Typed before the deploy.");
});
