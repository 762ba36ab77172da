import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "./product.ts";
import { samplePassword } from "./sign-in-by-api.ts";

/** Submits the English sign-in form, on its page or in a dialog. */
export async function signIn(
  place: Page | Locator,
  email: string,
  password = samplePassword,
): Promise<void> {
  await place.getByLabel("Email").fill(email);
  await place.getByLabel("Password", { exact: true }).fill(password);
  await place.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A localStorage entry of the session, or null. */
export const getStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Ends a session on the backend, as if another device signed out. */
export async function endSession({ backendUrl }: Product, token: string | null): Promise<void> {
  const response = await fetch(`${backendUrl}/api/auth/sign-out`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: "{}",
  });
  expect(response.status).toBe(200);
}
