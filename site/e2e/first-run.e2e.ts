import type { Page } from "@playwright/test";
import { inviteRealtor } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { portraitFile, uniqueLicense, uniqueSlug } from "./fixtures/create-agent.ts";
import { tabTo } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import type { Product } from "./fixtures/product.ts";
import { openSession } from "./fixtures/sign-in-by-api.ts";

/** The words of the way, by language. */
const words = {
  ko: {
    start: "홈페이지 만들기",
    password: "비밀번호",
    next: "다음",
    titles: [
      "이름과 사진부터 시작합니다",
      "면허와 소속 회사를 알려 주세요",
      "손님이 어떻게 연락하면 될까요?",
      "마음에 드는 디자인을 고르세요",
      "한 가지만 남았습니다",
    ],
    name: "이름",
    typedName: "윤지호",
    nameEn: "영문 이름",
    state: "캘리포니아",
    license: "DRE 면허 번호",
    city: "활동하시는 도시",
    brokerage: "소속 회사",
    phone: "휴대전화",
    color: "와인",
    agreeAll: "모두 동의합니다",
    publish: "동의하고 공개하기",
    live: "홈페이지를 공개했습니다",
    success: "성공적으로 수정 되었습니다.",

    seeAll: "전체 보기",
    missing: "주를 골라 주세요",
  },
  en: {
    start: "Start my website",
    password: "Password",
    next: "Continue",
    titles: [
      "Start with your name and photo",
      "Your license and brokerage",
      "How should buyers reach you?",
      "Choose your design",
      "One thing left",
    ],
    name: "Your name",
    typedName: "Marta Silva",
    nameEn: "Your name",
    state: "California",
    license: "Your DRE license number",
    city: "City you work in",
    brokerage: "Brokerage",
    phone: "Mobile phone",
    color: "Wine",
    agreeAll: "Agree to all",
    publish: "Agree and publish",
    live: "Your website is live",
    success: "Updated successfully.",

    seeAll: "See it all",
    missing: "Choose a state",
  },
} as const;

// A missing control fails at once, not at the end of the test.
test.use({ actionTimeout: 20_000 });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const expectAccessible = async (page: Page) =>
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

/** Invites an agent and returns the link and the slug. */
async function invite(product: Product, locale: Locale) {
  const admin = await openSession(product.backendUrl, "admin@example.com");
  const slug = uniqueSlug("marta").slice(0, 40);
  const { inviteUrl } = await inviteRealtor(admin.http, {
    email: `${slug}@agents.example`,
    userName: "Marta Silva",
    desiredUrl: slug,
    locale,
  });
  return { inviteUrl, slug, start: `${locale === "ko" ? "" : `/${locale}`}/${slug}/admin/start` };
}

/** Chooses the portrait and takes the crop that opens by itself. */
async function addPortrait(page: Page) {
  await page.locator("#main input[type=file]").setInputFiles(portraitFile);
  const crop = page.getByRole("dialog").filter({ has: page.locator("img") });
  await expect(crop).toBeVisible();
  await crop.getByRole("button").last().press("Enter");
  await expect(crop).toBeHidden();
}

