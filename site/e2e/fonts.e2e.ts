import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { findSystemFontText } from "./fixtures/find-system-font-text.ts";
import { waitForPageFonts } from "./fixtures/wait-for-page.ts";

const homepages = ["/grace-kim", "/claire-whitmore", "/haruka-sato", "/michael_park"];
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

for (const path of [...homepages, ...otherPages])
  for (const prefix of ["", "/en", "/ja-JP"])
    test(
      `${prefix}${path} has no glyph of a system font`,
      extendedExcept("/grace-kim", prefix + path),
      async ({ page, product }) => {
        const url = product.url + prefix + path;
        await waitForPageFonts(page, url);
        await page.goto(url, { waitUntil: "networkidle" });
        // Parts that hydrate near the viewport may have texts that the document does not have.
        if (homepages.includes(path)) {
          const contact = page.locator("#contact");
          await contact.evaluate((section) => section.scrollIntoView());
          await expect(contact.locator("ul button")).toBeVisible();
        } else await page.locator("footer, article").last().scrollIntoViewIfNeeded();
        expect(await findSystemFontText(page)).toEqual([]);
      },
    );
