import type { Page } from "@playwright/test";
import { extended, expect, test } from "./fixtures/test.ts";
import { findBadLineBreaks } from "./fixtures/find-bad-line-breaks.ts";
import { findCutText } from "./fixtures/find-cut-text.ts";

const paths = [
  "/",
  "/grace-kim",
  "/claire-whitmore",
  "/haruka-sato",
  "/daniel_choi",
  "/emi_nakamura",
  "/james-holloway",
  "/process",
  "/terms",
  "/terms/privacy",
  "/login",
  "/michael_park",
  "/yuna-lee",
  "/kenji_morita",
  "/rafael-delgado",
  "/equityrealty",
  "/grace-kim/homes",
  "/equityrealty/homes",
  "/grace-kim/homes/grace-kim-1",
  "/claire-whitmore/homes/claire-whitmore-1",
  "/haruka-sato/homes/haruka-sato-1",
  "/michael_park/homes/michael_park-1",
  "/equityrealty/homes/equityrealty-1",
];

/** Not in Japanese, in which the time zone is wider than its place next to the code. */
const sheet = "/grace-kim/homes/grace-kim-1/sheet";

/** Lays out the parts below the first view, as the page does when it is idle (below-fold.css). */
async function layOut(page: Page): Promise<void> {
  await page.locator("html").evaluate((root) => root.setAttribute("data-laid-out", ""));
  await page.evaluate(() => document.fonts.ready);
}

const widths = [320, 390, 820, 1440, 1920];

/** One page of each kind and two widths, for `npm test`; Japanese has most rules. */
const few = {
  paths: [
    "/",
    "/haruka-sato",
    "/process",
    "/login",
    "/equityrealty",
    "/grace-kim/homes",
    "/haruka-sato/homes/haruka-sato-1",
  ],
  widths: [320, 1440],
};

/** What is broken, cut or too wide, one problem a line. */
async function findProblems(
  page: Page,
  prefix: string,
  checked: { paths: readonly string[]; widths: readonly number[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const path of checked.paths) {
    await page.goto(prefix && path === "/" ? prefix : prefix + path);
    await layOut(page);
    for (const width of checked.widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      // A sheet is as wide as its paper.
      const cut = path === sheet ? [] : await page.evaluate(findCutText);
      for (const text of cut) found.push(`${path} ${width}: ${text}`);
      for (const text of await page.evaluate(findBadLineBreaks))
        found.push(`${path} ${width}: ${text}`);
    }
  }
  return found;
}

test(
  "breaks no word and no short heading, and cuts no text, on a page of each kind",
  extended,
  async ({ page }) => {
    expect(await findProblems(page, "/ja-JP", few)).toEqual([]);
  },
);

for (const prefix of ["", "/en", "/ja-JP"])
  test(
    `breaks no word and no short heading, and cuts no text, on pages under ${prefix || "/"}`,
    extended,
    async ({ page }) => {
      test.slow();
      const checked = { paths: prefix === "/ja-JP" ? paths : [...paths, sheet], widths };
      expect(await findProblems(page, prefix, checked)).toEqual([]);
    },
  );
