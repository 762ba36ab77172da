import type { Page } from "@playwright/test";
import { confirmSecondFactor, createSecondFactor } from "@realtor/api/loaning";
import { showCode } from "../../packages/backend/test/fakes/authenticator-app.ts";
import { createAgent, createRealtorAccount } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { accountPassword, samplePassword, signInPage } from "./fixtures/sign-in-by-api.ts";
import { signIn } from "./fixtures/sign-in-form.ts";

/** Turns two-step verification on by keyboard, and returns the key of the app and the backup codes. */
async function turnOn(
  page: Page,
  password = accountPassword,
): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("button", { name: "Turn on" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Turn on two-step verification" });
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Current password")).toHaveAccessibleDescription(
    /isn’t your current password/,
  );
  await dialog.getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  const code = dialog.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  const key = await dialog.getByLabel("Key for the app", { exact: true }).inputValue();
  const secret = key.replaceAll(" ", "");
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/incorrect/);
  await expect(code).toBeFocused();
  const shown = showCode(secret);
  await code.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await page.keyboard.press("Enter");
  const saved = page.getByRole("alertdialog", { name: "Save your backup codes" });
  const list = saved.getByRole("list", { name: "Backup codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allTextContents();
  expect(await findA11yViolations(page)).toEqual([]);
  // They are shown once.
  await page.keyboard.press("Escape");
  await expect(saved).toBeVisible();
  const download = page.waitForEvent("download");
  await saved.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("built-for-realtors-backup-codes.txt");
  await saved.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(saved).toBeHidden();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  const row = page.getByRole("listitem").filter({ hasText: "This device" });
  await row.getByRole("button").click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2Faccount$/);
}

const refusals = /40[01]/;

test("turns two-step verification on, and signs in with a code and with a backup code", async ({
  page,
  product,
  consoleErrors,
}) => {
  const email = await createRealtorAccount(product.backendUrl);
  await page.goto("/en/login?redirect=%2Fen%2Faccount");
  await signIn(page, email);
  const section = page.getByRole("region", { name: "Two-step verification" });
  await expect(section).toContainText("Off");
  const { secret, codes } = await turnOn(page);
  await expect(section).toContainText("You have 10 backup codes left.");
  await signOut(page);

  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  expect(await findA11yViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/Enter the code/);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/incorrect/);
  // The current code turned it on; the next one is accepted too.
  await code.fill(showCode(secret, Date.now() + 30_000));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(section).toContainText("You have 10 backup codes left.");
  await signOut(page);

  await signIn(page, email);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  const backup = page.getByLabel("Backup code", { exact: true });
  await expect(backup).toBeFocused();
  await backup.fill((codes[0] ?? "").toUpperCase());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(section).toContainText("You have 9 backup codes left.");

  await section.getByRole("button", { name: "New backup codes" }).click();
  await expect(page.getByRole("alertdialog").getByLabel("Current password")).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await section.getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Turn off two-step verification" });
  await dialog.getByLabel("Current password").fill(accountPassword);
  await dialog.getByRole("button", { name: "Use a backup code" }).click();
  expect(await findA11yViolations(page)).toEqual([]);
  await dialog.getByLabel("Backup code", { exact: true }).fill(codes[1] ?? "");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog).toBeHidden();
  await expect(section).toContainText("Off");
  // The refused attempts, and the passwords that were followed by a code.
  expect(consoleErrors.splice(0).filter((text) => !refusals.test(text))).toEqual([]);
});

test(
  "is turned off by staff for an agent who lost the phone",
  extended,
  async ({ page, product }) => {
    const { http, realtor } = await createAgent(product.backendUrl);
    const { secret } = await createSecondFactor(http, accountPassword);
    await confirmSecondFactor(http, { code: showCode(secret), locale: "en" });
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto(`/en/admin?q=${realtor.desiredUrl}`);
    const menu = page.getByRole("button", { name: "Menu for Nora Vale" });
    const item = page.getByRole("menuitem", { name: "Turn off two-step verification…" });
    await menu.click();
    await item.click();
    const dialog = page.getByRole("alertdialog", {
      name: "Turn off two-step verification for Nora Vale?",
    });
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Two-step verification is off for Nora Vale.")).toBeVisible();
    await expect(async () => {
      await menu.click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expect(item).toHaveCount(0, { timeout: 100 });
    }).toPass();
  },
);

/** A product whose operator requires a second factor of staff. */
const strictTest = test.extend<object, object>({
  productOptions: [
    async ({ chat }, provide) =>
      provide({ slackWebhookUrl: chat.url, env: { REQUIRE_SECOND_FACTOR: "Y" } }),
    { scope: "worker" },
  ],
});

strictTest(
  "tells staff without one what to do where it is required, and lets them in with it",
  extended,
  async ({ page, product, consoleErrors }) => {
    await signInPage(page, product.backendUrl, "admin@example.com");
    for (const [prefix, texts] of [
      ["", [/담당자 계정은 2단계 인증이 필요합니다/, "로그인 및 보안"]],
      ["/ja-JP", [/担当者のアカウントには2段階認証が必要です/, "ログインとセキュリティ"]],
      ["/en", [/Staff accounts need two-step verification here/, "Sign-in and security"]],
    ] as const)
      for (const path of ["/admin", "/admin/inbox"]) {
        await page.goto(prefix + path);
        const alert = page.getByRole("alert").first();
        for (const text of texts) await expect(alert).toContainText(text);
      }
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Sample Admin" }).click();
    await page.getByRole("menuitem", { name: "Sign-in and security" }).click();
    await turnOn(page, samplePassword);
    await page.getByRole("link", { name: "Websites" }).first().click();
    await expect(page.getByText("Grace Kim").first()).toBeVisible();
    await page.goto("/en/admin/inbox");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(
      consoleErrors.splice(0).filter((text) => !/40[013]|^ApiError: Staff/.test(text)),
    ).toEqual([]);
  },
);
