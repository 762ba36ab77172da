import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

for (const [path, width] of [
  ["/ja-JP/admin", 390],
  ["/en/admin", 820],
] as const) {
  test(`${path} fits ${width} px`, extended, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    const rows = page.locator("tbody").getByRole("row");
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto(path);
    await expect(rows.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findA11yViolations(page)).toEqual([]);
    if (width === 820) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
      await expect(page.getByRole("columnheader", { name: "Changed" })).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
    }
    await rows.first().getByRole("button").last().click();
    await expect(page.getByRole("menu")).toBeInViewport({ ratio: 1 });
    expect(await findA11yViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("main").getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
  });
}
