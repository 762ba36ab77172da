import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { signIn } from "./fixtures/sign-in-form.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

const buyer = "user@example.com";

for (const [path, lang, count] of [
  ["/en/grace-kim/buying", "en", "0 of 18"],
  ["/claire-whitmore/buying", "ko", "18개 중 0개"],
  ["/ja-JP/james-holloway/buying", "ja", "18件中0件"],
] as const)
  test(`is open to visitors at ${path}`, extended, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("status").first()).toHaveText(count);
    await expect(page.locator("main fieldset")).toHaveCount(6);
    expect(await findA11yViolations(page)).toEqual([]);
  });

test("is linked from the homepage, and keeps the checklist in the browser", async ({ page }) => {
  await page.goto("/en/grace-kim");
  await page.getByRole("link", { name: "Buying a home, step by step" }).click();
  await expect(page).toHaveURL(/\/en\/grace-kim\/buying$/);
  expect(await findA11yViolations(page)).toEqual([]);
  const progress = page.getByRole("status").first();
  const lookUp = page.getByRole("checkbox", { name: "Look up each lender’s license" });
  await lookUp.check();
  await page.getByRole("checkbox", { name: "Order the inspections you want" }).press("Space");
  await expect(progress).toHaveText("2 of 18");
  await page.reload();
  await expect(progress).toHaveText("2 of 18");
  await expect(lookUp).toBeChecked();
  await page.goto("/en/claire-whitmore/buying");
  await expect(progress).toHaveText("0 of 18");
});

test("redirects to sign-in and back", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/process");
  await page.mouse.move(200, 200);
  await expect(page).toHaveURL(/\/en\/grace-kim\/login\?redirect=/);
  await signIn(page, buyer);
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  await expect(page.getByRole("status")).toHaveText("0 of 18");
});

test("an account has a checklist for each homepage", extended, async ({ page, product }) => {
  await signInPage(page, product.backendUrl, buyer);
  await page.goto("/ja-JP/grace-kim/process");
  await expect(page.getByRole("status")).toHaveText("18件中0件");
  await page.goto("/en/grace-kim/process");
  const progress = page.getByRole("status");
  const lookUp = page.getByRole("checkbox", { name: "Look up each lender’s license" });
  await lookUp.check();
  await page.reload();
  await expect(progress).toHaveText("1 of 18");
  await expect(lookUp).toBeChecked();
  await page.goto("/en/claire-whitmore/process");
  await expect(progress).toHaveText("0 of 18");
  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  await page.goto("/en/grace-kim/process");
  await expect(progress).toHaveText("0 of 18");
});

test("prints only the checklist", async ({ page }) => {
  await page.goto("/en/claire-whitmore/buying");
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("checkbox")).toHaveCount(18);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.locator("#payment")).toBeHidden();
  await expect(page.locator("main fieldset label").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});
