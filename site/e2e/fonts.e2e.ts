import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { findSystemFontText } from "./fixtures/find-system-font-text.ts";
import { waitForPageFonts } from "./fixtures/wait-for-page.ts";

/** Bytes and number of the font files of a page before any interaction (docs/architecture.md). */
const limits = { bytes: 160_000, files: 3 };

// A stylesheet of page fonts contains the serif fonts.
const isFont = (type: string, url: string) => type === "font" || url.includes("/page-fonts/");

for (const slug of ["grace-kim", "claire-whitmore", "haruka-sato", "michael_park"])
  for (const prefix of ["", "/en", "/ja-JP"])
    test(
      `fonts of ${prefix}/${slug} before any interaction`,
      extendedExcept("/ja-JP/claire-whitmore", `${prefix}/${slug}`),
      async ({ page, product }) => {
        const url = `${product.url}${prefix}/${slug}`;
        await waitForPageFonts(page, url);
        const sizes: Promise<number>[] = [];
        page.on("requestfinished", (request) => {
          if (isFont(request.resourceType(), request.url()))
            sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        });
        await page.goto(url, { waitUntil: "networkidle" });
        const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThanOrEqual(limits.bytes);
        expect(sizes.length).toBeLessThanOrEqual(limits.files);
        // The contact section hydrates without an interaction when it is near the viewport.
        const contact = page.locator("#contact");
        await contact.evaluate((section) => section.scrollIntoView());
        await expect(contact.locator("ul button")).toBeVisible();
        expect(await findSystemFontText(page)).toEqual([]);
      },
    );
