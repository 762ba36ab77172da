import type { Page } from "@playwright/test";
import { createAgent, getOwnProfile, type TestAgent } from "./fixtures/create-agent.ts";
import { getPreview, storeSession } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, extended, extendedExcept, test as plainTest } from "./fixtures/test.ts";
import { test } from "./fixtures/translation-test.ts";

const english = "I read the contract with you, line by line.";

/** An agent who wrote in English; the brokerage has no Korean name either. */
const createEnglishAgent = (backendUrl: string) =>
  createAgent(backendUrl, {
    aboutMeKr: "",
    presentation: { siteLanguages: ["en", "ko"] },
    additionalSections: [],
  });

async function openAbout(page: Page, agent: TestAgent, prefix = "/en"): Promise<void> {
  await storeSession(page, agent);
  await page.goto(`${prefix}/${agent.realtor.desiredUrl}/admin#about`);
  await expect(page.locator("#section-title")).toBeVisible();
}

/** The tab of a language, with its badge; the switch above the preview has the same names. */
const getTab = (page: Page, name: RegExp | string) =>
  page.getByRole("radio", { name }).filter({ visible: true }).first();

const expectNoViolations = async (page: Page) =>
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

const texts = {
  en: {
    prefix: "/en",
    missing: (n: number) => `한국어 ${n} missing`,
    start: "Start with the English text",
    mark: "About you · English shown",
    add: ["日本語 Add", "Add Japanese"],
  },
  ko: {
    prefix: "",
    missing: (n: number) => `한국어 ${n}개 비어 있음`,
    start: "영어 글을 가져와서 시작",
    mark: "소개글 · 영어로 표시",
    add: ["日本語 추가", "일본어 추가"],
  },
  "ja-JP": {
    prefix: "/ja-JP",
    missing: (n: number) => `한국어 未入力${n}件`,
    start: "英語の文章から始める",
    mark: "自己紹介・英語で表示",
    add: ["日本語 追加", "日本語を追加"],
  },
} as const;

for (const [locale, { prefix, missing, start, mark, add }] of Object.entries(texts))
  plainTest(
    `one language at a time, for form and preview: ${locale}`,
    extendedExcept("ko", locale),
    async ({ page, product }) => {
      const agent = await createEnglishAgent(product.backendUrl);
      await openAbout(page, agent, prefix);
      const preview = getPreview(page);
      await getTab(page, "English").click();
      await expect(preview.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("#field-aboutEn")).toHaveValue(english);
      await expect(preview.getByText(mark)).toHaveCount(0);

      await getTab(page, missing(2)).click();
      await expect(preview.locator("html")).toHaveAttribute("lang", "ko");
      await expect(page.locator("#field-aboutKr")).toHaveValue("");
      await expect(preview.getByText(mark)).toBeVisible();
      await expectNoViolations(page);

      await page.getByRole("button", { name: start }).click();
      await expect(page.locator("#field-aboutKr")).toHaveValue(english);
      await expect(page.locator("#field-aboutKr")).toBeFocused();
      await expect(getTab(page, missing(1))).toBeVisible();
      await expect(preview.getByText(mark)).toHaveCount(0);

      await page.getByRole("button", { name: add[0] }).click();
      const dialog = page.getByRole("dialog");
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: add[1] }).click();
      await expect(page.locator("#field-aboutJa")).toBeVisible();
      await expect(preview.locator("html")).toHaveAttribute("lang", "ja");
    },
  );

test(
  "has one language where the preview replaces the form",
  extended,
  async ({ page, product }) => {
    const agent = await createEnglishAgent(product.backendUrl);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAbout(page, agent);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("button", { name: /^English, Language of the text and/ }).click();
    await expectNoViolations(page);
    await page.getByRole("menuitem", { name: "한국어 · 2 missing" }).click();
    await expect(getPreview(page).locator("html")).toHaveAttribute("lang", "ko");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.locator("#field-aboutKr")).toBeVisible();

    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await getTab(page, "English").click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.locator("#field-aboutEn")).toBeVisible();
  },
);

test(
  "opens a linked field in its language, and former links to sections",
  extended,
  async ({ page, product }) => {
    const agent = await createEnglishAgent(product.backendUrl);
    await openAbout(page, agent);
    const follow = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
    for (let time = 0; time < 2; time++) {
      await follow("#field-taglineKr");
      await expect(page.locator("#field-taglineKr")).toBeFocused();
      await expect(getTab(page, /^한국어/)).toBeChecked();
      await getTab(page, "English").click();
      await expect(page.locator("#field-taglineEn")).toBeVisible();
    }
    await follow("#basic");
    await expect(page.locator("#section-title")).toHaveText("Name and photo");
  },
);

test(
  "uses a machine translation only after the agent has read it",
  extended,
  async ({ page, product, deepl }) => {
    const agent = await createEnglishAgent(product.backendUrl);
    await openAbout(page, agent);
    const preview = getPreview(page);
    await getTab(page, /^한국어/).click();
    await page.getByRole("button", { name: "Draft a translation" }).click();
    const field = page.getByLabel("Your story");
    await expect(field).toHaveValue(`[KO] ${english}`);
    await expect(field).toBeFocused();
    expect(deepl.received).toEqual([{ text: [english], source_lang: "EN", target_lang: "KO" }]);
    await expectNoViolations(page);
    await expect(preview.locator("#about")).not.toContainText("[KO]");

    await page.reload();
    await getTab(page, "한국어 2 missing").click();
    await expect(field).toHaveValue(`[KO] ${english}`);
    await field.fill("계약서를 한 줄씩 함께 읽습니다.");
    await page.getByRole("button", { name: "Use this text" }).click();
    await expect(getTab(page, "한국어 1 missing")).toBeVisible();
    await expect(preview.locator("#about")).toContainText("한 줄씩");
    expect((await getOwnProfile(agent)).aboutMeKr).toBe("");
  },
);
