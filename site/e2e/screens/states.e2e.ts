import type { Page } from "@playwright/test";
import { updateRealtor } from "@realtor/api/loaning";
import { createAgent, type TestAgent } from "../fixtures/create-agent.ts";
import { getPreview } from "../fixtures/editor-page.ts";
import { sendContact } from "../fixtures/inquiries.ts";
import { getEntry } from "../fixtures/inbox-page.ts";
import type { Product } from "../fixtures/product.ts";
import { signInPage } from "../fixtures/sign-in-by-api.ts";
import { expect, extended } from "../fixtures/test.ts";
import { test } from "../fixtures/translation-test.ts";
import { deviceOf, expectScreen, prefixes, type ScreenLang } from "./expect-screen.ts";

async function openAbout(
  page: Page,
  product: Product,
  { agent, lang = "en" }: { agent: TestAgent; lang?: ScreenLang },
): Promise<void> {
  await signInPage(page, product.backendUrl, agent.email);
  await page.goto(`${prefixes[lang]}/${agent.realtor.desiredUrl}/admin#about`);
  await expect(page.locator("#section-title")).toBeVisible();
}

/** Without a color and without texts: the look is not chosen yet. */
const unfinished = {
  isMakeHomepage: "N",
  designMainColor: "",
  aboutMeEn: "",
  aboutMeKr: "",
} as const;

test.describe(() => {
  test.use(deviceOf("desktop"));

  test("editor: link to a preview", extended, async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-send" });
    await openAbout(page, product, { agent });
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Send a preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Send a preview" });
    await expect(dialog.getByText("Not opened yet")).toBeVisible();
    await expectScreen(page, "editor-send-preview-desktop-en", {
      mask: [dialog.locator("input"), dialog.getByText(/until|http/)],
    });
  });

  test("editor: changed on two devices", extended, async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-devices" });
    await openAbout(page, product, { agent });
    // The preview scrolls to the section when it is rendered.
    await expect(getPreview(page).locator("#about h2")).toBeInViewport();
    await updateRealtor(agent.http, agent.realtor.id, {
      updatedAt: agent.realtor.updatedAt,
      aboutMeEn: "I read the contract with you before you sign it.",
    });
    await page.getByLabel("Your story").fill("Before I show you a house I ask.");
    await expect(
      page.getByRole("dialog", { name: "You changed this on two devices" }),
    ).toBeVisible();
    await expectScreen(page, "editor-two-devices-desktop-en", {
      mask: [page.getByRole("dialog").getByText(/\d:\d\d|just now|ago/)],
    });
    expect(consoleErrors.splice(0).join()).toContain("409"); // logged by the browser
  });

  test("editor: draft of a translation", extended, async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl, {
      desiredUrl: "nora-missing",
      aboutMeKr: "",
      presentation: { siteLanguages: ["en", "ko"] },
      additionalSections: [],
    });
    await openAbout(page, product, { agent });
    await page
      .getByRole("radio", { name: /^한국어/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(getPreview(page).getByText("About you · English shown")).toBeVisible();
    await page.getByRole("button", { name: "Draft a translation" }).click();
    await expect(page.getByRole("button", { name: "Use this text" })).toBeVisible();
    await expectScreen(page, "editor-draft-translation-desktop-en");
  });
});

test.describe(() => {
  test.use(deviceOf("phone"));

  test("home before publishing", extended, async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl, {
      ...unfinished,
      desiredUrl: "nora-draft",
    });
    await signInPage(page, product.backendUrl, agent.email);
    await page.goto("/admin");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await expectScreen(page, "home-draft-phone-ko");
  });

  test("editor: preview on a phone", extended, async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-preview" });
    await openAbout(page, product, { agent, lang: "ko" });
    // Loaded before it is displayed.
    await expect(getPreview(page).locator("#about-title")).toBeAttached();
    await page.getByRole("button", { name: "미리보기", exact: true }).click();
    await expect(getPreview(page).getByRole("heading", { level: 1 })).toBeVisible();
    // The preview scrolls to the section of the form.
    await expect(getPreview(page).getByRole("heading", { name: "소개" })).toBeInViewport();
    await expectScreen(page, "editor-preview-phone-ko");
  });

  test("requests: reply on a phone", extended, async ({ page, browser, product }) => {
    const agent = await createAgent(product.backendUrl, { desiredUrl: "nora-reply" });
    await sendContact(browser, `${product.url}/${agent.realtor.desiredUrl}`, {
      last: "정",
      first: "하윤",
      message: "주말에 집을 볼 수 있을까요?",
    });
    await signInPage(page, product.backendUrl, agent.email);
    await page.goto("/ja-JP/admin/inbox");
    await getEntry(page, "정하윤").click();
    await page.getByRole("button", { name: "お電話します" }).click();
    await expect(page.getByRole("dialog").getByLabel("返信の内容")).toBeVisible();
    await expectScreen(page, "requests-reply-phone-ja");
  });
});
