import type { Page } from "@playwright/test";
import { extendedExcept, expect, test } from "./fixtures/test.ts";

/** Letter without the margins of 15 mm, in CSS px. */
const paper = { width: 703, height: 943 };

/** Paths with the most pages that their PDF may have, and the address of a page that has a domain. */
const pages: readonly [path: string, most: number, address?: string][] = [
  ["/", 6],
  ["/en/process", 6],
  ["/ja-JP/terms", 24],
  ["/grace-kim", 9],
  ["/en/claire-whitmore", 9],
  ["/ja-JP/haruka-sato", 11],
  ["/michael_park", 9],
  ["/en/equityrealty", 9, "https://equityrealty.example/en"],
  ["/ja-JP/grace-kim/homes", 6],
];

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
}

for (const [path, most, own] of pages)
  test(
    `prints ${path} as dark text on white, without controls`,
    extendedExcept("/grace-kim", path),
    async ({ page, product }) => {
      await openForPrint(page, path);
      for (const control of [
        "form",
        "button",
        "nav:not(footer nav)",
        "iframe",
        "summary:not(:has(h3))",
      ])
        await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
      const colors = await page
        .locator("h1, h2, h3, p, dd, a")
        .filter({ visible: true })
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
      expect(new Set(colors)).toEqual(new Set(["rgb(0, 0, 0)"]));
      const backgrounds = await page
        .locator("body, body *")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
      expect(new Set(backgrounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
      const tooWide = await page.locator("main *").evaluateAll((all, width) => {
        const visible = all.filter((one) => one.checkVisibility());
        return visible
          .filter((one) => one.getBoundingClientRect().right > width + 1)
          .map((one) => one.outerHTML.slice(0, 80));
      }, paper.width);
      expect(tooWide).toEqual([]);
      // The address of the page is its first line.
      const address = page.locator("link[rel=canonical]");
      await expect(address).toHaveAttribute("href", own ?? product.url + path);
      expect(await address.evaluate((link) => getComputedStyle(link).display)).toBe("block");
      const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: false });
      const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(most);
    },
  );

test("prints phone number, all listings and photos of a homepage", async ({ page }) => {
  await openForPrint(page, "/grace-kim");
  const phone = page.locator("#contact a[href^='tel:']");
  await expect(phone).toBeVisible();
  expect(await phone.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "tel:+1",
  );
  const cards = page.locator("#listings li:not(nav li)");
  const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(10);
  // Browsers load all images before printing.
  await page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  const cut = await page.locator("main img").evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const box = image.getBoundingClientRect();
        const frame = image.closest("li, section")?.getBoundingClientRect();
        return frame && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1);
      })
      .map((image) => image.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  await expect(page.locator("#footer")).toBeVisible();
});
