import { createRealtor, updateRealtor } from "@realtor/api/loaning";
import { createAgent, createRealtorAccount, uniqueSlug } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { sendContact } from "./fixtures/inquiries.ts";
import { signInByApi, signInPage } from "./fixtures/sign-in-by-api.ts";

const phone = { width: 390, height: 844 };

test(
  "shows the website, new requests and the one thing to do",
  extended,
  async ({ page, browser, product }) => {
    const { email, http, realtor } = await createAgent(product.backendUrl);
    const { id, updatedAt, desiredUrl } = realtor;
    await signInPage(page, product.backendUrl, email);
    await page.goto("/en/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hi, Nora");
    await expect(page.getByText("Your website has no listings yet.")).toBeVisible();
    await expect(page.getByText(/^No new inquiries/)).toBeVisible();
    // The preview is the website's first screen; it is not read or focused.
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "View" })).toHaveAttribute(
      "href",
      `/en/${desiredUrl}`,
    );
    expect(await findA11yViolations(page)).toEqual([]);
    await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute(
      "href",
      `/en/${desiredUrl}/admin/live`,
    );

    // A draft is named, and leads to the editor.
    await updateRealtor(http, id, { updatedAt, draft: { changes: { aboutMeEn: "Next" } } });
    await page.reload();
    await expect(page.getByText("One change isn’t live yet.")).toBeVisible();
    await expect(page.getByText("1 change not live yet", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Publish 1 change" })).toHaveAttribute(
      "href",
      `/en/${desiredUrl}/admin?publish`,
    );

    // Requests come first.
    const message = "주말에 집을 볼 수 있을까요?";
    await sendContact(browser, `${product.url}/${desiredUrl}`, {
      last: "정",
      first: "하윤",
      message,
    });
    await page.reload();
    await expect(page.getByText("One inquiry needs a reply.")).toBeVisible();
    await page.getByRole("link", { name: "Answer 정하윤" }).click();
    await expect(page.getByRole("article").getByText(message)).toBeVisible();
  },
);

test(
  "leads an agent through the bar, on a phone by tabs at the bottom",
  extended,
  async ({ page, product }) => {
    await signInPage(page, product.backendUrl, "emi-nakamura@example.com");
    await page.setViewportSize(phone);
    await page.goto("/ja-JP/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/さん、こんにちは$/);
    const tabs = page.getByRole("navigation", { name: "管理画面" }).getByRole("link");
    await expect(tabs).toHaveText(["ホーム", "自分のホームページ", /^お問い合わせ/]);
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    const { y = 0, height = 0 } = (await tabs.first().boundingBox()) ?? {};
    expect(y + height).toBe(phone.height);
    expect(await findA11yViolations(page)).toEqual([]);
    // The end of the page is above the tabs.
    await page.keyboard.press("End");
    await expect(page.getByRole("link", { name: "ホームページを編集" })).toBeInViewport();
    await tabs.nth(2).click();
    await expect(page).toHaveURL(/\/ja-JP\/admin\/inbox$/);
    await expect(tabs.nth(2)).toHaveAttribute("aria-current", "page");

    // With little height the tabs scroll with the page.
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto("/ja-JP/admin");
    await expect(tabs.first()).toBeVisible();
    await page.getByRole("link", { name: "ホームページを編集" }).scrollIntoViewIfNeeded();
    await expect(tabs.first()).not.toBeInViewport();
  },
);

test("leads an agent whose website was never published on", extended, async ({ page, product }) => {
  const email = await createRealtorAccount(product.backendUrl);
  const slug = uniqueSlug("steps");
  await createRealtor((await signInByApi(product.backendUrl, email)).http, { desiredUrl: slug });
  await signInPage(page, product.backendUrl, email);
  await page.goto("/en/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, New");
  await expect(page.getByText("4 steps left before you can publish.")).toBeVisible();
  await expect(page.getByText("1 of 5 steps done")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Continue with step 2, License" }).click();
  await expect(page).toHaveURL(new RegExp(`/en/${slug}/admin/start#license$`));
});
