import type { Page } from "@playwright/test";
import { contactConsentVersion } from "@realtor/api/loaning";
import type { FakeSmtpServer } from "../../packages/backend/test/fakes/fake-smtp-server.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { contact, post } from "./fixtures/inbox-page.ts";
import { test } from "./fixtures/mail-test.ts";
import { startProduct } from "./fixtures/product.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, extended } from "./fixtures/test.ts";
import { typeSlowly } from "./fixtures/controls.ts";
import { typeParts } from "./fixtures/type-parts.ts";

/** Logged by the browser for a rejected link. */
const rejectedLinkError =
  "Failed to load resource: the server responded with a status of 400 (Bad Request)";

const getTitle = (page: Page) => page.getByRole("heading", { level: 1 });

async function setPassword(page: Page, typed: string): Promise<void> {
  await page.getByLabel("New password").fill(typed);
  await page.getByRole("button", { name: "Set password" }).click();
}

/** Finds the last mail to an address. */
const findMail = ({ arrived }: FakeSmtpServer, address: string) =>
  arrived.findLast(({ to }) => to.includes(address));

test("mails a request to the agent and a receipt to its visitor", async ({
  page,
  product,
  smtp,
}) => {
  test.slow();
  await page.goto(`${product.url}/en/grace-kim?src=newsletter#contact`);
  const form = page.locator("#contact form");
  await form.getByLabel("First name").fill("Casey");
  await form.getByLabel("Last name").fill("Visitor");
  await form.getByLabel("Phone", { exact: true }).fill("714-555-0136");
  await form.getByLabel("Email").fill("casey@visitor.example");
  await typeSlowly(form.getByLabel("Message"), "Can I see it on Sunday?");
  await form.getByRole("button", { name: "Send", exact: false }).click();
  await page.getByRole("heading", { name: "Your message has been sent." }).waitFor();

  await expect.poll(() => findMail(smtp, "casey@visitor.example")?.subject).toContain("Grace Kim");
  await expect
    .poll(() => findMail(smtp, "grace-kim@example.com")?.text)
    .toContain("Can I see it on Sunday?");
  expect(findMail(smtp, "casey@visitor.example")?.html).toContain('<html lang="en">');
  expect(findMail(smtp, "grace-kim@example.com")?.html).toContain('<html lang="ko">');
  const [link = ""] =
    /http:\S+admin\/inbox\S+item=\S+/.exec(findMail(smtp, "grace-kim@example.com")?.text ?? "") ??
    [];

  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  await page.goto(link.replace("/admin/", "/en/admin/"));
  await expect(page.getByRole("heading", { level: 2, name: "Casey Visitor" })).toBeVisible();
  const detail = page.getByRole("article");
  const consentText = `version ${contactConsentVersion}`;
  for (const text of ["English", "newsletter", consentText, "Confirmation to the sender: sent"])
    await expect(detail.getByText(text).first()).toBeVisible();
  await expect(detail.getByRole("link", { name: "Open in email" })).toHaveAttribute(
    "href",
    /^mailto:casey@visitor\.example\?subject=Your%20inquiry&body=Hi%20Casey/,
  );
  expect(await findA11yViolations(page)).toEqual([]);
});

test(
  "lets an agent choose channels, language and quiet hours",
  extended,
  async ({ page, product }) => {
    test.slow();
    await signInPage(page, product.backendUrl, "michael-park@example.com");
    await page.goto(`${product.url}/en/admin/inbox?settings=open`);
    const dialog = page.getByRole("dialog", { name: "Notifications" });
    await expect(dialog.getByLabel(/Email me about each inquiry \(.+@.+\)/)).toBeChecked();
    await dialog.getByLabel("Brokerage email address").fill("office");
    await dialog.getByLabel("Quiet hours").check();
    await typeParts(dialog.getByRole("group", { name: "Until" }), "0730AM");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/Enter an email address/)).toBeVisible();
    await dialog.getByLabel("Brokerage email address").fill("office@brokerage.example");
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    // A new address has to be confirmed, so the dialog stays.
    await expect(dialog.getByText(/office@brokerage\.example isn’t confirmed yet/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Settings and download" }).click();
    await page.getByRole("menuitem", { name: "Notifications" }).click();
    await expect(dialog.getByRole("group", { name: "Until" })).toHaveText(/7.*30.*AM/);
    await expect(dialog.getByLabel("Brokerage email address")).toHaveValue(
      "office@brokerage.example",
    );
  },
);

