import type { Page } from "@playwright/test";
import { inviteRealtor } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type SmtpStandIn, startSmtp } from "../../packages/backend/test/smtp-stand-in.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test as base } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";
import { signedIn } from "./signed-in.ts";

/** The product with a mail server, whose part a local one plays. */
const test = base.extend<object, { smtp: SmtpStandIn; product: Product }>({
  smtp: [
    async ({ browserName: _anyBrowser }, provide) => {
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

/** What the browser itself reports of a link that is refused. */
const refusal = "Failed to load resource: the server responded with a status of 400 (Bad Request)";
const password = "a-long-password";

/** As an admin does it; answers the link's address and what is secret in it. */
async function invite({ backendUrl }: Product, desiredUrl: string, locale: Locale = "en") {
  const { http } = await signedIn(backendUrl, "admin@example.com");
  const email = `${desiredUrl}@agents.example`;
  const { inviteUrl } = await inviteRealtor(http, {
    email,
    userName: "Dana Park",
    desiredUrl,
    locale,
  });
  return { email, inviteUrl, token: new URL(inviteUrl).searchParams.get("invite") ?? "" };
}

const newPassword = (page: Page) => page.getByLabel("New password");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function setPassword(page: Page, typed: string): Promise<void> {
  await newPassword(page).fill(typed);
  await page.getByRole("button", { name: "Set password" }).click();
}

/** With the password that is in the form already. */
async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a new agent signs in from the invitation, and again without it", async ({
  page,
  product,
  complaints,
}) => {
  const { email, inviteUrl, token } = await invite(product, "dana-park");
  const calls: string[] = [];
  page.on("request", (request) => {
    const said = `${request.url()} ${request.headers()["referer"] ?? ""}`;
    const isCall = ["fetch", "xhr"].includes(request.resourceType());
    if (isCall || !request.url().startsWith(product.url)) calls.push(said);
  });

  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("Welcome");
  await expect(page).toHaveURL(`${product.url}/en/login?invite=`);
  expect(await findFaults(page)).toEqual([]);

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
  expect(calls.filter((said) => said.includes(token))).toEqual([]);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await signInAs(page, email);
  await expect(title(page)).toHaveText("Dana Park");

  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("Welcome");
  await setPassword(page, "another-password");
  await expect(title(page)).toHaveText("This link no longer works");
  expect(complaints.splice(0)).toEqual([refusal]);
  await expect(page.getByText("ask the person who made your account")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${product.url}/en/login`);
  await expect(title(page)).toHaveText("You are signed in");
});

test("a forgotten password is replaced by the link in the mail", async ({
  page,
  product,
  smtp,
  complaints,
}) => {
  const email = "yuna-lee@example.com";
  const linkOf = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? "";
  await page.goto("/en/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  expect(await findFaults(page)).toEqual([]);
  const mail = smtp.next();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status")).toContainText("If there is an account with this email");
  await expect(page.getByRole("status")).toContainText("ask the person who made your account");
  const { to, text } = await mail;
  expect(to).toEqual([email]);

  const link = linkOf({ text });
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
  expect(complaints.splice(0)).toEqual([refusal]);
  const again = smtp.next();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.goto(linkOf(await again));
  await expect(title(page)).toHaveText("Choose a new password");
});

test("an invitation is the same after a reload and in another language", async ({
  page,
  product,
}) => {
  const { email, inviteUrl } = await invite(product, "noa-lim", "ko");
  await page.goto(inviteUrl);
  await expect(title(page)).toHaveText("환영합니다");
  await page.reload();
  await expect(title(page)).toHaveText("환영합니다");
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(title(page)).toHaveText("Welcome");
  await setPassword(page, password);
  await signInAs(page, email);
  await expect(page).toHaveURL(`${product.url}/en/noa-lim/admin`);
});

for (const width of [390, 820, 1440])
  test(`the form of a link fits ${width} px, on an agent's sign-in page too`, async ({ page }) => {
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
  test("a link says what it needs", async ({ page }) => {
    await page.goto("/en/login?invite=any");
    await expect(page.locator("noscript p")).toHaveText(/Signing in needs JavaScript/);
    await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeHidden();
  });
});
