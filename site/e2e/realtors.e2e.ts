import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createRealtor, exportRealtor, findRealtors } from "@realtor/api/loaning";
import { chooseLanguage } from "./fixtures/controls.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { uniqueSlug, createRealtorAccount } from "./fixtures/create-agent.ts";
import { openSession, signInByApi, signInPage } from "./fixtures/sign-in-by-api.ts";

/** The row with the empty state has no link. */
const getRows = (page: Page) =>
  page
    .locator("tbody")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
const getRow = (page: Page, name: string) => page.getByRole("row", { name });

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test(
  "searches and sorts homepages and keeps the query after reload and back",
  extended,
  async ({ page, product }) => {
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto("/admin");
    await expect(getRows(page).first()).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);

    // Searches, because other tests create homepages that come first by default.
    await page.getByRole("searchbox", { name: "이름, 주소, 소속, 면허 번호" }).fill("김서연");
    await expect(getRows(page)).toHaveCount(1);
    await expect(getRows(page)).toContainText("/grace-kim");
    await page.getByRole("searchbox").fill("kenji");
    await expect(getRows(page)).toHaveCount(1);
    await expect(getRows(page)).toContainText("모리타 겐지");
    await expect(page).toHaveURL(/\?q=kenji$/);
    await expect(page.locator("output").filter({ hasText: "홈페이지 1개" })).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/개 중 1개/);
    await page.getByRole("searchbox").fill("Ironwood & Sea");
    await expect(getRows(page)).toContainText("모리타 겐지");
    await page.getByRole("searchbox").fill("kenji");
    await page.reload();
    await expect(page.getByRole("searchbox")).toHaveValue("kenji");
    await expect(getRows(page)).toHaveCount(1);

    await page.getByRole("searchbox").fill("no-such-agent");
    await expect(page.getByText("‘no-such-agent’에 맞는 결과가 없습니다.")).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "전체 보기" }).click();

    await page.getByRole("columnheader", { name: "이름" }).click();
    await expect(page.getByRole("columnheader", { name: "이름" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(getRows(page).first()).toContainText("Claire Whitmore");
    await page.getByRole("columnheader", { name: "이름" }).click();
    await expect(getRows(page).first()).toContainText("Yuna Lee");
    await expect(page).toHaveURL(/\?sort=-name$/);
    // The query survives a language change.
    await chooseLanguage(page, "English");
    await expect(page).toHaveURL(/\/en\/admin\?sort=-name$/);
    await expect(getRows(page).first()).toContainText("Yuna Lee");

    await getRow(page, "Yuna Lee").getByRole("rowheader").getByRole("link").click();
    await expect(page).toHaveURL(/\/en\/yuna-lee\/admin$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/admin\?sort=-name$/);
    await expect(getRows(page).first()).toContainText("Yuna Lee");
  },
);

test("creates a homepage with an account, exports it and deletes it", async ({ page, product }) => {
  const slug = uniqueSlug("made");
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin");
  await page.getByRole("button", { name: "새 홈페이지" }).click();
  const dialog = page.getByRole("dialog", { name: "새 홈페이지" });
  await dialog.getByLabel("이름 (한국어)").fill("윤지호");
  await dialog.getByLabel("이름 (영어)").fill("Jiho Yoon");
  await expect(dialog.getByLabel("홈페이지 주소")).toHaveValue("jiho-yoon");
  await dialog.getByLabel("홈페이지 주소").fill("grace-kim");
  await expect(dialog.getByText(/^이미 쓰고 있는 주소입니다/)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await dialog.getByLabel("홈페이지 주소").fill(slug);
  await expect(dialog.getByText(`${slug} 주소를 쓸 수 있습니다`)).toBeVisible();
  await dialog.getByLabel("에이전트 이메일").fill(`${slug}@example.com`);
  await dialog.getByRole("button", { name: "만들기" }).click();
  await expect(page.getByText("성공적으로 등록 되었습니다.")).toBeVisible();
  const invite = page.getByRole("dialog", { name: "윤지호 님을 초대합니다" });
  const shownLink = invite.getByLabel("초대 링크", { exact: true });
  await expect(shownLink).toHaveValue(/\/login\?invite=#token=.+/);
  const link = await shownLink.inputValue();
  await invite.getByRole("button", { name: "초대 링크 복사" }).click();
  await expect(invite.getByRole("status")).toContainText("복사했습니다.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await invite.getByRole("button", { name: "닫기" }).click();
  await expect(page.getByRole("button", { name: "새 홈페이지" })).toBeFocused();
  const row = getRow(page, "윤지호").filter({ hasText: slug });
  await expect(row).toContainText("초대 보냄");

  const { http } = await openSession(product.backendUrl, "admin@example.com");
  const [created] = (await findRealtors(http, { q: slug })).page;
  const downloads = page.waitForEvent("download");
  await row.getByRole("button", { name: "윤지호 메뉴" }).click();
  await page.getByRole("menuitem", { name: "설정 내보내기" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe(`${created?.id}-Jiho-Yoon.json`);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported).toEqual(await exportRealtor(http, created?.id ?? ""));

  await row.getByRole("button", { name: "윤지호 메뉴" }).click();
  await page.getByRole("menuitem", { name: "홈페이지 삭제" }).click();
  const remove = page.getByRole("alertdialog", { name: "윤지호 홈페이지를 삭제하시겠습니까?" });
  await remove.getByLabel("홈페이지 주소").fill(slug);
  await remove.getByRole("button", { name: "삭제" }).click();
  await expect(page.getByText("성공적으로 삭제 되었습니다.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await findRealtors(http, { q: slug })).totalCount).toBe(0);
});

test(
  "a row's menu fits the window, and scrolls in a low one",
  extended,
  async ({ page, product }) => {
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/en/admin?q=michael_park");
    const button = page.getByRole("button", { name: "Menu for Michael Park" });
    const menu = page.getByRole("menu");
    const measure = () =>
      menu.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return {
          scrolls: element.scrollHeight > element.clientHeight,
          isInside: top >= 0 && bottom <= innerHeight,
        };
      });
    const showInTheMiddle = () =>
      button.evaluate((node) => node.scrollIntoView({ block: "center" }));
    await showInTheMiddle();
    await button.click();
    await expect(menu).toBeVisible();
    expect(await measure()).toEqual({ scrolls: false, isInside: true });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 720, height: 450 });
    await showInTheMiddle();
    await button.click();
    await expect(menu).toBeVisible();
    expect(await measure()).toEqual({ scrolls: true, isInside: true });
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem").last()).toBeInViewport({ ratio: 1 });
  },
);

test("opens the import dialog in the editor once", extended, async ({ page, product }) => {
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/en/admin?q=michael_park");
  await page.getByRole("button", { name: "Menu for Michael Park" }).click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  await expect(dialog.getByText("Choose a settings file")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/michael_park\/admin$/);
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Name and photo" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("supports keyboard-only use", extended, async ({ page, product }) => {
  const slug = uniqueSlug("keys");
  const email = await createRealtorAccount(product.backendUrl);
  await createRealtor((await signInByApi(product.backendUrl, email)).http, { desiredUrl: slug });
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/ja-JP/admin");
  await expect(getRows(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "本文へスキップ" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "新規作成" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("名前（日本語）")).toBeFocused();
  await page.keyboard.type("金");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "新規作成" })).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.type(slug);
  await expect(getRows(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByText(`「${slug}」に一致する結果がありません。`)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /下書き/ })).toBeChecked();
  await expect(getRows(page)).toHaveCount(1);
  // The filters and the order.
  for (const _ of [0, 1, 2]) await page.keyboard.press("Tab");
  const menu = page.getByRole("button", { name: "New Realtorのメニュー" });
  await page.keyboard.press("Tab");
  await expect(getRows(page)).toBeFocused();
  // The row's link, then its buttons.
  await page.keyboard.press("ArrowLeft");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "編集画面を開く" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "ホームページを削除" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByLabel("ホームページのアドレス")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "編集画面を開く" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "ホームページを削除" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("ホームページのアドレス")).toBeFocused();
  await page.keyboard.type(slug);
  await page.keyboard.press("Enter");
  await expect(page.getByText("削除が完了しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test(
  "shows errors and keeps the form values",
  extended,
  async ({ page, product, consoleErrors }) => {
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.route("**/v1/realtor?**", (route) => route.abort());
    await page.goto("/en/admin");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The service isn’t available right now.");
    expect(await findA11yViolations(page)).toEqual([]);
    await page.unroute("**/v1/realtor?**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(getRows(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);

    await page.getByRole("button", { name: "New website" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name (English)").fill("Jiho Yoon");
    await dialog.getByLabel("Agent’s email").fill("grace-kim@example.com");
    await dialog.getByLabel("Web address").fill(uniqueSlug("failed"));
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByText("That email already has an account.")).toBeVisible();
    await expect(dialog.getByLabel("Name (English)")).toHaveValue("Jiho Yoon");
    await page.route("**/v1/realtor-invitations", (route) => route.abort());
    await dialog.getByLabel("Agent’s email").fill("jiho@example.com");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByRole("alert")).toContainText("The service isn’t available right now.");
    await expect(dialog.getByLabel("Agent’s email")).toHaveValue("jiho@example.com");
    expect(await findA11yViolations(page)).toEqual([]);
    // Logged by the browser and the page for the failed requests.
    for (const text of consoleErrors.splice(0))
      expect(text).toMatch(/net::ERR_FAILED|ApiError|status of 409/);
  },
);
