import { readFile } from "node:fs/promises";
import { listLeads } from "@realtor/api/leads";
import { findRealtors, listContacts } from "@realtor/api/loaning";
import { chooseOption, getSelect } from "./fixtures/controls.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import {
  afterPolling,
  deleteEntry,
  filterEntries,
  getEntry,
  lead,
  post,
  staffHttp,
} from "./fixtures/inbox-page.ts";
import { uniqueSlug } from "./fixtures/create-agent.ts";
import { sendContact, sendLead } from "./fixtures/inquiries.ts";
import { openSession, signInPage } from "./fixtures/sign-in-by-api.ts";

test("handles a lead from arrival to deletion", async ({ page, browser, product }) => {
  test.slow();
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox?tab=leads");
  await expect(page.getByRole("tab", { name: /홈페이지 신청/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(await findA11yViolations(page)).toEqual([]);
  // Appears without a reload and is announced.
  await sendLead(browser, product.url, "=윤지호");
  const entry = getEntry(page, "=윤지호");
  await expect(entry).toBeVisible(afterPolling);
  await expect(entry).toHaveAccessibleName(/방금 전|오[전후].*새 문의, 읽지 않음/);
  await expect(page.getByText("새 홈페이지 신청 1건이 들어왔습니다.")).toBeAttached(afterPolling);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await entry.click();
  await expect(page.getByRole("heading", { level: 2, name: "=윤지호" })).toBeVisible();
  await expect(entry).not.toHaveAccessibleName(/읽지 않음/);
  await expect(entry).toBeFocused();
  const detail = page.getByRole("article");
  for (const text of ["어바인, 라구나니겔", "아니요, 없습니다", "한국어", / \(내 시간대 기준\)$/])
    await expect(detail.getByText(text).first()).toBeVisible();
  await expect(detail.getByText("UTC")).toHaveCount(0);
  await expect(detail.getByText(/^보냄/)).toBeVisible(afterPolling);
  await expect(detail.getByRole("link", { name: "전화하기" })).toHaveAttribute(
    "href",
    "tel:+19495550161",
  );
  expect(await findA11yViolations(page)).toEqual([]);

  await chooseOption(detail, "상태", "진행 중");
  await expect(entry).toHaveAccessibleName(/진행 중/);
  await detail.getByLabel("메모").fill("목요일 오후 4시, 다시 전화");
  await expect(detail.getByText(/· 저장했습니다$/)).toBeVisible();
  await page.reload();
  await expect(detail.getByLabel("메모")).toHaveValue("목요일 오후 4시, 다시 전화");
  await chooseOption(detail, "상태", "완료");
  await expect(entry).toHaveAccessibleName(/완료/);

  await filterEntries(page, /^완료/);
  await expect(entry).toBeVisible();
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "설정과 내려받기" }).click();
  await page.getByRole("menuitem", { name: "CSV로 내려받기" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^홈페이지-신청-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\uFEFF받은 시각 \(.+\),이름,전화번호,활동 지역/);
  expect(csv).toContain(
    `,'=윤지호,'+1 949 555 0161,"어바인, 라구나니겔","아니요, 없습니다",한국어,완료,"목요일 오후 4시, 다시 전화"\r\n`,
  );

  await deleteEntry(page, "=윤지호");
  await expect(page.getByText("성공적으로 삭제 되었습니다.")).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const http = await staffHttp(product);
  expect((await listLeads(http, { q: "윤지호" })).totalCount).toBe(0);
});

test("shows a contact to the agent and to admins", extended, async ({ page, browser, product }) => {
  test.slow();
  const last = "맹";
  const message = "주말에 6186 Alder Creek Court를 볼 수 있을까요?\n토요일 오전이면 좋겠습니다.";
  await sendContact(browser, `${product.url}/grace-kim`, { last, first: "하윤", message });
  await signInPage(page, product.backendUrl, "grace-kim@example.com");
  await page.goto("/en/admin/inbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  const entry = getEntry(page, "맹하윤");
  await expect(entry).toBeVisible();
  await entry.click();
  const detail = page.getByRole("article");
  await expect(detail.getByText(message)).toBeVisible();
  await chooseOption(detail, "Status", "Open");
  await detail.getByLabel("Note").fill("Saturday, 10 am");
  await detail.getByLabel("Note").blur();
  await expect(detail.getByText(/· Saved$/)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  // Admins also see the recipient.
  const context = await browser.newContext({ baseURL: product.url, locale: "ko-KR" });
  const staff = await context.newPage();
  await signInPage(staff, product.backendUrl, "admin@example.com");
  await staff.goto("/admin/inbox?tab=contacts");
  await expect(getEntry(staff, "맹하윤")).toContainText("받는 에이전트: 김서연");
  await getEntry(staff, "맹하윤").click();
  await expect(staff.getByRole("article").getByLabel("메모")).toHaveValue("Saturday, 10 am");
  await expect(staff.getByRole("article").getByText("/grace-kim", { exact: true })).toBeVisible();
  await expect(staff.getByRole("button", { name: "이 내용으로 홈페이지 만들기" })).toHaveCount(0);
  expect(await findA11yViolations(staff)).toEqual([]);

  await staff.getByRole("searchbox").fill("no-such-inquiry");
  await expect(staff.getByText("조건에 맞는 문의가 없습니다.")).toBeVisible();
  expect(await findA11yViolations(staff)).toEqual([]);
  await staff.getByRole("searchbox").fill("alder creek");
  await expect(getEntry(staff, "맹하윤")).toBeVisible();
  await context.close();

  await chooseOption(detail, "Status", "Done");
  await expect(entry).toHaveAccessibleName(/Done/);
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Settings and download" }).click();
  await page.getByRole("menuitem", { name: "Download as CSV" }).click();
  const csv = await readFile(await (await downloads).path(), "utf8");
  expect(csv).toContain(
    `맹하윤,'+1 714 555 0136,hayun@example.com,"${message}",,,,,/grace-kim,Done,`,
  );
  await deleteEntry(page, "맹하윤");
  await expect(page.getByText("Deleted successfully.")).toBeVisible();
  const { http } = await openSession(product.backendUrl, "admin@example.com");
  expect((await listContacts(http, { q: "맹하윤" })).totalCount).toBe(0);
});

test("creates a homepage and an invitation from a lead", extended, async ({ page, product }) => {
  const slug = uniqueSlug("naomi");
  await post(product, "/api/send-to-slack", lead("Hana Okada", { locale: "ja-JP" }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox?tab=leads");
  await getEntry(page, "Hana Okada").first().click();
  await page.getByRole("button", { name: "이 내용으로 홈페이지 만들기" }).click();
  const dialog = page.getByRole("dialog", { name: "새 홈페이지" });
  await expect(dialog.getByLabel("이름 (영어)")).toHaveValue("Hana Okada");
  await expect(dialog.getByRole("grid", { name: "활동 지역" }).getByRole("row")).toHaveText([
    "Irvine",
    "Tustin",
  ]);
  await expect(getSelect(dialog, "초대장 언어")).toHaveText("日本語");
  await dialog.getByLabel("홈페이지 주소").fill(slug);
  await dialog.getByLabel("에이전트 이메일").fill(`${slug}@example.com`);
  expect(await findA11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "만들기" }).click();
  const invite = page.getByRole("dialog", { name: "Hana Okada 님을 초대합니다" });
  await expect(invite.getByLabel("초대 링크", { exact: true })).toHaveValue(
    /\/ja-JP\/login\?invite=/,
  );
  const { http } = await openSession(product.backendUrl, "admin@example.com");
  expect((await findRealtors(http, { q: slug })).page).toMatchObject([
    {
      userName: "Hana Okada",
      madeForRealtor: "Y",
      activityRegion: [{ city: "Irvine" }, { city: "Tustin" }],
    },
  ]);
});

test(
  "keeps a note that could not be saved and saves it on retry",
  extended,
  async ({ page, product, consoleErrors }) => {
    await post(product, "/api/send-to-slack", lead("Noted Lead"));
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto("/en/admin/inbox?tab=leads");
    await getEntry(page, "Noted Lead").click();
    await expect(getEntry(page, "Noted Lead")).not.toHaveAccessibleName(/Unread/);
    await page.route("**/api/leads/*", (route) => route.abort());
    const detail = page.getByRole("article");
    await detail.getByLabel("Note").fill("call back");
    await expect(detail.getByRole("alert")).toContainText("Your note is still on this screen.");
    expect(await findA11yViolations(page)).toEqual([]);
    await page.unroute("**/api/leads/*");
    await detail.getByRole("button", { name: "Try again" }).click();
    await expect(detail.getByText(/· Saved$/)).toBeVisible();
    await expect(detail.getByRole("alert")).toHaveCount(0);
    for (const text of consoleErrors.splice(0)) expect(text).toMatch(/net::ERR_FAILED|ApiError/);
  },
);
