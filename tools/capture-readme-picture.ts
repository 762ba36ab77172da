/**
 * Takes the picture of README.md from a running product: a sample homepage on a desktop in English and on a phone
 * in Korean, composed by the browser. Usage: pnpm readme:picture [URL of the site]
 */
import { writeFile } from "node:fs/promises";
import { chromium, type Browser } from "playwright";
import { chromiumPath, getLaunchOptions } from "./chromium.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const file = new URL("../docs/images/product.webp", import.meta.url);
const canvas = { width: 1440, height: 900 };

/** The first view of a page as a data URL. */
async function capture(browser: Browser, path: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(site + path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ caret: "hide" });
  await page.close();
  return `data:image/png;base64,${image.toString("base64")}`;
}

const browser = await chromium.launch(getLaunchOptions(chromiumPath));
try {
  const desktop = await capture(browser, "/en/grace-kim", 1440, 900);
  const phone = await capture(browser, "/grace-kim", 390, 844);
  const page = await browser.newPage({ viewport: canvas });
  await page.setContent(`<style>
    body { margin: 0; position: relative; height: 100vh; background: #efefec }
    img { position: absolute; box-shadow: 0 12px 32px rgb(0 0 0 / .2) }
    .desktop { left: 40px; top: 56px; width: 1200px; border-radius: 8px }
    .phone { right: 40px; bottom: 40px; width: 300px; border: 6px solid #0c0d10; border-radius: 28px }
  </style><img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`);
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
  // Playwright's own screenshots are PNG or JPEG.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await writeFile(file, data, "base64");
} finally {
  await browser.close();
}
