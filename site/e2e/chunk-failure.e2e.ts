import { createAgent } from "./fixtures/create-agent.ts";
import { expectDraft, openEditor } from "./fixtures/editor-page.ts";
import { expect, extended, test } from "./fixtures/test.ts";

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

test(
  "the editor stays in a section until the code of the next one is loaded",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    const code = /color-control-[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
    await openEditor(page, agent, "hero");
    await failed;
    await page.evaluate(() => {
      location.hash = "design";
    });
    const tagline = page.getByLabel("Your introduction in one sentence");
    await tagline.fill("Line by line.");
    await page.unroute(code);
    await expect(page.locator("#section-title")).toHaveText("Design");
    await expectDraft(agent, { presentation: { taglineEn: "Line by line." } });
    consoleErrors.splice(0); // logged for each aborted file
  },
);
