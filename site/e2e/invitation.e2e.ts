import type { Page } from "@playwright/test";
import { inviteRealtor } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import {
  type FakeSmtpServer,
  startSmtp,
} from "../../packages/backend/test/fakes/fake-smtp-server.ts";
import { extendedExcept } from "./extended.ts";
import { findA11yViolations } from "./find-a11y-violations.ts";
import { expect, test as base } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseLanguage } from "./language-menu.ts";

/** A product with a fake SMTP server. */
const test = base.extend<object, { smtp: FakeSmtpServer; product: Product }>({
  smtp: [
    async ({ browserName: _browserName }, provide) => {
      const smtp = await startSmtp();
      await provide(smtp);
      await smtp.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ smtp }, provide) => {
      const product = await startProduct({
        env: { SMTP_URL: smtp.url, MAIL_FROM: "Built for Realtors <hello@realtor.example>" },
      });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Logged by the browser for a rejected link. */
const rejectedLinkError =
  "Failed to load resource: the server responded with a status of 400 (Bad Request)";
const password = "a-long-password";

/** Invites an agent as an admin; returns the link and its token. */
async function invite({ backendUrl }: Product, desiredUrl: string, locale: Locale = "en") {
  const { http } = await signInByApi(backendUrl, "admin@example.com");
  const email = `${desiredUrl}@agents.example`;
  const { inviteUrl } = await inviteRealtor(http, {
    email,
    userName: "Dana Park",
    desiredUrl,
    locale,
  });
  return { email, inviteUrl, token: new URL(inviteUrl).hash.replace("#token=", "") };
}

const newPassword = (page: Page) => page.getByLabel("New password");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function setPassword(page: Page, typed: string): Promise<void> {
  await newPassword(page).fill(typed);
  await page.getByRole("button", { name: "Set password" }).click();
}

/** Signs in with the password that is already in the form. */
async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("signs a new agent in through the invitation, and later without it", async ({
  page,
  product,
  consoleErrors,
}) => {
  const { email, inviteUrl, token } = await invite(product, "dana-park");
  const calls: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${request.headers()["referer"] ?? ""}`;
    const isCall = ["fetch", "xhr"].includes(request.resourceType());
    if (isCall || !request.url().startsWith(product.url)) calls.push(sent);
  });

  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("Welcome");
  await expect(page).toHaveURL(`${product.url}/en/login?invite=`);
  expect(await findA11yViolations(page)).toEqual([]);

  await setPassword(page, "too-short");
  await expect(page.getByText("Please use at least 10 characters.")).toBeVisible();
  await expect(newPassword(page)).toBeFocused();
  await newPassword(page).fill(password);
  await expect(newPassword(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(newPassword(page)).toHaveAttribute("type", "text");
  await newPassword(page).press("Enter");

  await expect(title(page)).toHaveText("Your password is set");
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/en/login`);
  await signInAs(page, email);
  await expect(page).toHaveURL(`${product.url}/en/dana-park/admin`);
  await expect(title(page)).toHaveText("Dana Park");
  expect(calls.filter((call) => call.includes(token))).toEqual([]);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await signInAs(page, email);
  await expect(title(page)).toHaveText("Dana Park");

  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("Welcome");
  await setPassword(page, "another-password");
  await expect(title(page)).toHaveText("This link no longer works");
  expect(consoleErrors.splice(0)).toEqual([rejectedLinkError]);
  await expect(page.getByText("ask the person who made your account")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${product.url}/en/login`);
  await expect(title(page)).toHaveText("You are signed in");
});

test("resets a forgotten password through the emailed link", async ({
  page,
  product,
  smtp,
  consoleErrors,
}) => {
  const email = "yuna-lee@example.com";
  const getLink = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? "";
  await page.goto("/en/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  expect(await findA11yViolations(page)).toEqual([]);
  const mail = smtp.next();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status")).toContainText("If there is an account with this email");
  await expect(page.getByRole("status")).toContainText("ask the person who made your account");
  const { to, text } = await mail;
  expect(to).toEqual([email]);

  const link = getLink({ text });
  expect(link).toContain(`${product.url}/en/login?reset=`);
  await page.goto(link);
  await expect(title(page)).toHaveText("Choose a new password");
  await expect(page).toHaveURL(`${product.url}/en/login?reset=`);
  await setPassword(page, password);
  await signInAs(page, email);
  await expect(page).toHaveURL(`${product.url}/en/yuna-lee/admin`);
  await expect(title(page)).toBeVisible();

  await page.goto(link);
  await setPassword(page, "another-password");
  await expect(title(page)).toHaveText("This link no longer works");
  expect(consoleErrors.splice(0)).toEqual([rejectedLinkError]);
  const again = smtp.next();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.goto(getLink(await again));
  await expect(title(page)).toHaveText("Choose a new password");
});

test("keeps the invitation after a reload and in another language", async ({ page, product }) => {
  const { email, inviteUrl } = await invite(product, "noa-lim", "ko");
  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("환영합니다");
  await page.reload();
  await expect(title(page)).toHaveText("환영합니다");
  await chooseLanguage(page, "English");
  await expect(title(page)).toHaveText("Welcome");
  await setPassword(page, password);
  await signInAs(page, email);
  await expect(page).toHaveURL(`${product.url}/en/noa-lim/admin`);
});

for (const width of [390, 820, 1440])
  test(`fits the password form at ${width} px`, extendedExcept(390, width), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/login", "/ja-JP/login", "/en/grace-kim/login"]) {
      await page.goto(`${path}?invite=any`);
      await expect(page.locator("input[autocomplete=new-password]")).toBeVisible();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that a link requires JavaScript", async ({ page }) => {
    await page.goto("/en/login?invite=any");
    await expect(page.locator("noscript p")).toHaveText(/Signing in needs JavaScript/);
    await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeHidden();
  });
});
