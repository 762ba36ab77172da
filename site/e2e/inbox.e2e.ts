import { readFile } from "node:fs/promises";
import { listLeads } from "@realtor/api/leads";
import { findRealtors } from "@realtor/api/loaning";
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
import { openSession, signInPage } from "./fixtures/sign-in-by-api.ts";

test("handles a lead from arrival to deletion", async ({ page, product }) => {
  test.slow();
  await signInPage(page, product.backendUrl, "admin@example.com");
  const list = page.waitForResponse(/\/api\/leads(\?|$)/);
  await page.goto("/admin/inbox?tab=leads");
  await expect(page.getByRole("tab", { name: /홈페이지 신청/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await list;
  // Appears without a reload and is announced.
  await post(product, "/api/send-to-slack", lead("=윤지호", { locale: "ko" }));
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
  for (const text of ["Irvine, Tustin", "아니요, 없습니다", "한국어", / \(내 시간대 기준\)$/])
    await expect(detail.getByText(text).first()).toBeVisible();
  await expect(detail.getByText("UTC")).toHaveCount(0);
  await expect(detail.getByText(/^보냄/)).toBeVisible(afterPolling);
  await expect(detail.getByRole("link", { name: "전화하기" })).toHaveAttribute(
    "href",
    "tel:+19495550161",
  );
  expect(await findA11yViolations(page)).toEqual([]);

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
    `,'=윤지호,'+1 949 555 0161,"Irvine, Tustin","아니요, 없습니다",한국어,완료,"목요일 오후 4시, 다시 전화"\r\n`,
  );

  await deleteEntry(page, "=윤지호");
  await expect(page.getByText("성공적으로 삭제 되었습니다.")).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const http = await staffHttp(product);
  expect((await listLeads(http, { q: "윤지호" })).totalCount).toBe(0);
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
