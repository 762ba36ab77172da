import { deleteAccount } from "@realtor/api/loaning";
import { createAgent } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { test } from "./fixtures/mail-test.ts";
import { accountPassword, openSession, signInPage } from "./fixtures/sign-in-by-api.ts";
import { signIn } from "./fixtures/sign-in-form.ts";
import { expect, extended } from "./fixtures/test.ts";

test(
  "an agent deletes the account, and keeps it with the link of the mail",
  extended,
  async ({ page, context, product, smtp, consoleErrors }) => {
    test.slow();
    const { email, realtor } = await createAgent(product.backendUrl);
    const website = `${product.url}/en/${realtor.desiredUrl}`;
    const statusOf = async () => (await context.request.get(website)).status();
    expect(await statusOf()).toBe(200);

    await page.goto("/en/login?redirect=%2Fen%2Faccount");
    await signIn(page, email);
    await page.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
    const password = dialog.getByLabel("Current password");
    await password.fill("not-the-password");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(/isn’t your current password/);
    expect(await findA11yViolations(page)).toEqual([]);
    await password.fill(accountPassword);
    const [mail] = await Promise.all([
      smtp.next(email),
      dialog.getByRole("button", { name: "Delete account" }).click(),
    ]);
    await expect(page).toHaveURL(/\/en\/login\?deleting=/);
    await expect(page.getByText(/Your account will be deleted on .+ Sign in/)).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    await expect.poll(statusOf).toBe(410);

    const [link = ""] = /https?:\S+\/login\?deleting=\S+/.exec(mail.text) ?? [];
    await page.goto(`${product.url}${new URL(link).pathname}${new URL(link).search}`);
    await signIn(page, email);
    await expect(page).toHaveURL(/\/en\/account$/);
    const heading = page.getByRole("heading", { name: /^Your account will be deleted on/ });
    await expect(heading).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    // Nothing else is open until then.
    await page.goto("/en/admin");
    await expect(page).toHaveURL(/\/en\/account$/);

    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByText("Your account is staying.")).toBeVisible();
    await expect(heading).toHaveCount(0);
    await expect.poll(statusOf).toBe(200);
    await page.goto("/en/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nora/);
    // The refused attempt.
    expect(consoleErrors.splice(0).every((text) => text.includes("400"))).toBe(true);
  },
);

test(
  "staff see that an account is being deleted, and undo it",
  extended,
  async ({ page, product }) => {
    const { http, realtor } = await createAgent(product.backendUrl);
    await deleteAccount(http, { currentPassword: accountPassword, code: "", locale: "en" });
    await openSession(product.backendUrl, "admin@example.com");
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto(`/en/admin?q=${realtor.desiredUrl}`);
    const row = page.getByRole("row").filter({ hasText: realtor.desiredUrl });
    await expect(row).toContainText("Account to be deleted");
    await row.getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Undo account deletion…" }).click();
    await page.getByRole("button", { name: "Keep account" }).click();
    await expect(page.getByText("account is staying.")).toBeVisible();
    await expect(row).not.toContainText("Account to be deleted");
  },
);
