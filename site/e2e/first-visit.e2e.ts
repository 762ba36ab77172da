import { extendedExcept, expect, test } from "./fixtures/test.ts";

for (const [locale, path, lang, title] of [
  ["ko-KR", "/", "ko", "당신의 이름에도 집이 필요합니다"],
  ["en-US", "/en", "en", "Your name needs a home, too"],
  ["ja-JP", "/ja-JP", "ja", "あなたの名前にも、 家を。"],
  ["fr-FR", "/", "ko", "당신의 이름에도 집이 필요합니다"],
] as const)
  test.describe(`with the browser language ${locale}`, () => {
    test.use({ locale });

    test(
      `shows ${lang} on the first and on later visits`,
      extendedExcept("ja-JP", locale),
      async ({ page, context, product }) => {
        await page.goto("/?utm_source=mail#samples");
        await expect(page).toHaveURL(`${product.url}${path}?utm_source=mail#samples`);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
        expect(cookie?.value).toBe(path === "/" ? undefined : locale === "en-US" ? "en" : locale);
        await page.goto("/terms");
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
      },
    );

    test(
      "keeps the language of a deep link",
      extendedExcept("ja-JP", locale),
      async ({ page, context }) => {
        await page.goto("/grace-kim");
        await expect(page.locator("html")).toHaveAttribute("lang", "ko");
        expect(await context.cookies()).toEqual([]);
        await page.goto("/ja-JP/grace-kim");
        await expect(page.locator("html")).toHaveAttribute("lang", "ja");
        await page.goto("/grace-kim");
        await expect(page).toHaveURL(/\/ja-JP\/grace-kim$/);
      },
    );
  });
