import { chromium } from "@playwright/test";
import { chromiumPath } from "../../tools/chromium.ts";
import { extended, extendedExcept, expect, test } from "./fixtures/test.ts";
import { chooseLanguage, getLanguageMenu } from "./fixtures/controls.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

test("preserves the contact form across languages and reloads", async ({ page }) => {
  await page.goto("/grace-kim#contact");
  const form = page.locator("#contact form");
  await form.getByLabel("성", { exact: true }).fill("윤");
  await form.getByLabel("문의 내용").fill("뒷마당이 있는 집을 찾습니다.");
  // Without script the links of the menu have no fragment.
  await waitForHydration(getLanguageMenu(page));
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\/grace-kim#contact$/);
  await expect(form.getByLabel("Last name")).toHaveValue("윤");
  await expect(form.getByLabel("Message")).toHaveValue("뒷마당이 있는 집을 찾습니다.");
  await page.reload();
  await expect(form.getByLabel("Last name")).toHaveValue("윤");
});

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test(
      `ends the language menu at the margin of a phone, ${javaScriptEnabled ? "with" : "without"} script`,
      extendedExcept(false, javaScriptEnabled),
      async ({ page }) => {
        for (const path of ["/grace-kim", "/en/grace-kim", "/ja-JP/grace-kim"]) {
          await page.goto(path);
          if (javaScriptEnabled) await waitForHydration(getLanguageMenu(page));
          await getLanguageMenu(page).click();
          const list = page.getByRole("banner").locator("details ul, [role=menu]");
          // A hydrated menu is opened, then placed.
          await expect
            .poll(async () => {
              const box = await list.boundingBox();
              return box && 390 - box.x - box.width;
            }, path)
            .toBe(20);
        }
      },
    );
  });

test("preserves text entered before hydration", async ({ page }) => {
  // The form's island never loads, so it stays dehydrated.
  await page.route(/contact\.island-.*\.js$/, () => {});
  await page.goto("/grace-kim#contact");
  const form = page.locator("#contact form");
  await form.getByLabel("성", { exact: true }).fill("윤");
  await form.getByLabel("문의 내용").fill("뒷마당이 있는 집을 찾습니다.");
  await page.unroute(/contact\.island-.*\.js$/);
  await page.goto("/en/grace-kim#contact");
  await expect(form.getByLabel("Last name")).toHaveValue("윤");
  await expect(form.getByLabel("Message")).toHaveValue("뒷마당이 있는 집을 찾습니다.");
});

test("preserves the lead form across languages", extended, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "홈페이지 신청하기" }).first().click();
  await page.getByRole("dialog").getByLabel("이름").fill("윤지호");
  await page.keyboard.press("Escape");
  await chooseLanguage(page, "日本語");
  await expect(page).toHaveURL(/\/ja-JP$/);
  await page.getByRole("link", { name: "ホームページを申し込む" }).first().click();
  await expect(page.getByRole("dialog").getByLabel("お名前")).toHaveValue("윤지호");
});

test("prefetches a hovered link without changing the language", async ({
  page,
  context,
  product,
}) => {
  await page.goto("/en/terms");
  const ahead = page.waitForRequest(
    (request) => request.url() === `${product.url}/en/process` && request.method() === "GET",
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "How it works" }).hover();
  expect((await (await ahead).allHeaders())["sec-purpose"]).toContain("prefetch");
  const response = await fetch(`${product.url}/ja-JP/terms`, {
    headers: { "sec-purpose": "prefetch" },
  });
  expect(response.headers.get("set-cookie")).toBeNull();
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie?.value).toBe("en");
});

test("restores the previous page from the back/forward cache", extended, async ({ product }) => {
  // Playwright disables the back/forward cache, and the headless shell has none. Only the DevTools
  // protocol reports whether a page was restored from it.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath: chromiumPath,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.goto(`${product.url}/grace-kim`);
  await page.goto(`${product.url}/terms`);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Page.enable");
  const navigationType = new Promise<string>((resolve) => {
    protocol.once("Page.frameNavigated", ({ type }) => resolve(type));
  });
  const { entries, currentIndex } = await protocol.send("Page.getNavigationHistory");
  const before = entries[currentIndex - 1];
  await protocol.send("Page.navigateToHistoryEntry", { entryId: before?.id ?? 0 });
  expect(await navigationType).toBe("BackForwardCacheRestore");
  await browser.close();
});