test.describe("on a phone", extended, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("leads from the invitation to a live website by touch", async ({ page, product }) => {
    test.slow();
    const text = words.ko;
    const { inviteUrl, slug, start } = await invite(product, "ko");
    const tap = async (role: "button" | "checkbox" | "radio", name: string) => {
      await page.getByRole(role, { name, exact: true }).filter({ visible: true }).tap();
    };
    const fill = async (name: string, value: string) => {
      await page.getByLabel(name, { exact: true }).fill(value);
    };
    await page.goto(inviteUrl);
    await fill(text.password, "seven-quiet-lemons");
    await tap("button", text.start);
    await expect(page).toHaveURL(`${product.url}${start}`);
    await expect(title(page)).toHaveText(text.titles[0]);
    await fill(text.name, text.typedName);
    await addPortrait(page);
    await expectAccessible(page);
    const seeAll = page.getByRole("button", { name: text.seeAll });
    await seeAll.tap();
    await expect(page.getByRole("dialog").locator("iframe")).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(seeAll).toBeFocused();
    await tap("button", text.next);

    await expect(title(page)).toHaveText(text.titles[1]);
    await expect(title(page)).toBeFocused();
    await tap("button", text.next);
    await expect(page.getByText(text.missing)).toBeVisible();
    await tap("radio", text.state);
    await fill(text.license, uniqueLicense());
    await fill(text.city, "Irvine");
    await fill(text.brokerage, "Saltbrook Realty");
    await expectAccessible(page);
    await tap("button", text.next);

    await expect(title(page)).toHaveText(text.titles[2]);
    await page.getByLabel(text.phone, { exact: true }).pressSequentially("9495550110");
    await expect(page.getByLabel(text.phone, { exact: true })).toHaveValue("949-555-0110");
    await expectAccessible(page);
    await tap("button", text.next);

    await expect(title(page)).toHaveText(text.titles[3]);
    await tap("radio", text.color);
    await expectAccessible(page);
    await tap("button", text.next);

    await expect(title(page)).toHaveText(text.titles[4]);
    await tap("button", text.publish);
    await expect(page.locator("input[name=terms]")).toBeFocused();
    await tap("checkbox", text.agreeAll);
    await expectAccessible(page);
    await tap("button", text.publish);
    await expect(page).toHaveURL(`${product.url}${start.replace("/start", "/live")}`);
    await expect(title(page)).toHaveText(text.live);
    await expect(title(page)).toBeFocused();
    await expect(page.getByText(text.success)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${start.split("/admin")[0]}`);
    await expect(title(page)).toContainText(text.typedName.slice(0, 2));
    await expect(page.locator("[data-sample]")).toHaveCount(0);
    await page.goto(start);
    await expect(page).toHaveURL(new RegExp(`/${slug}/admin$`));
  });
});

test.describe("at a computer", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("leads from the invitation to a live website by keyboard, and resumes", async ({
    page,
    product,
    context,
  }) => {
    test.slow();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const text = words.en;
    const { inviteUrl, slug, start } = await invite(product, "en");
    const type = async (name: string, value: string) => {
      await tabTo(page, page.getByLabel(name, { exact: true }));
      await page.keyboard.press("Control+a");
      await page.keyboard.type(value);
    };
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(inviteUrl);
    await expect(page.getByLabel(text.password, { exact: true })).toBeFocused();
    await page.keyboard.type("seven-quiet-lemons");
    await press("Enter");
    await expect(title(page)).toHaveText(text.titles[0]);
    await expect(title(page)).toBeFocused();

    // The address: a digit is answered in words, a taken one with proposals.
    await tabTo(page, page.getByRole("button", { name: "Change your web address" }));
    await press("Enter");
    const address = page.getByLabel("Your web address");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("marta2");
    await expect(page.getByText(/Use letters, hyphens, and underscores only/)).toBeVisible();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("grace-kim");
    await expect(page.getByText("That address is taken. How about one of these?")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: /^marta-silva/ }).first()).toBeVisible();
    const own = uniqueSlug("marta").slice(0, 40);
    await address.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(own);
    await expect(page.getByText(/ is available$/)).toBeVisible();
    await press("Enter");
    await expect(page.getByText(`/${own}`).first()).toBeVisible();
    await addPortrait(page);
    await type("Your name", "Marta Silva");
    await press("Enter");

    await expect(title(page)).toHaveText(text.titles[1]);
    await expect(page).toHaveURL(`${product.url}${start.replace(slug, own)}#license`);
    const preview = page.frameLocator("aside iframe").first();
    await expect(preview.locator("h1")).toHaveText("Marta Silva");
    await expect(preview.locator("#about")).toHaveAttribute("aria-hidden", "true");
    await tabTo(page, page.getByRole("radio", { name: "California" }));
    await press("Space");
    await type("Your DRE license number", uniqueLicense());
    await expect(page.getByText("The number looks right")).toBeVisible();
    await type("City you work in", "Irvine");
    // A page that opens while a save is in progress would start from the version before it.
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("Saltbrook Realty")),
    );
    await type("Brokerage", "Saltbrook Realty");
    await saved;
    await expect(page.locator("header").getByText("Saved")).toBeVisible();

    // Reloading opens the same step with everything that was typed.
    await page.reload();
    await expect(page.getByLabel("Brokerage", { exact: true })).toHaveValue("Saltbrook Realty");
    await tabTo(page, page.getByLabel("Brokerage", { exact: true }));
    await press("Enter");
    await expect(title(page)).toHaveText(text.titles[2]);
    await type("Mobile phone", "9495550110");
    await expect(page.getByLabel("Email for inquiries")).toHaveValue(`${slug}@agents.example`);
    await press("Enter");

    await expect(title(page)).toHaveText(text.titles[3]);
    await tabTo(page, page.getByRole("radio", { name: /^Portrait/ }));
    await press("ArrowRight");
    await expect(page.getByRole("radio", { name: /^Panorama/ })).toBeChecked();
    await tabTo(page, page.getByRole("radio", { name: "Pine" }));
    await press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Navy" })).toBeChecked();
    await expectAccessible(page);
    await press("Enter");

    await expect(title(page)).toHaveText(text.titles[4]);
    await tabTo(page, page.getByRole("checkbox", { name: "Agree to all" }));
    await press("Space");
    await press("Enter");
    await expect(title(page)).toHaveText(text.live);
    await expect(page.getByText(text.success)).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Copy" }));
    await press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/${own}`);
    const download = page.waitForEvent("download");
    await tabTo(page, page.getByRole("button", { name: "Save the QR code" }));
    await press("Enter");
    expect((await download).suggestedFilename()).toBe(`${own}-qr.png`);
    await expectAccessible(page);
  });
});
