import { expect, test, extended } from "./fixtures/test.ts";
import { createRealtorAccount } from "./fixtures/create-agent.ts";
import { endSession, signIn, getStored } from "./fixtures/sign-in-form.ts";

test("opens the sign-in page after the backend ended the session", async ({ page, product }) => {
  await page.goto("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fprocess");
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  const token = await getStored(page, "accessToken");
  // An open page would also check the session and redirect to sign-in.
  await page.goto("about:blank");
  await endSession(product, token);
  // Hydration checks the session, which can redirect before the load event.
  await page.goto("/en/grace-kim/process", { waitUntil: "commit" });
  await expect(page.getByText("We signed you out to keep your account safe.")).toBeVisible();
  expect(await getStored(page, "accessToken")).toBeNull();
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
});

test(
  "restores checked boxes after a 401 response",
  extended,
  async ({ page, product, consoleErrors }) => {
    const email = await createRealtorAccount(product.backendUrl);
    await page.goto("/en/login?redirect=%2Fen%2Fagreement");
    await signIn(page, email);
    const send = page.getByRole("button", { name: "Agree and continue" });
    await expect(send).toBeEnabled();
    const items = [/Service agreement/, /Collection and use/, /Right to publish/];
    for (const name of items) await page.getByRole("checkbox", { name }).check();
    await endSession(product, await getStored(page, "accessToken"));
    await send.click();
    await expect(page.getByText("We signed you out to keep your account safe.")).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain("401");
    await signIn(page, email);
    await expect(page).toHaveURL(/\/en\/agreement$/);
    for (const name of items) await expect(page.getByRole("checkbox", { name })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /News/ })).not.toBeChecked();
  },
);
