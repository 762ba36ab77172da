import type { Page } from "@playwright/test";

/** Fills the sign-in form in English and sends it. */
export async function signIn(
  page: Page,
  email: string,
  password = "sample-password",
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** What the browser keeps of the session under a key; null where it keeps nothing. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
