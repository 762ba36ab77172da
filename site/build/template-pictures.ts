/**
 * Takes the pictures of the templates for the editor's choice of a design: the first view of a sample page
 * (16:10), in gray, so that it does not look like a choice of its color.
 * Usage: node build/template-pictures.ts [URL of a running site with samples]
 */
import { chromium } from "playwright";
import sharp from "sharp";
import type { TemplateId } from "@realtor/ui/templates";
import { chromiumPath } from "../../tools/chromium.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const target = new URL("../app/profile/screens/editor/sections/template-pictures/", import.meta.url)
  .pathname;
/** A sample page of each, in its own language. */
const samples: Record<TemplateId, string> = {
  portrait: "/grace-kim",
  panorama: "/en/james-holloway",
  editorial: "/ja-JP/haruka-sato",
  atelier: "/michael_park",
  brokerage: "/en/equityrealty",
};

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const [template, path] of Object.entries(samples)) {
  // The language is remembered in a cookie.
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(`${site}${path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ caret: "hide" });
  await sharp(screenshot)
    .resize({ width: 320 })
    .grayscale()
    .avif({ quality: 55, effort: 6 })
    .toFile(`${target}${template}.avif`);
  await page.close();
}
await browser.close();
