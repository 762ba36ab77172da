import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { listLeads } from "@realtor/api/leads";
import { createHttp } from "@realtor/api/http";
import { findRealtors, getRealtor, listContacts } from "@realtor/api/loaning";
import { expect, test } from "./fixtures.ts";
import { startChatStandIn } from "./chat-stand-in.ts";
import { freeSlug } from "./new-realtor.ts";
import { type Product, startProduct } from "./product.ts";
import { rowsWith } from "./rows-with.ts";
import { sendContact, sendLead } from "./send-inquiries.ts";
import { signedIn, signInPage } from "./signed-in.ts";
import { asVisitor } from "./visitor.ts";

const axe = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;
const entryOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /문의 목록|Inquiries|お問い合わせ一覧/ })
    .getByRole("link", { name });
/** The inbox looks every fifteen seconds. */
const soon = { timeout: 40_000 };

/** A call to the site itself in the staff's name. */
async function staffHttp({ url, backendUrl }: Product) {
  const { token } = await signedIn(backendUrl, "admin@example.com");
  return createHttp({ baseUrl: url, getToken: () => token });
}

/** A request as a program sends it, for tests that are about something else. */
async function post(product: Product, path: string, body: object): Promise<void> {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...asVisitor() },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

const lead = (name: string, changes: object = {}) => ({
  name,
  area: "Irvine, Tustin",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "en",
  ...changes,
});

async function contact(product: Product, last: string, changes: object = {}) {
  const { http } = await signedIn(product.backendUrl, "admin@example.com");
  const { id } = await getRealtor(http, "grace-kim");
  return {
    realtorId: id,
    name: `${last}하윤`,
    lastName: last,
    firstName: "하윤",
    email: "hayun@example.com",
    phone: "714-555-0136",
    phoneCountryCode: "US",
    message: "주말에 볼 수 있을까요?",
    isTerm: "Y",
    ...changes,
  };
}

test("a request for a homepage, from its arrival to its end", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox");
  await expect(page.getByRole("tab", { name: /홈페이지 신청/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(await axe(page)).toEqual([]);
  // Comes in without a reload, and says so.
  await sendLead(browser, product.url, "=윤지호");
  const entry = entryOf(page, "=윤지호");
  await expect(entry).toBeVisible(soon);
  await expect(entry).toHaveAccessibleName(/방금 전|오[전후].*새 문의, 읽지 않음/);
  await expect(page.getByText("새 홈페이지 신청 1건이 들어왔습니다.")).toBeAttached(soon);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await entry.click();
  await expect(page.getByRole("heading", { level: 2, name: "=윤지호" })).toBeVisible();
  await expect(entry).not.toHaveAccessibleName(/읽지 않음/);
  await expect(entry).toBeFocused();
  const detail = page.getByRole("article");
  for (const text of ["어바인, 라구나니겔", "아니요, 없습니다", "한국어", /UTC\)$/])
    await expect(detail.getByText(text).first()).toBeVisible();
  await expect(detail.getByText(/^보냄/)).toBeVisible(soon);
  await expect(detail.getByRole("link", { name: "전화하기" })).toHaveAttribute(
    "href",
    "tel:+19495550161",
  );
  expect(await axe(page)).toEqual([]);

  await detail.getByLabel("상태").selectOption("연락함");
  await expect(entry).toContainText("연락함");
  await detail.getByLabel("메모").fill("목요일 오후 4시, 다시 전화");
  await expect(detail.getByText("저장했습니다.")).toBeVisible();
  await page.reload();
  await expect(detail.getByLabel("메모")).toHaveValue("목요일 오후 4시, 다시 전화");
  await detail.getByLabel("상태").selectOption("완료");
  await expect(entry).toContainText("완료");

  await page.getByLabel("보기").selectOption({ value: "done" });
  await expect(entry).toBeVisible();
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV로 내려받기" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^홈페이지-신청-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\uFEFF받은 시각 \(.+\),이름,전화번호,활동 지역/);
  expect(csv).toContain(
    `,'=윤지호,'+1 949 555 0161,"어바인, 라구나니겔","아니요, 없습니다",한국어,완료,"목요일 오후 4시, 다시 전화"\r\n`,
  );

  await detail.getByRole("button", { name: "개인정보 삭제" }).click();
  const dialog = page.getByRole("alertdialog", { name: "=윤지호 님의 문의를 삭제하시겠습니까?" });
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "삭제" }).click();
  await expect(page.getByText("성공적으로 삭제 되었습니다.")).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const http = await staffHttp(product);
  expect((await listLeads(http, { q: "윤지호" })).totalCount).toBe(0);
});

