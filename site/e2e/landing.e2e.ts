import { extendedExcept, extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { chooseLanguage, getLanguageMenu } from "./fixtures/controls.ts";
import { holdRequests } from "./fixtures/hold-requests.ts";

const languages = [
  {
    path: "/",
    lang: "ko",
    title: "당신의 이름에도 집이 필요합니다",
    request: "홈페이지 신청하기",
    panel: "홈페이지 신청",
    first: "김서연",
  },
  {
    path: "/en",
    lang: "en",
    title: "Your name needs a home, too",
    request: "Request your website",
    panel: "Request your website",
    first: "Claire Whitmore",
  },
  {
    path: "/ja-JP",
    lang: "ja",
    title: "あなたの名前にも、 家を。",
    request: "ホームページを申し込む",
    panel: "ホームページのお申し込み",
    first: "佐藤 遥",
  },
];

for (const { path, lang, title, request, panel, first } of languages) {
  test(`renders the landing page in ${lang}`, extendedExcept("ko", lang), async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    // The carousel starts with an agent of the page's language; all samples open in a new tab.
    const samples = page
      .locator("main")
      .getByRole("link")
      .filter({ has: page.locator("img") });
    await expect(samples).toHaveCount(10);
    await expect(samples.first()).toContainText(first);
    await expect(samples.first()).toHaveAttribute("target", "_blank");

    expect(await findA11yViolations(page)).toEqual([]);

    await page.getByRole("link", { name: request }).first().click();
    const dialog = page.getByRole("dialog", { name: panel });
    await expect(dialog).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

test("has the language menu and the way to sign in at every width", async ({ page }) => {
  for (const [width, path, name] of [
    [1440, "/", "로그인"],
    [390, "/en/process", "Sign in"],
    [360, "/ja-JP/terms", "ログイン"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(getLanguageMenu(page)).toBeVisible();
    const signIn = page.getByRole("banner").getByText(name, { exact: true });
    // On the narrowest screens it is the last item of the language menu.
    if (width === 360) {
      await expect(signIn.filter({ visible: true })).toHaveCount(0);
      await getLanguageMenu(page).click();
    }
    await signIn.filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
});

for (const width of [390, 820, 1440])
  test(
    `estimates the height of the page at ${width} px before it is laid out`,
    extendedExcept(390, width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Without the boot script, nothing below the first view is laid out.
      await page.route(/boot-.*\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
      await page.goto("/");
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const estimated = await height();
      await page.evaluate(() => (document.documentElement.dataset["laidOut"] = ""));
      const exact = await height();
      expect(Math.abs(estimated - exact)).toBeLessThan(exact * 0.15);
    },
  );

test("requests no photo of the carousel with the first view of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const photos: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") photos.push(new URL(request.url()).pathname);
  });
  // As long as the boot script has not arrived.
  await page.route(/boot-.*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/", { waitUntil: "networkidle" });
  expect(photos).toContainEqual(expect.stringContaining("/hero-"));
  expect(photos).toContainEqual(expect.stringContaining("/nameplate-"));
  expect(photos).not.toContainEqual(expect.stringContaining("-phone-"));
});

test("draws the plan of the last section next to or below its text", extended, async ({ page }) => {
  for (const path of ["/", "/en", "/ja-JP"])
    for (const width of [761, 1024, 1110, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const closing = page.locator("#closing");
      await closing.scrollIntoViewIfNeeded();
      const gap = await closing.evaluate((section) => {
        document.documentElement.dataset["laidOut"] = "";
        const plan = section.querySelector("[data-layer]")?.getBoundingClientRect();
        const texts = [...section.querySelectorAll("h2, p, a")].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
        if (!plan) throw new Error("The plan is missing.");
        const right = Math.max(...texts.map((text) => text.right));
        const bottom = Math.max(...texts.map((text) => text.bottom));
        return Math.max(plan.left - right, plan.top - bottom);
      });
      expect(gap, `${path} at ${width} px`).toBeGreaterThan(8);
    }
});

test("switches the language of the same page and remembers it", async ({ page, context }) => {
  await page.goto("/?utm=x#samples");
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\?utm=x#samples$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  // The stored language applies to paths without a prefix; selecting Korean resets it.
  await page.goto("/");
  await expect(page).toHaveURL(/\/en$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await getLanguageMenu(page).click();
  const panel = await page.getByRole("menu").boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(370);
  await page.getByRole("menuitem", { name: "한국어" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a language that is chosen before the page is hydrated keeps query and fragment", async ({
  page,
}) => {
  const release = await holdRequests(page, /entry\.client-[^/]+\.js$/);
  await page.goto("/?utm=x#samples");
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\?utm=x#samples$/);
  release();
});

test("opens the language menu when it is pressed while its chunk loads", async ({ page }) => {
  let releaseChunk = () => {};
  const chunkReleased = new Promise<void>((resolve) => (releaseChunk = resolve));
  await page.route(/language-popup/, async (route) => {
    await chunkReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const code = page.waitForResponse(/language-popup/);
  await getLanguageMenu(page).hover();
  await page.mouse.down();
  releaseChunk();
  // Resolves when the same module has been evaluated; React commits within two frames.
  await page.evaluate(
    async (url) => {
      await import(url);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    (await code).url(),
  );
  await page.mouse.up();
  await expect(page.getByRole("menuitem", { name: "English" })).toBeVisible();
});
