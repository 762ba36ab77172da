import type { Locator, Page } from "@playwright/test";

/** The notice's words on the landing page of each language. */
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
    choices: "Your privacy choices",
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

/** The notice that asks for consent, and tells what was said. */
export function consentBanner(page: Page, { title }: { title: string } = english): Locator {
  return page.getByRole("region", { name: title });
}

/** Presses a button of the notice by its name, in English or another of the languages. */
export async function answerBanner(
  page: Page,
  name: string,
  words: { title: string } = english,
): Promise<void> {
  await consentBanner(page, words)
    .or(page.locator("#measure-consent"))
    .getByRole("button", { name, exact: true })
    .click();
}

/** Cookies and local storage of this site, by name. */
export async function tracesOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...stored].toSorted();
}

/** Opens a page, and waits until what measures it has come and nothing is asked for any more. */
export async function openUntilQuiet(page: Page, path: string): Promise<void> {
  const started = page.waitForResponse(/measure\.entry-/);
  await page.goto(path);
  await started;
  await page.waitForLoadState("networkidle");
}
