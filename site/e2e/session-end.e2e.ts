import { expect, test } from "./fixtures.ts";
import { newRealtor } from "./new-realtor.ts";
import { endSession, signIn, stored } from "./sign-in-form.ts";

test("a token that the backend ended is asked for again", async ({ page, product }) => {
  await page.goto("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fprocess");
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  const token = await stored(page, "accessToken");
  // A page that is still open would ask too, and leave for the sign-in by itself.
  await page.goto("about:blank");
  await endSession(product, token);
  // The page asks as soon as it wakes, which may be before all of it is there.
  await page.goto("/en/grace-kim/process", { waitUntil: "commit" });
  await expect(page.getByText("You were signed out to keep the account safe.")).toBeVisible();
  expect(await stored(page, "accessToken")).toBeNull();
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
});

test("what was typed while the session ended is there after signing in again", async ({
  page,
  product,
}) => {
  await page.goto("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fprocess");
  await signIn(page, "user@example.com");
  // The page asks whether the session still stands: this time the answer takes its time.
  let typed = () => {};
  const whenTyped = new Promise<void>((resolve) => (typed = resolve));
  await page.route("**/api/auth/get-session", async (route) => {
    await whenTyped;
    await route.continue();
  });
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  await page.getByLabel("Home price ($)").fill("1,000,000");
  await page.getByLabel("Down payment", { exact: true }).fill("200000");
  await page.getByRole("radio", { name: "$" }).check();
  await page.getByLabel("Interest rate (% a year)").fill("6.5");
  await endSession(product, await stored(page, "accessToken"));
  typed();
  await expect(page.getByText("You were signed out to keep the account safe.")).toBeVisible();
  await page.unroute("**/api/auth/get-session");
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  await expect(page.getByLabel("Home price ($)")).toHaveValue("1,000,000");
  await expect(page.getByLabel("Down payment", { exact: true })).toHaveValue("200000");
  await expect(page.getByRole("radio", { name: "$" })).toBeChecked();
  await expect(page.getByLabel("Interest rate (% a year)")).toHaveValue("6.5");
});

test("what was ticked is there after a 401 to sending it", async ({
  page,
  product,
  complaints,
}) => {
  const email = await newRealtor(product.backendUrl);
  await page.goto("/en/login?redirect=%2Fen%2Fagreement");
  await signIn(page, email);
  const send = page.getByRole("button", { name: "Agree and continue" });
  await expect(send).toBeEnabled();
  const items = [/Terms of Use/, /Collection and use/, /Right to publish/];
  for (const name of items) await page.getByRole("checkbox", { name }).check();
  await endSession(product, await stored(page, "accessToken"));
  await send.click();
  await expect(page.getByText("You were signed out to keep the account safe.")).toBeVisible();
  expect(complaints.splice(0).join()).toContain("401");
  await signIn(page, email);
  await expect(page).toHaveURL(/\/en\/agreement$/);
  for (const name of items) await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /News/ })).not.toBeChecked();
});
