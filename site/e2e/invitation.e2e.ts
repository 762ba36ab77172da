import type { Page } from "@playwright/test";
import { inviteRealtor } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { chooseLanguage } from "./fixtures/controls.ts";
import { extendedExcept, expect, extended, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import type { Product } from "./fixtures/product.ts";
import { openSession } from "./fixtures/sign-in-by-api.ts";

const password = "seven-quiet-lemons";

/** Invites an agent as an admin; returns the link and its token. */
async function invite({ backendUrl }: Product, desiredUrl: string, locale: Locale = "en") {
  const { http } = await openSession(backendUrl, "admin@example.com");
  const email = `${desiredUrl}@agents.example`;
  const { inviteUrl, realtor } = await inviteRealtor(http, {
    email,
    userName: "Dana Park",
    desiredUrl,
    locale,
  });
  const token = new URL(inviteUrl).hash.replace("#token=", "");
  return { http, email, inviteUrl, token, realtorId: realtor.id };
}

const invitedPassword = (page: Page) => page.getByLabel("Password", { exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Signs in with the password that is already in the form. */
async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("signs a new agent in through the invitation, and later without it", async ({
  page,
  product,
}) => {
  const { email, inviteUrl, token } = await invite(product, "dana-park");
  const calls: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.headers()["referer"] ?? ""}`;
    const isCall = ["fetch", "xhr"].includes(request.resourceType());
    if (isCall || !request.url().startsWith(product.url)) calls.push(sent);
  });

  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("Welcome, Dana");
  await expect(page).toHaveURL(`${product.url}/en/login?invite=`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(invitedPassword(page)).toBeFocused();
  await page.getByRole("button", { name: "Not your email?" }).click();
  expect(await findA11yViolations(page)).toEqual([]);

  await invitedPassword(page).fill("too-short");
  await invitedPassword(page).blur();
  await expect(page.getByText("Use at least 10 characters.")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await invitedPassword(page).fill(password);
  await expect(invitedPassword(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(invitedPassword(page)).toHaveAttribute("type", "text");
  await invitedPassword(page).press("Enter");

  await expect(page).toHaveURL(`${product.url}/en/dana-park/admin/start`);
  await expect(title(page)).toHaveText("Start with your name and photo");
  expect(calls.filter((call) => call.includes(token))).toEqual([]);

  await page.goto("/en/dana-park/admin");
  await page.getByRole("button", { name: "Dana Park", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await signInAs(page, email);
  await expect(title(page)).toHaveText("Dana Park");
  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("You’re signed in");
  await page.getByRole("button", { name: "Sign out" }).click();

  // The link was used: the email is filled in.
  await expect(title(page)).toHaveText("Sign in");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  expect(await findA11yViolations(page)).toEqual([]);
  await invitedPassword(page).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/en/dana-park/admin/start`);
});

test(
  "keeps the invitation after a reload and in another language",
  extended,
  async ({ page, product }) => {
    const { email, inviteUrl } = await invite(product, "noa-lim", "ko");
    await page.goto(inviteUrl);
    await expect(title(page)).toHaveText("Dana Park 님, 반갑습니다");
    await page.reload();
    await expect(title(page)).toHaveText("Dana Park 님, 반갑습니다");
    await chooseLanguage(page, "English");
    await expect(title(page)).toHaveText("Welcome, Dana");
    await expect(page.getByText(email)).toBeVisible();
    await invitedPassword(page).fill(password);
    await page.getByRole("button", { name: "Start my website" }).click();
    await expect(page).toHaveURL(`${product.url}/en/noa-lim/admin/start`);
  },
);

for (const width of [390, 820, 1440])
  test(`fits the password form at ${width} px`, extendedExcept(390, width), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/login", "/ja-JP/login", "/en/grace-kim/login"]) {
      await page.goto(`${path}?reset=any`);
      await expect(page.locator("input[autocomplete=new-password]")).toBeVisible();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that a link requires JavaScript", async ({ page }) => {
    for (const path of ["/en/login?invite=any", "/en/login?invite="]) {
      await page.goto(path);
      await expect(page.locator("noscript p")).toHaveText(/Turn on JavaScript to sign in/);
    }
    await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeHidden();
  });
});