test("a request to an agent, seen by the agent and the staff", async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const last = "맹";
  const message = "주말에 6186 Alder Creek Court를 볼 수 있을까요?\n토요일 오전이면 좋겠습니다.";
  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  await page.goto("/en/admin/inbox");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await sendContact(browser, `${product.url}/grace-kim`, { last, first: "하윤", message });
  const entry = entryOf(page, "맹하윤");
  await expect(entry).toBeVisible(soon);
  await entry.click();
  const detail = page.getByRole("article");
  await expect(detail.getByText(message)).toBeVisible();
  await expect(detail.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    "mailto:hayun@example.com?subject=Your%20inquiry",
  );
  await detail.getByLabel("Status").selectOption("Contacted");
  await detail.getByLabel("Note").fill("Saturday, 10 am");
  await detail.getByLabel("Note").blur();
  await expect(detail.getByText("Saved.")).toBeVisible();
  expect(await axe(page)).toEqual([]);

  // The staff see the same, and whom it is for.
  const context = await browser.newContext({ baseURL: product.url, locale: "ko-KR" });
  const staff = await context.newPage();
  await signInPage(staff, product.backendUrl, "admin@example.com");
  await staff.goto("/admin/inbox?tab=contacts");
  await expect(entryOf(staff, "맹하윤")).toContainText("받는 리얼터: 김서연");
  await entryOf(staff, "맹하윤").click();
  await expect(staff.getByRole("article").getByLabel("메모")).toHaveValue("Saturday, 10 am");
  await expect(staff.getByRole("article").getByText("/grace-kim")).toBeVisible();
  await expect(staff.getByRole("button", { name: "이 내용으로 홈페이지 만들기" })).toHaveCount(0);
  expect(await axe(staff)).toEqual([]);

  await staff.getByRole("button", { name: "찾기" }).click();
  await staff.getByRole("searchbox").fill("nobody-at-all");
  await expect(staff.getByText("조건에 맞는 문의가 없습니다.")).toBeVisible();
  expect(await axe(staff)).toEqual([]);
  await staff.getByRole("searchbox").fill("alder creek");
  await expect(entryOf(staff, "맹하윤")).toBeVisible();
  await context.close();

  await detail.getByLabel("Status").selectOption("Closed");
  await expect(entry).toContainText("Closed");
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const csv = await readFile(await (await downloads).path(), "utf8");
  expect(csv).toContain(
    `맹하윤,'+1 714 555 0136,hayun@example.com,"${message}",/grace-kim,Closed,`,
  );
  await detail.getByRole("button", { name: "Delete personal data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted successfully.")).toBeVisible();
  const { http } = await signedIn(product.backendUrl, "admin@example.com");
  expect((await listContacts(http, { q: "맹하윤" })).totalCount).toBe(0);
});

