import { chromiumPath } from "../../tools/chromium.ts";
import { extended, extendedExcept, expect, test } from "./fixtures/test.ts";
import { startProduct } from "./fixtures/product.ts";

/** One sheet of each template, in the three languages. */
const sheets = [
  "/en/grace-kim/homes/grace-kim-1/sheet",
  "/grace-kim/homes/grace-kim-4/sheet",
  "/ja-JP/haruka-sato/homes/haruka-sato-1/sheet",
  "/rafael-delgado/homes/rafael-delgado-3/sheet",
  "/en/claire-whitmore/homes/claire-whitmore-1/sheet",
  "/en/james-holloway/homes/james-holloway-5/sheet",
  "/ja-JP/michael_park/homes/michael_park-1/sheet",
  "/equityrealty/homes/equityrealty-1/sheet",
];

/** Size and number of the pages of a PDF that Chromium created. */
function readPages(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const found = (pattern: RegExp) => [
    ...new Set(Array.from(text.matchAll(pattern), ([, value]) => value)),
  ];
  return { size: found(/\/MediaBox\s*\[([^\]]*)\]/g), count: found(/\/Count (\d+)/g) };
}

const letter = { size: ["0 0 612 792"], count: ["1"] };

for (const path of sheets)
  test(
    `prints ${path} on one Letter page, in light colors`,
    extendedExcept(sheets[0], path),
    async ({ page }) => {
      await page.setViewportSize({ width: 816, height: 1056 });
      await page.goto(path);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const sheet = page.locator("article");
      expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        "rgb(255, 255, 255)",
      );
      // Everything but the paragraphs without room is within its part.
      const cut = await sheet.evaluate((element) => {
        const paper = element.getBoundingClientRect();
        const parts = [...element.children].map((child) => child.getBoundingClientRect());
        const svg = element.querySelector("svg[role=img]")?.getBoundingClientRect();
        const end = parts.at(-1)?.top ?? 0;
        return {
          below: parts.filter(({ bottom }) => bottom > paper.bottom - 35).length,
          code: svg === undefined || svg.bottom > end,
        };
      });
      expect(cut).toEqual({ below: 0, code: false });
      for (const image of await sheet.locator("img").all())
        await expect(image).toHaveJSProperty("complete", true);
      expect(readPages(await page.pdf({ preferCSSPageSize: true }))).toEqual(letter);
      await expect(page.getByRole("button", { name: /Print|인쇄|印刷/ })).toBeHidden();
    },
  );

test("a sheet with long remarks stays on one page", extended, async ({ page }) => {
  await page.goto(sheets[0] ?? "");
  await page.emulateMedia({ media: "print" });
  const partial = await page
    .locator("article div:has(> p[lang=en] + p[lang=en])")
    .last()
    .evaluate((text) => {
      for (let count = 0; count < 40; count += 1)
        text.append(text.lastElementChild?.cloneNode(true) ?? "");
      const box = text.getBoundingClientRect();
      const shown = [...text.children]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left }) => left < box.right);
      return {
        shown: shown.length,
        cut: shown.filter(({ bottom }) => bottom > box.bottom + 1).length,
      };
    });
  expect(partial.shown).toBeGreaterThan(1);
  expect(partial.cut).toBe(0);
  expect(readPages(await page.pdf({ preferCSSPageSize: true }))).toEqual(letter);
});

test("the page of a home leads to its sheet", extended, async ({ page, request }) => {
  await page.goto("/en/grace-kim/homes/grace-kim-1");
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page).toHaveURL(/\/homes\/grace-kim-1\/sheet$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("link", { name: "Download PDF" })).toHaveCount(0);
  expect((await request.get(`${page.url()}.pdf`)).status()).toBe(404);
  await page.getByRole("link", { name: "Back to listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
  expect((await request.get("/en/grace-kim/homes/none/sheet")).status()).toBe(404);
});

test("creates the sheet as a PDF, once for the same content", extended, async ({ request }) => {
  const product = await startProduct({ env: { CHROMIUM_PATH: chromiumPath } });
  try {
    const sheet = `${product.url}/en/grace-kim/homes/grace-kim-1/sheet`;
    expect(await (await request.get(sheet)).text()).toContain(
      'href="/en/grace-kim/homes/grace-kim-1/sheet.pdf"',
    );
    const response = await request.get(`${sheet}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = await response.body();
    expect(readPages(pdf)).toEqual(letter);
    expect(pdf.toString("latin1")).toContain("/Title (Flyer: 18 Stonefield, Irvine)");
    // Five photos and the logo.
    expect(pdf.length).toBeGreaterThan(100_000);
    expect((await (await request.get(`${sheet}.pdf`)).body()).equals(pdf)).toBe(true);
    expect(
      (await request.get(`${product.url}/en/grace-kim/homes/grace-kim-8/sheet.pdf`)).status(),
    ).toBe(404);
  } finally {
    await product.stop();
  }
});
