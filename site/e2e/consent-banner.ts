import type { Locator, Page } from "@playwright/test";

/** Texts of the consent notice on the landing page, per language. */
export const languages = [
  {
    path: "/",
    locale: "ko",
    title: "방문 기록을 측정해도 되겠습니까?",
    accept: "동의",
    refuse: "거부",
    choices: "개인정보 설정",
    agreed: "지금은 측정에 동의하신 상태입니다.",
    policy: "개인정보처리방침",
    request: "홈페이지 신청하기",
  },
  {
    path: "/en",
    locale: "en",
    title: "May we measure your visit?",
    accept: "Accept",
    refuse: "Refuse",
    choices: "Your Privacy Choices",
    agreed: "You have agreed to measuring.",
    policy: "Privacy Policy",
    request: "Request your website",
  },
  {
    path: "/ja-JP",
    locale: "ja-JP",
    title: "閲覧状況を計測してもよろしいですか?",
    accept: "同意する",
    refuse: "拒否する",
    choices: "プライバシー設定",
    agreed: "現在、計測に同意いただいています。",
    policy: "プライバシーポリシー",
    request: "ホームページを申し込む",
  },
] as const;
export const [, english] = languages;

/** The consent notice, which also shows the current choice. */
export function consentBanner(page: Page, { title }: { title: string } = english): Locator {
  return page.getByRole("region", { name: title });
}

/** Clicks a button of the notice by its name; `texts` selects the language. */
export async function clickBannerButton(
  page: Page,
  name: string,
  texts: { title: string } = english,
): Promise<void> {
  await consentBanner(page, texts)
    .or(page.locator("#analytics-consent"))
    .getByRole("button", { name, exact: true })
    .click();
}

/** Names of the cookies and localStorage entries of the site. */
export async function getStoredKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...stored].toSorted();
}

/** Opens a page and waits for the analytics script and network idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  const started = page.waitForResponse(/analytics\.entry-/);
  await page.goto(path);
  await started;
  await page.waitForLoadState("networkidle");
}
