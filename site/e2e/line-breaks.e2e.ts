import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { findBadLineBreaks } from "./fixtures/find-bad-line-breaks.ts";

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
];

/** Not measured in Japanese yet. */
const morePaths = [
  "/michael_park",
  "/yuna-lee",
  "/kenji_morita",
  "/rafael-delgado",
  "/equityrealty",
  "/grace-kim/homes",
  "/grace-kim/homes/grace-kim-1",
];

const widths = [320, 390, 820, 1440, 1920];

for (const prefix of ["", "/en", "/ja-JP"])
  test(
    `breaks no word and no short heading on pages under ${prefix || "/"}`,
    extendedExcept("/ja-JP", prefix),
    async ({ page }) => {
      test.slow();
      const found: string[] = [];
      for (const path of prefix === "/ja-JP" ? paths : [...paths, ...morePaths]) {
        await page.goto(prefix && path === "/" ? prefix : prefix + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => document.fonts.ready);
          for (const text of await page.evaluate(findBadLineBreaks))
            found.push(`${path} ${width}: ${text}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
