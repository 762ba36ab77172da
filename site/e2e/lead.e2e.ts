import { expect, extended, test } from "./fixtures/test.ts";

// Avoids the spam check for forms that are filled in too fast: the page was opened a minute ago.
test.beforeEach(({ page }) => page.clock.setFixedTime(Date.now() - 60_000));

test("validates each lead field and sends the form once", async ({ page, chat }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "홈페이지 신청하기" }).first().click();
  const panel = page.getByRole("dialog", { name: "홈페이지 신청" });
  const send = panel.getByRole("button", { name: "신청 보내기" });
  await expect(panel.getByLabel("이름")).toBeFocused();
  await expect(send).toHaveAttribute("aria-disabled", "true");

  await panel.getByLabel("이름").fill("문가람");
  await panel.getByLabel("전화번호", { exact: true }).fill("949-55");
  await panel.getByRole("checkbox", { name: "개인정보 수집·이용에 동의합니다" }).check();
  await panel.getByRole("checkbox", { name: "전화와 문자 연락을 받는 데 동의합니다" }).check();
  await expect(send).not.toHaveAttribute("aria-disabled", "true");
  await send.click();
  await expect(panel.getByLabel("활동 지역")).toBeFocused();
  await expect(panel.getByText("활동 지역을 입력해 주세요.").first()).toBeVisible();
  await expect(
    panel.getByText("전화번호를 다시 확인해 주세요. 숫자 7~15자리여야 합니다.").first(),
  ).toBeVisible();
  await expect(panel.getByText("홈페이지가 있는지 선택해 주세요.").first()).toBeVisible();
  await expect(panel.getByLabel("이름")).toHaveValue("문가람");

  await panel.getByLabel("활동 지역").fill("어바인");
  await panel.getByLabel("국가 번호").selectOption("US");
  await panel.getByLabel("전화번호", { exact: true }).fill("949-555-0161");
  await panel.getByLabel("에이전트 홈페이지가 있으신가요?").selectOption("N");
  await send.dblclick();
  await expect(panel.getByText("신청이 접수되었습니다.")).toBeVisible();
  await expect.poll(() => chat.messages.filter((text) => text.includes("문가람")).length).toBe(1);

  // The next request starts empty.
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "홈페이지 신청하기" }).first().click();
  await expect(page.getByRole("dialog").getByLabel("이름")).toHaveValue("");
});

test("keeps the values when the panel closes and when the request fails", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Request your website" }).first().click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Name", { exact: true }).fill("Jiho Yoon");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Request your website" }).last().click();
  await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Jiho Yoon");

  await panel.getByLabel("Area you serve").fill("Irvine");
  await panel.getByLabel("Phone", { exact: true }).fill("949 555 0162");
  await panel.getByLabel("Do you already have an agent website?").selectOption("Y");
  await panel.getByRole("checkbox", { name: /personal information/ }).check();
  await panel.getByRole("checkbox", { name: /contacted by phone/ }).check();
  await page.route("**/api/send-to-slack", (route) => route.abort());
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByRole("alert")).toHaveText(
    "We couldn’t send your request. Try again in a moment.",
  );
  await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Jiho Yoon");
  await page.unroute("**/api/send-to-slack");
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(panel.getByText("We received your request. We’ll be in touch soon.")).toBeVisible();
  // Logged by the browser and by the page for the aborted request.
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining("net::ERR_FAILED"),
    expect.stringContaining("ApiError"),
  ]);
});

test("the lead form is used by keyboard alone", extended, async ({ page, chat }) => {
  await page.goto("/ja-JP");
  const request = page.getByRole("link", { name: "ホームページを申し込む" }).first();
  await request.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "ホームページのお申し込み" });
  await expect(panel.getByLabel("お名前")).toBeFocused();
  await page.keyboard.type("石井 直美");
  await page.keyboard.press("Tab");
  await page.keyboard.type("トーランス");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("090-5550-0163");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByLabel("エージェント用のホームページをお持ちですか？")).toHaveValue("Y");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    panel.getByText("お申し込みを受け付けました。まもなくご連絡いたします。"),
  ).toBeVisible();
  await expect.poll(() => chat.messages.some((text) => text.includes("石井 直美"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(request).toBeFocused();
});
