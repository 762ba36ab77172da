import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "./product.ts";
import { samplePassword } from "./signed-in.ts";

/** Fills the sign-in form in English, on its page or in a dialog, and sends it. */
export async function signIn(
  place: Page | Locator,
  email: string,
  password = samplePassword,
): Promise<void> {
  await place.getByLabel("Email").fill(email);
  await place.getByLabel("Password", { exact: true }).fill(password);
  await place.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** What the browser keeps of the session under a key; null where it keeps nothing. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Ends a session as another device does that signs out. */
export async function endSession({ backendUrl }: Product, token: string | null): Promise<void> {
  const ended = await fetch(`${backendUrl}/api/auth/sign-out`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: "{}",
  });
  expect(ended.status).toBe(200);
}
