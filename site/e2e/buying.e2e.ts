import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extendedExcept, extended, expect, test } from "./fixtures/test.ts";
import { signIn } from "./fixtures/sign-in-form.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

const buyer = "user@example.com";

test("renders the steps and the sign-in link, independent of the user", async ({ request }) => {
  const response = await request.get("/en/grace-kim/process");
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  for (const step of ["Pre-approval", "Search", "Offer", "Escrow or attorney review", "Closing"])
    expect(html).toContain(`${step}</h2>`);
  expect(html).toContain("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fprocess");
  expect((await request.get("/en/no-such-agent/process")).status()).toBe(404);
});

test("redirects to sign-in and back", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/process");
  await page.mouse.move(200, 200);
  await expect(page).toHaveURL(/\/en\/grace-kim\/login\?redirect=/);
  await signIn(page, buyer);
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  await expect(page.getByRole("status")).toHaveText("0 of 18");
});

for (const [path, lang, count] of [
  ["/grace-kim/process", "ko", "18개 중 0개"],
  ["/ja-JP/claire-whitmore/process", "ja", "18件中0件"],
] as const) {
  test(
    `shows the complete guide at ${path}`,
    extendedExcept("ko", lang),
    async ({ page, product }) => {
      await signInPage(page, product.backendUrl, buyer);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("status")).toHaveText(count);
      await expect(page.locator("main fieldset")).toHaveCount(6);
      expect(await findA11yViolations(page)).toEqual([]);
    },
  );
}

test("lists the agent's state first", async ({ page, product }) => {
  await signInPage(page, product.backendUrl, buyer);
  const first = page.locator("main dl dt").first();
  await page.goto("/en/grace-kim/process");
  await expect(first).toHaveText("In California");
  await page.goto("/en/james-holloway/process");
  await expect(first).toHaveText("In Georgia");
});

test("stores the checklist per homepage and account", async ({ page, product }) => {
  await signInPage(page, product.backendUrl, buyer);
  await page.goto("/en/grace-kim/process");
  const progress = page.getByRole("status");
  await page.getByRole("checkbox", { name: "Look up each lender’s license" }).check();
  await page.getByRole("checkbox", { name: "Order the inspections that you want" }).press("Space");
  await expect(progress).toHaveText("2 of 18");
  await page.reload();
  await expect(progress).toHaveText("2 of 18");
  const lookUp = page.getByRole("checkbox", { name: "Look up each lender’s license" });
  await expect(lookUp).toBeChecked();
  await lookUp.uncheck();
  await expect(progress).toHaveText("1 of 18");

  await page.goto("/en/claire-whitmore/process");
  await expect(progress).toHaveText("0 of 18");

  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  await page.goto("/en/grace-kim/process");
  await expect(progress).toHaveText("0 of 18");
});

test("prints only the checklist", async ({ page, product }) => {
  await signInPage(page, product.backendUrl, buyer);
  await page.goto("/en/claire-whitmore/process");
  await expect(page.getByRole("status")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("checkbox")).toHaveCount(18);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.locator("main fieldset label").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("calculates a payment by keyboard", async ({ page, product }) => {
  await signInPage(page, product.backendUrl, buyer);
  await page.goto("/en/grace-kim/process");
  await page.getByRole("textbox", { name: /price/i }).focus();
  await page.keyboard.type("1000000");
  await page.getByRole("textbox", { name: /rate/i }).focus();
  await page.keyboard.type("6.5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toContainText("$5,056.54");
});