test("what fell into the trap waits among the spam, and is sent to chat once it is none", async ({
  page,
  product,
  chat,
}) => {
  await post(
    product,
    "/api/send-to-slack",
    lead("Trapped Lead", { website: "https://spam.example" }),
  );
  await post(product, "/v1/realtor-contacts", await contact(product, "함정", { website: "x" }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox");
  await expect(page.getByLabel("보기")).toBeVisible();
  await expect(entryOf(page, "Trapped Lead")).toHaveCount(0);
  await page.getByLabel("보기").selectOption({ value: "spam" });
  await entryOf(page, "Trapped Lead").click();
  const detail = page.getByRole("article");
  await expect(detail.getByText("보내지 않음 (스팸)")).toBeVisible();
  expect(chat.messages.filter((text) => text.includes("Trapped Lead"))).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(page.getByText("스팸함에서 꺼냈습니다.")).toBeVisible();
  await expect(entryOf(page, "Trapped Lead")).toHaveCount(0);
  await expect.poll(() => chat.messages.some((text) => text.includes("Trapped Lead"))).toBe(true);

  await page.getByRole("tab", { name: /상담 문의/ }).click();
  await entryOf(page, "함정하윤").click();
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(entryOf(page, "함정하윤")).toHaveCount(0);
  await page.getByLabel("보기").selectOption({ value: "all" });
  await expect(entryOf(page, "함정하윤")).toBeVisible();
});

test("chat and services fail and come back: nothing is lost, and what is deleted is gone", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const chat = await startChatStandIn();
  const product = await startProduct({ slackWebhookUrl: chat.url });
  try {
    chat.mood = "down";
    await post(product, "/api/send-to-slack", lead("Waiting Lead"));
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto(`${product.url}/en/admin/inbox`);
    await entryOf(page, "Waiting Lead").click();
    const detail = page.getByRole("article");
    await expect(detail.getByText("503 service_unavailable")).toBeVisible(soon);
    await expect(detail).toContainText(/Tried .*It will be tried again\./);
    expect(await axe(page)).toEqual([]);
    chat.mood = "up";
    await expect(detail.getByText(/^Sent, /)).toBeVisible({ timeout: 90_000 });
    expect(chat.messages.join()).toContain("Waiting Lead");

    const sent = await contact(product, "Delayed");
    await page.goto(`${product.url}/en/terms`); // the inbox would ask in vain meanwhile
    await product.backend.kill();
    await post(product, "/v1/realtor-contacts", sent);
    await product.backend.start();
    await expect
      .poll(
        async () => {
          const { http } = await signedIn(product.backendUrl, "admin@example.com");
          return (await listContacts(http, { q: "Delayed" })).totalCount;
        },
        { timeout: 90_000 },
      )
      .toBe(1);
    for (const [tab, name] of [
      ["leads", "Waiting Lead"],
      ["contacts", "하윤 Delayed"],
    ]) {
      await page.goto(`${product.url}/en/admin/inbox?tab=${tab}`);
      await entryOf(page, name ?? "").click();
      await detail.getByRole("button", { name: "Delete personal data" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(entryOf(page, name ?? "")).toHaveCount(0);
    }
    await page.goto(`${product.url}/en/terms`);
    await Promise.all([product.site.stop(), product.backend.stop()]);
    for (const text of ["Waiting Lead", "Delayed"])
      expect(await rowsWith(product.dataDir, text)).toEqual([]);
    expect(await rowsWith(product.dataDir, "grace-kim")).not.toEqual([]); // it finds what is there
  } finally {
    await product.stop();
    await chat.close();
  }
});

test("from a request to a homepage and an invitation in one step", async ({ page, product }) => {
  const slug = freeSlug("naomi");
  await post(product, "/api/send-to-slack", lead("Hana Okada", { locale: "ja-JP" }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox");
  await entryOf(page, "Hana Okada").first().click();
  await page.getByRole("button", { name: "이 내용으로 홈페이지 만들기" }).click();
  const dialog = page.getByRole("dialog", { name: "새 홈페이지" });
  await expect(dialog.getByLabel("이름 (영어)")).toHaveValue("Hana Okada");
  await expect(dialog.getByLabel("활동 지역")).toHaveValue("Irvine, Tustin");
  await expect(dialog.getByLabel("주", { exact: true })).toHaveValue("CA");
  await expect(dialog.getByLabel("초대 언어")).toHaveValue("ja-JP");
  await dialog.getByLabel("홈페이지 주소").fill(slug);
  await dialog.getByLabel("리얼터 이메일").fill(`${slug}@example.com`);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "만들기" }).click();
  await expect(dialog.getByLabel("초대 링크")).toHaveValue(/\/ja-JP\/login\?invite=/);
  await expect(dialog.getByRole("link", { name: "편집하기" })).toHaveAttribute(
    "href",
    `/${slug}/admin`,
  );
  const { http } = await signedIn(product.backendUrl, "admin@example.com");
  expect((await findRealtors(http, { q: slug })).page).toMatchObject([
    {
      userName: "Hana Okada",
      madeForRealtor: "Y",
      activityRegion: [{ city: "Irvine" }, { city: "Tustin" }],
    },
  ]);
});

test("on a phone the list, then the entry, and back", async ({ page, product }) => {
  await post(product, "/v1/realtor-contacts", await contact(product, "전화"));
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  for (const path of ["/admin/inbox", "/en/admin/inbox", "/ja-JP/admin/inbox"]) {
    await page.goto(path);
    const entry = entryOf(page, "전화하윤");
    await expect(entry).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axe(page)).toEqual([]);
    await entry.press("Enter");
    await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(entry).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    await expect(entry).toBeFocused();
    await entry.click();
    await page.getByRole("link", { name: /목록으로|Back to list|一覧へ/ }).click();
    await expect(entry).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("by keyboard alone", async ({ page, product }) => {
  await post(product, "/api/send-to-slack", lead("Keyboard Two"));
  await post(product, "/api/send-to-slack", lead("Keyboard One"));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/ja-JP/admin/inbox?q=Keyboard");
  await expect(entryOf(page, "Keyboard One")).toBeVisible();
  const tab = page.getByRole("tab", { name: /ホームページの申し込み/ });
  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /お問い合わせ/ })).toBeFocused();
  await expect(page).toHaveURL(/tab=contacts/);
  await page.keyboard.press("ArrowLeft");
  await expect(tab).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(entryOf(page, "Keyboard One")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Keyboard One" })).toBeVisible();
  await expect(entryOf(page, "Keyboard One")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(entryOf(page, "Keyboard Two")).toBeFocused();
  await page.keyboard.press("Tab");
  const state = page.getByRole("article").getByLabel("状態");
  await expect(state).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entryOf(page, "Keyboard One")).toContainText("連絡済み");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "電話する" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("メモ")).toBeFocused();
  await page.keyboard.type("memo");
  await page.keyboard.press("Tab");
  await expect(page.getByText("保存しました。")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "個人情報を削除" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "キャンセル" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "個人情報を削除" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("削除が完了しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the address opens the same for everybody; at 820 px both halves hold", async ({
  page,
  product,
}) => {
  await post(product, "/api/send-to-slack", lead("Addressed Lead"));
  const [stored] = (await listLeads(await staffHttp(product), { q: "Addressed" })).page;
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInPage(page, product.backendUrl, "admin@example.com");
  for (const path of ["/admin/inbox", "/en/admin/inbox", "/ja-JP/admin/inbox"]) {
    await page.goto(`${path}?item=${stored?.id}`);
    await expect(page.getByRole("heading", { level: 2, name: "Addressed Lead" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
    for (const tab of await page.getByRole("tab").all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
  }
});

test("a note that fails to be saved stays, and is saved by another try", async ({
  page,
  product,
  complaints,
}) => {
  await post(product, "/api/send-to-slack", lead("Noted Lead"));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/en/admin/inbox");
  await entryOf(page, "Noted Lead").click();
  await expect(entryOf(page, "Noted Lead")).not.toHaveAccessibleName(/Unread/);
  await page.route("**/api/leads/*", (route) => route.abort());
  const detail = page.getByRole("article");
  await detail.getByLabel("Note").fill("call back");
  await expect(detail.getByRole("alert")).toContainText("The note is still on this screen.");
  expect(await axe(page)).toEqual([]);
  await page.unroute("**/api/leads/*");
  await detail.getByRole("button", { name: "Try again" }).click();
  await expect(detail.getByText("Saved.")).toBeVisible();
  await expect(detail.getByRole("alert")).toHaveCount(0);
  for (const text of complaints.splice(0)) expect(text).toMatch(/net::ERR_FAILED|ApiError/);
});
