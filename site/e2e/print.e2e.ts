import type { Page } from "@playwright/test";
import { expect, extended, extendedExcept, test } from "./fixtures/test.ts";

/** Letter without the margins of 15 mm, in CSS px. */
const paper = { width: 703, height: 943 };

/** Width of Letter with its margins, which media queries see. */
const sheetWidth = 816;

/** Paths with the most pages that their PDF may have. */
const pages: readonly [path: string, most: number][] = [
  ["/", 6],
  ["/en/process", 6],
  ["/ja-JP/terms", 24],
  ["/grace-kim", 9],
  ["/en/claire-whitmore", 9],
  ["/ja-JP/haruka-sato", 11],
  ["/michael_park", 9],
  ["/en/equityrealty", 9],
  ["/ja-JP/grace-kim/homes", 6],
];

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
}

/** As in a PDF: the design of the sheet's width in the width between its margins. */
async function openSheet(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: sheetWidth, height: paper.height });
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
  await page.evaluate(async (width) => {
    document.documentElement.style.width = `${width}px`;
    await document.fonts.ready;
  }, paper.width);
}

/** Faults of the lines of text, below each other and over each other. */
function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; box: DOMRect }[] = [];
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      // Visually hidden text is 1 px wide.
      if (!text || !element?.checkVisibility() || element.offsetWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      if (/^\$[\d,.]+$/.test(text) && new Set(boxes.map((box) => Math.round(box.top))).size > 1)
        faults.push(`broken price: ${text}`);
      if (text.length > 3 && boxes.length * 2 > text.length) faults.push(`letters: ${text}`);
      lines.push(...boxes.map((box) => ({ text, box })));
    }
    for (const [index, { text, box }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Line boxes are higher than their letters.
        if (width > 3 && height > Math.min(box.height, other.box.height) / 2)
          faults.push(`overprint: ${text} / ${other.text}`);
      }
    return faults;
  });
}

for (const [path, most] of pages)
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
      await expect(address).toHaveAttribute("href", product.url + path);
      expect(await address.evaluate((link) => getComputedStyle(link).display)).toBe("block");
      const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: false });
      const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(most);
    },
  );

test("a printed homepage has phone, listings, photos", extended, async ({ page }) => {
  await openForPrint(page, "/grace-kim");
  const phone = page.locator("#contact a[href^='tel:']");
  await expect(phone).toBeVisible();
  await expect(phone).toHaveText(/^\d{3}-\d{3}-\d{4}$/);
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

const homepages = [
  "/grace-kim",
  "/en/claire-whitmore",
  "/ja-JP/haruka-sato",
  "/michael_park",
  "/en/equityrealty",
];

for (const path of homepages)
  test(
    `prints ${path} with the name on the first page and no text over other text`,
    extendedExcept("/en/claire-whitmore", path),
    async ({ page }) => {
      await openSheet(page, path);
      const name = page.locator("h1");
      const photo = page.locator("#hero img").first();
      const box = await name.evaluate((heading) => {
        const { bottom, top } = heading.getBoundingClientRect();
        const letters = heading.querySelector("span span") ?? heading;
        const { webkitTextFillColor: color } = getComputedStyle(letters);
        return { bottom, top, color };
      });
      expect(box.color).toBe("rgb(0, 0, 0)");
      expect(box.bottom).toBeLessThan(paper.height);
      // A photo with a transformation is painted over the name.
      if (await photo.count())
        expect(await photo.evaluate((image) => getComputedStyle(image).scale)).toBe("none");
      expect(await findTextFaults(page)).toEqual([]);
      // A page cannot end within a row of a grid, so a hero in columns can move to page 2.
      const columns = await page
        .locator("#hero :not(dl)")
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && getComputedStyle(one).display === "grid")
            .map((one) => getComputedStyle(one).gridTemplateColumns.split(" ").length),
        );
      expect(Math.max(1, ...columns)).toBe(1);
      // Addresses of links in the contact section are generated text.
      const links = await page.locator("#contact a").filter({ visible: true }).all();
      for (const link of links) {
        const { address, own, over, text } = await link.evaluate((element) => ({
          address: getComputedStyle(element, "::after").content,
          own: element.getAttribute("href") ?? "",
          over: element.scrollWidth - element.clientWidth,
          text: element.textContent,
        }));
        expect(over, own).toBeLessThanOrEqual(1);
        const digits = text.replaceAll(/\D/g, "");
        if (own.startsWith("tel:"))
          expect(address === "none" || address === "normal", text).toBe(
            digits !== "" && own.endsWith(digits),
          );
      }
    },
  );

test("other printed pages have no text over text", extended, async ({ page }) => {
  for (const path of ["/en/grace-kim/homes", "/process", "/en"]) {
    await openSheet(page, path);
    expect(await findTextFaults(page), path).toEqual([]);
  }
});
