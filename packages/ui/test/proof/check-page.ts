import assert from "node:assert/strict";
import type { Browser } from "playwright";

/** The page as the server sent it, before any script. */
async function checkDocument(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("heading", { level: 1, name: "Grace Kim" }).waitFor();
  await page.getByText("6591 Sample Lane").first().waitFor();
  const hero = page.locator('[data-scheme="hero"]').first();
  const ground = await hero.evaluate((element) =>
    getComputedStyle(element).getPropertyValue("--rt-surface"),
  );
  assert.match(ground, /^#[0-9A-F]{6}$/i, "the theme reaches the document");
  const layout = await page.locator("main").evaluate((main) => main.getBoundingClientRect().width);
  assert.ok(layout > 0, "the page is laid out");
  await context.close();
}

/** Opens the page in Chromium: whole from the server, styled, hydrated, and nothing in the console. */
export async function checkPage(browser: Browser, url: string): Promise<void> {
  await checkDocument(browser, url);
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);

  const display = await page
    .getByRole("button", { name: "Send message" })
    .evaluate((button) => getComputedStyle(button).display);
  assert.equal(display, "inline-flex", "styles.css is loaded");

  await page.getByRole("banner").locator("summary").hover();
  const trigger = page.getByRole("button", { name: "English" });
  await trigger.click();
  await page.getByRole("menuitem", { name: "日本語" }).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: /first name/i }).fill("Ada");
  assert.equal(await page.getByRole("textbox", { name: /first name/i }).inputValue(), "Ada");
  assert.deepEqual(complaints, [], "nothing in the console");
  await context.close();
}