test(
  "asks a brokerage before it sends requests there",
  extended,
  async ({ page, product, smtp }) => {
    test.slow();
    const office = "consent@brokerage.example";
    await signInPage(page, product.backendUrl, "yuna-lee@example.com");
    await page.goto(`${product.url}/en/admin/inbox?settings=open`);
    const dialog = page.getByRole("dialog", { name: "Notifications" });
    await dialog.getByLabel("Brokerage email address").fill(office);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => findMail(smtp, office)?.text).toContain("#token=");
    const [link = ""] = /http:\S+#token=\S+/.exec(findMail(smtp, office)?.text ?? "") ?? [];
    await page.goto(`${product.url}/en/admin`);
    await expect(page.getByText(`${office} isn’t confirmed yet.`, { exact: false })).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);

    const path = "/login/confirm";
    await page.goto(`${product.url}/en${path}${link.slice(link.indexOf(path) + path.length)}`);
    await expect(page.getByText(office)).toBeVisible();
    expect(page.url()).not.toContain("token");
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Send them to this address" }).click();
    await expect(page.getByRole("heading", { name: "This address is confirmed" })).toBeFocused();

    await page.goto(`${product.url}/en/admin/inbox?settings=open`);
    await expect(dialog.getByText(`${office} is confirmed.`)).toBeVisible();
  },
);

test(
  "repeats a mail with its Message-ID after the process was killed",
  extended,
  async ({ smtp }) => {
    test.setTimeout(180_000);
    // On PostgreSQL the claim of a killed process ends after 90 s.
    const product = await startProduct({
      database: "pglite",
      env: { SMTP_URL: smtp.url, MAIL_FROM: "Built for Realtors <hello@realtor.example>" },
    });
    try {
      smtp.answer = "slow";
      const to = "killed@visitor.example";
      await post(product, "/v1/realtor-contacts", await contact(product, "맹", { email: to }));
      await expect.poll(() => findMail(smtp, to)).toBeDefined();
      // The mail server has the mail, and the process does not know.
      await product.backend.kill();
      smtp.answer = "accept";
      await product.backend.start();
      const copies = () => smtp.arrived.filter((mail) => mail.to.includes(to));
      await expect.poll(() => copies().length, { timeout: 30_000 }).toBe(2);
      expect(new Set(copies().map(({ headers }) => headers["message-id"])).size).toBe(1);
    } finally {
      await product.stop();
    }
  },
);

test("shows staff that no mail server is connected", extended, async ({ page }) => {
  test.setTimeout(180_000);
  const plain = await startProduct({ database: "pglite" });
  try {
    await expect.poll(() => plain.backend.output()).toContain("SMTP_URL is not set");
    await signInPage(page, plain.backendUrl, "admin@example.com");
    await page.goto(`${plain.url}/en/admin`);
    await expect(page.getByText(/Email isn’t set up/)).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
  } finally {
    // The page polls the server until then.
    await page.close();
    await plain.stop();
  }
});

test("resets a forgotten password through the emailed link", async ({
  page,
  product,
  smtp,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = "yuna-lee@example.com";
  const getLink = ({ text }: { text: string }) => /https?:\S+/.exec(text)?.[0] ?? "";
  await page.goto("/en/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  expect(await findA11yViolations(page)).toEqual([]);
  const mail = smtp.next();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status")).toContainText("If there’s an account with this email");
  await expect(page.getByRole("status")).toContainText("ask the person who created your account");
  await expect(page.getByRole("status")).toBeInViewport({ ratio: 0.9 });
  const { to, text } = await mail;
  expect(to).toEqual([email]);

  const link = getLink({ text });
  expect(link).toContain(`${product.url}/en/login?reset=`);
  await page.goto(link);
  await expect(getTitle(page)).toHaveText("Choose a new password");
  await expect(page).toHaveURL(`${product.url}/en/login?reset=`);
  await setPassword(page, "seven-quiet-lemons");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/en/admin`);
  await expect(getTitle(page)).toBeVisible();

  await page.goto(link);
  await setPassword(page, "another-green-ladder");
  await expect(getTitle(page)).toHaveText("This link no longer works");
  expect(consoleErrors.splice(0)).toEqual([rejectedLinkError]);
  const again = smtp.next();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.goto(getLink(await again));
  await expect(getTitle(page)).toHaveText("Choose a new password");
});
