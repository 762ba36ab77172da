/**
 * Takes the carousel's screenshots of the sample pages: the first view on a desktop (16:10) and on a
 * phone (4:5), each in the agent's own language.
 * Usage: node build/thumbnails.ts [URL of a running site]
 */
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumPath } from "../../tools/chromium.ts";
import { samples } from "../app/pages/landing/samples.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const target = new URL("../app/pages/landing/thumbnails/", import.meta.url).pathname;
const prefixes = { ko: "", en: "/en", ja: "/ja-JP" };
const devices = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: "phone", viewport: { width: 390, height: 488 }, deviceScaleFactor: 2 },
];

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const { name, ...device } of devices) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const { slug, lang } of samples) {
    await page.goto(`${site}${prefixes[lang]}/${slug}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const screenshot = await page.screenshot({ caret: "hide" });
    await sharp(screenshot)
      .avif({ quality: 58, effort: 5 })
      .toFile(`${target}${slug}-${name}.avif`);
  }
  await context.close();
}
await browser.close();
