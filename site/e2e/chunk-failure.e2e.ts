import { expect, test } from "./fixtures/test.ts";

test("keeps server HTML readable and falls back to the form page when chunks fail to load", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/(island|lead-panel)-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/");
  const closing = page.getByRole("heading", { name: "이제 열쇠만 받으시면 됩니다" });
  await closing.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(closing).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "홈페이지 신청하기" }).first().click();
  await expect(page).toHaveURL(/\/\?request$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("홈페이지 신청");
  consoleErrors.splice(0); // logged for each aborted file
});
