import assert from "node:assert/strict";
import type { Browser } from "playwright";

/** Checks the server-rendered page without JavaScript. */
async function checkServerRendering(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("heading", { level: 1, name: "Grace Kim" }).waitFor();
  await page.getByText("6591 Sample Lane").first().waitFor();
  const hero = page.locator('[data-scheme="hero"]').first();
  const surface = await hero.evaluate((element) =>
    getComputedStyle(element).getPropertyValue("--rt-surface"),
  );
  assert.match(surface, /^#[0-9A-F]{6}$/i, "the theme is in the document");
  const layout = await page.locator("main").evaluate((main) => main.getBoundingClientRect().width);
  assert.ok(layout > 0, "the page is laid out");
  await context.close();
}

/** Total bytes of the scripts in a document. */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const sources = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src));
  const sizes = await Promise.all(
    [...sources].map(async (src) => {
      const script = await fetch(new URL(src ?? "", url));
      return (await script.arrayBuffer()).byteLength;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Checks that two pages load equally large scripts. */
export async function checkEqualScripts(url: string, other: string): Promise<void> {
  const [bytes, otherBytes] = await Promise.all([scriptBytes(url), scriptBytes(other)]);
  assert.ok(bytes > 0, `${url} has scripts`);
  assert.equal(bytes, otherBytes, `${url} and ${other} load equally large scripts`);
}

/** Checks that the links of components navigate with the router, which keeps the document. */
export async function checkRouterLinks(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}links`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main a") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let heading = "Links";
  for (const component of ["Header", "Button", "TextLink", "Breadcrumbs"]) {
    await page.getByRole("link", { name: component }).click();
    heading = heading === "Links" ? "Other" : "Links";
    await page.getByRole("heading", { name: heading }).waitFor();
    const isSameDocument = await page.evaluate(() => "isSameDocument" in window);
    assert.ok(isSameDocument, `the link of ${component} keeps the document`);
  }
  await page.close();
}

/** Checks in Chromium that the page is server-rendered, styled, hydrated and logs nothing. */
export async function checkPage(browser: Browser, url: string): Promise<void> {
  await checkServerRendering(browser, url);
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
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
  assert.deepEqual(messages, [], "no console messages");
  await context.close();
}
