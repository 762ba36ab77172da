import { createRealtor, getCurrentAgreement, updateRealtor } from "@realtor/api/loaning";
import {
  completeProfile,
  createRealtorAccount,
  uniqueLicense,
  uniqueSlug,
} from "./fixtures/create-agent.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { signInByApi, signInPage } from "./fixtures/sign-in-by-api.ts";

for (const [path, lang, title] of [
  ["/agreement", "ko", "약관 동의"],
  ["/en/agreement", "en", "Agent service agreement"],
  ["/ja-JP/claire-whitmore/agreement", "ja", "規約への同意"],
] as const) {
  test(`shows ${path} to visitors`, extended, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.locator("summary").filter({ visible: true }).last().click();
    await expect(page.locator("main details[open] h2").first()).toBeVisible();
    await expect(page.locator("main form button")).toBeDisabled();
    const signIn = page.locator("main form output a");
    expect(await signIn.getAttribute("href")).toContain(
      `login?redirect=${encodeURIComponent(path)}`,
    );
    expect(await findA11yViolations(page)).toEqual([]);
  });
}

test("opens the text and sends nothing without script", extended, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/en/agreement`);
  await page.locator("main summary").first().click();
  await expect(page.getByRole("heading", { name: "Your license" })).toBeVisible();
  await page.getByRole("button", { name: "Agree and continue" }).click({ force: true });
  await expect(page).toHaveURL(`${product.url}/en/agreement`);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await context.close();
});

test("reports missing items, stores the acceptance and allows publishing", async ({
  page,
  product,
}) => {
  const email = await createRealtorAccount(product.backendUrl);
  const { http } = await signInByApi(product.backendUrl, email);
  const desiredUrl = uniqueSlug("agreed");
  const draft = await createRealtor(http, {
    ...completeProfile,
    licenseNumber: uniqueLicense(),
    desiredUrl,
  });
  const publish = () =>
    updateRealtor(http, draft.id, { isMakeHomepage: "Y", updatedAt: draft.updatedAt });
  await expect(publish()).rejects.toMatchObject({ status: 403, code: "agreement.required" });

  await signInPage(page, product.backendUrl, email);
  await page.goto("/en/agreement");
  const submit = page.getByRole("button", { name: "Agree and continue" });
  await expect(submit).toBeEnabled();
  await page.getByRole("checkbox", { name: "Required Service agreement" }).check();
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText("Please agree to all required items");
  const privacy = page.getByRole("checkbox", { name: /Collection and use/ });
  await expect(privacy).toBeFocused();
  await expect(privacy).toHaveAttribute("aria-invalid", "true");
  await expect(privacy).toHaveAccessibleDescription("Please agree to all required items");
  await expect(page.getByRole("checkbox", { name: /Service agreement/ })).not.toHaveAttribute(
    "aria-invalid",
  );
  expect(await findA11yViolations(page)).toEqual([]);

  await privacy.press("Space");
  await page.getByRole("checkbox", { name: /Right to publish/ }).press("Space");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await submit.press("Enter");
  await expect(page.getByRole("status")).toContainText("You agreed to version 2026-11-30");
  expect(await getCurrentAgreement(http)).toMatchObject({
    acceptance: { items: ["terms", "privacy", "publishing"] },
  });
  expect(await publish()).toMatchObject({ isMakeHomepage: "Y" });

  await page.reload();
  await expect(page.getByRole("status")).toContainText("You agreed to version 2026-11-30");
  await expect(page.getByRole("checkbox", { name: /Right to publish/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /News/ })).not.toBeChecked();
});

test("accepts the required items at once and redirects", extended, async ({ page, product }) => {
  await signInPage(page, product.backendUrl, await createRealtorAccount(product.backendUrl));
  await page.goto("/agreement?redirect=%2Fen%2Fterms");
  const boxes = page.locator("main input[name]:not([name=news])");
  const all = page.getByRole("checkbox", { name: "필수 항목에 모두 동의합니다" });
  const news = page.getByRole("checkbox", { name: /새 기능/ });
  const submit = page.getByRole("button", { name: "동의하고 계속하기" });
  await expect(submit).toBeEnabled();
  await all.check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await expect(news).not.toBeChecked();
  await boxes.first().uncheck();
  await expect(all).not.toBeChecked();
  await news.check();
  await all.check();
  await expect(news).toBeChecked();
  await submit.click();
  await expect(page).toHaveURL(/\/en\/terms$/);
});

test("rejects a home buyer", extended, async ({ page, product }) => {
  await signInPage(page, product.backendUrl, "user@example.com");
  await page.goto("/en/agreement");
  await expect(page.getByRole("status")).toContainText("Only an agent account can agree.");
  await expect(page.getByRole("button", { name: "Agree and continue" })).toBeDisabled();
});
