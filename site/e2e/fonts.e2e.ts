import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { findSystemFontText } from "./fixtures/find-system-font-text.ts";
import { measureSizes, sizeLimits } from "./fixtures/page-sizes.ts";
import { waitForPageFonts } from "./fixtures/wait-for-page.ts";

for (const slug of ["grace-kim", "claire-whitmore", "haruka-sato", "michael_park"])
  for (const prefix of ["", "/en", "/ja-JP"])
    test(
      `fonts of ${prefix}/${slug} before any interaction`,
      extendedExcept("/ja-JP/claire-whitmore", `${prefix}/${slug}`),
      async ({ page, product }) => {
        const url = `${product.url}${prefix}/${slug}`;
        await waitForPageFonts(page, url);
        const { fonts, fontFiles } = await measureSizes(page, url);
        const { limits } = sizeLimits.homepage;
        expect(fonts).toBeGreaterThan(10_000);
        expect(fonts).toBeLessThanOrEqual(limits.fonts);
        expect(fontFiles).toBeLessThanOrEqual(limits.fontFiles);
        // The contact section hydrates without an interaction when it is near the viewport.
        const contact = page.locator("#contact");
        await contact.evaluate((section) => section.scrollIntoView());
        await expect(contact.locator("ul button")).toBeVisible();
        expect(await findSystemFontText(page)).toEqual([]);
      },
    );

/** The other pages of an agent: no limit of their own, but every glyph is in their fonts. */
const otherPages = [
  "/equityrealty",
  "/haruka-sato/homes",
  "/equityrealty/homes?view=map",
  "/grace-kim/homes/grace-kim-1",
  "/claire-whitmore/homes/claire-whitmore-1",
  "/haruka-sato/homes/haruka-sato-1",
  "/michael_park/homes/michael_park-1",
  "/equityrealty/homes/equityrealty-1",
  "/haruka-sato/homes/haruka-sato-1/sheet",
];

for (const path of otherPages)
  for (const prefix of ["", "/en", "/ja-JP"])
    test(
      `${prefix}${path} has no glyph of a system font`,
      extendedExcept("/ja-JP/haruka-sato/homes/haruka-sato-1", prefix + path),
      async ({ page, product }) => {
        const url = product.url + prefix + path;
        await waitForPageFonts(page, url);
        await page.goto(url, { waitUntil: "networkidle" });
        // Parts that hydrate near the viewport may have texts that the document does not have.
        await page.locator("footer, article").last().scrollIntoViewIfNeeded();
        expect(await findSystemFontText(page)).toEqual([]);
      },
    );
