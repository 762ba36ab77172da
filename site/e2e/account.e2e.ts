import type { Page } from "@playwright/test";
import { getSession } from "@realtor/api/loaning";
import { createHttp, type Http } from "@realtor/api/http";
import { createRealtorAccount } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { type Product, visitorHeaders } from "./fixtures/product.ts";
import { accountPassword } from "./fixtures/sign-in-by-api.ts";
import { signIn } from "./fixtures/sign-in-form.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";

/** Signs in from another browser. The client has its token; without one the sign-in was refused. */
async function signInElsewhere(
  { backendUrl }: Product,
  email: string,
  { userAgent = iPhone, password = accountPassword } = {},
): Promise<Http | null> {
  const response = await fetch(`${backendUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": userAgent,
      ...visitorHeaders(),
    },
    body: JSON.stringify({ email, password }),
  });
  const token = response.headers.get("set-auth-token");
  return token === null ? null : createHttp({ baseUrl: backendUrl, getToken: () => token });
}

const isOpen = async (http: Http | null) => http !== null && (await getSession(http)) !== null;

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Where you’re signed in" }).getByRole("listitem").filter({
    hasText: name,
  });

test("changes the password by keyboard, which signs the other devices out", async ({
  page,
  product,
  consoleErrors,
}) => {
  const email = await createRealtorAccount(product.backendUrl);
  const other = await signInElsewhere(product, email);
  await page.goto("/en/account");
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2Faccount$/);
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in and security");

  const current = page.getByLabel("Current password");
  const next = page.getByLabel("New password");
  await current.focus();
  await page.keyboard.press("Enter");
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/Enter your current password/);
  await expect(next).toHaveAccessibleDescription(/Enter a new password/);
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await page.keyboard.type("a-longer-secret-of-mine");
  await page.keyboard.press("Enter");
  await expect(current).toHaveAccessibleDescription(/isn’t your current password/);
  await expect(current).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await isOpen(other)).toBe(true);

  await current.fill(accountPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(next).toHaveValue("");
  expect(await isOpen(other)).toBe(false);
  expect(await signInElsewhere(product, email)).toBeNull();
  const password = "a-longer-secret-of-mine";
  expect(await isOpen(await signInElsewhere(product, email, { password }))).toBe(true);
  await page.reload();
  await expect(rowOf(page, "This device")).toBeVisible();
  // The refused attempt.
  expect(consoleErrors.splice(0).every((text) => text.includes("400"))).toBe(true);
});

test(
  "lists the devices, and signs them out one by one or all",
  extended,
  async ({ page, product, consoleErrors }) => {
    const email = await createRealtorAccount(product.backendUrl);
    const phone = await signInElsewhere(product, email);
    const desktop = await signInElsewhere(product, email, { userAgent: windows });
    await page.goto("/en/login");
    await signIn(page, email);
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    await page.goto("/en/admin");
    await page.getByRole("button", { name: "New Realtor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Sign-in and security" }).click();

    await expect(rowOf(page, "This device")).toContainText("Chrome on");
    await expect(rowOf(page, "Safari on iPhone")).toContainText("Used within the last hour");
    await expect(rowOf(page, "Microsoft Edge on Windows")).toBeVisible();
    await page.getByRole("button", { name: "Sign out Safari on iPhone" }).focus();
    await page.keyboard.press("Enter");
    const one = page.getByRole("alertdialog", { name: "Sign out Safari on iPhone" });
    await expect(one.getByLabel("Current password")).toBeFocused();
    await page.keyboard.type("not-the-password");
    await page.keyboard.press("Enter");
    await expect(one.getByLabel("Current password")).toHaveAccessibleDescription(
      /isn’t your current password/,
    );
    expect(await findA11yViolations(page)).toEqual([]);
    expect(await isOpen(phone)).toBe(true);
    await one.getByLabel("Current password").fill(accountPassword);
    await page.keyboard.press("Enter");
    await expect(rowOf(page, "Safari on iPhone")).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Where you’re signed in" })).toBeFocused();
    expect(await isOpen(phone)).toBe(false);
    expect(await isOpen(desktop)).toBe(true);

    await page.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere else" });
    await expect(dialog).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByLabel("Current password").fill(accountPassword);
    await dialog.getByRole("button", { name: "Sign out" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, "Microsoft Edge")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
    expect(await isOpen(desktop)).toBe(false);

    // This device last: the page is left.
    await rowOf(page, "This device").getByRole("button").press("Enter");
    await expect(page).toHaveURL(/\/en\/login\?redirect=/);
    // The refused attempt.
    expect(consoleErrors.splice(0).every((text) => text.includes("400"))).toBe(true);
  },
);
