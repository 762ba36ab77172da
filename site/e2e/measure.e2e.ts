import type { Page } from "@playwright/test";
import { amplitudeKey, messagingKey } from "./intake-stand-in.ts";
import { expect, test } from "./measured.ts";

const languages = [
  {
    path: "/",
    locale: "ko",
    title: "방문 기록을 측정해도 되겠습니까?",
    accept: "동의",
    refuse: "거부",
    choices: "개인정보 설정",
    request: "홈페이지 신청하기",
  },
  {
    path: "/en",
    locale: "en",
    title: "May we measure your visit?",
    accept: "Accept",
    refuse: "Refuse",
    choices: "Your privacy choices",
    request: "Request your website",
  },
  {
    path: "/ja-JP",
    locale: "ja-JP",
    title: "閲覧状況を計測してもよろしいですか?",
    accept: "同意する",
    refuse: "拒否する",
    choices: "プライバシー設定",
    request: "ホームページを申し込む",
  },
] as const;
const [, english] = languages;

const banner = (page: Page, { title }: { title: string } = english) =>
  page.getByRole("region", { name: title });
const press = (page: Page, name: string) =>
  banner(page)
    .or(page.locator("#measure-consent"))
    .getByRole("button", { name, exact: true })
    .click();

/** Cookies and local storage of this site, by name. */
async function traces(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...stored].toSorted();
}

for (const { path, locale, title, accept, request } of languages) {
  test(`consent given in ${locale}: every service hears of the visit, each event once`, async ({
    page,
    intake,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const region = page.getByRole("region", { name: title });
    await expect(region).toBeVisible();
    expect(intake.asked).toEqual([]);
    expect(await traces(page)).toEqual(locale === "ko" ? [] : ["i18n_redirected"]);
    await region.getByRole("button", { name: accept, exact: true }).click();
    await expect(region).toBeHidden();
    await page.getByRole("link", { name: request }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();

    const seen = { device_type: "desktop", locale };
    await expect
      .poll(() => intake.analytics.map((one) => [one.event_type, one.event_properties]))
      .toEqual([
        ["lead_realtor_view_home", seen],
        ["lead_realtor_click_btn_cta", seen],
        ["lead_realtor_view_form", seen],
      ]);
    expect(new Set(intake.analytics.map((one) => one.insert_id)).size).toBe(3);
    // Each tag sends by itself, so they arrive in any order.
    const heard = [
      ["consent", "default", expect.objectContaining({ analytics_storage: "granted" })],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
      { event: "content-view", "content-name": "/", "content-view-name": "landing" },
      { event: "lead_realtor_view_home", ...seen },
      { event: "lead_realtor_click_btn_cta", ...seen },
      { event: "lead_realtor_view_form", ...seen },
    ];
    expect(intake.tags).toHaveLength(heard.length);
    expect(intake.tags).toEqual(expect.arrayContaining(heard));
    expect(await page.evaluate(() => "tagRan" in window)).toBe(true);
    expect(intake.messaging).toEqual([{ api_key: messagingKey, name: "session_start" }]);
    await expect.poll(() => intake.replays).toBeGreaterThan(0);
    await expect
      .poll(() => intake.rum.find(({ type }) => type === "view"))
      .toMatchObject({
        service: "realtor-front-end",
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        ddtags: expect.stringContaining("env:local"),
        view: { name: "landing" },
      });
    expect(new Set(intake.rum.map(({ session }) => session.id)).size).toBe(1);
  });
}

test("sending the form is counted with its answer about a homepage, once", async ({
  page,
  intake,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en?request");
  await press(page, english.accept);
  const form = page.locator("form").filter({ hasText: "Area you work in" });
  await form.getByLabel("Name", { exact: true }).fill("Jiho Yoon");
  await form.getByLabel("Area you work in").fill("Irvine");
  await form.getByLabel("Phone", { exact: true }).fill("949 555 0162");
  await form.getByLabel("Do you already have a realtor website?").selectOption("Y");
  await form.getByRole("checkbox", { name: /collection and use/ }).check();
  await form.getByRole("checkbox", { name: /contacted by phone/ }).check();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your request has been received.").first()).toBeVisible();
  await expect
    .poll(() => intake.analytics.map((one) => [one.event_type, one.event_properties]))
    .toEqual([
      ["lead_realtor_view_form", { device_type: "mobile", locale: "en" }],
      ["lead_realtor_click_form_cta", { device_type: "mobile", has_realtor_homepage: "Y" }],
    ]);
  // Nothing that was typed goes to anybody.
  const told = JSON.stringify([intake.analytics, intake.tags, intake.rum]);
  for (const typed of ["Jiho", "Irvine", "949 555 0162", "9495550162"])
    expect(told).not.toContain(typed);
});

for (const { path, locale, title, refuse } of languages) {
  test(`consent refused in ${locale}: nobody is asked, on this page and the next`, async ({
    page,
    intake,
  }) => {
    await page.goto(path);
    const region = page.getByRole("region", { name: title });
    await region.getByRole("button", { name: refuse, exact: true }).click();
    await expect(region).toBeHidden();
    const stored = await page.evaluate(() => localStorage.getItem("measureConsent"));
    expect(JSON.parse(stored ?? "")).toEqual({
      version: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      choice: "denied",
    });
    const started = page.waitForResponse(/measure\.entry-/);
    await page.goto("/grace-kim");
    await started;
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#measure-consent")).toHaveCount(0);
    expect(intake.asked).toEqual([]);
    expect(await traces(page)).toEqual(
      locale === "ko" ? ["measureConsent"] : ["i18n_redirected", "measureConsent"],
    );
  });
}

test("consent withdrawn from the footer: nothing more is gathered, and its traces are gone", async ({
  page,
  intake,
}) => {
  await page.goto("/en");
  await press(page, english.accept);
  await expect.poll(() => intake.messaging.length).toBe(1);
  await expect.poll(async () => (await traces(page)).join()).toContain("AMP_");
  await expect.poll(async () => (await traces(page)).join()).toContain("_dd_s");
  expect(await traces(page)).toEqual(expect.arrayContaining(["_ga"]));

  const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
  await link.click();
  await expect(banner(page)).toContainText("You have agreed to measuring.");
  await expect(banner(page).getByRole("link", { name: "Privacy Policy" })).toBeFocused();
  await press(page, english.refuse);
  const refusedAt = Date.now();
  await expect(link).toBeFocused();
  await expect.poll(() => traces(page)).toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
  await expect
    .poll(() => intake.tags.at(-1))
    .toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
  intake.forget();
  await page.getByRole("link", { name: english.request }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Leaving is when everything that waits would be sent.
  const started = page.waitForResponse(/measure\.entry-/);
  await page.goto("/en/process");
  await started;
  await page.waitForLoadState("networkidle");
  // Datadog may still hand over, as the page is left, what it had gathered before the refusal.
  expect(intake.asked.filter((path) => !path.startsWith("/datadog?"))).toEqual([]);
  expect(intake.rum.filter(({ date }) => date > refusedAt)).toEqual([]);
  expect(intake.replays).toBe(0);
  expect(await traces(page)).toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
});

test("consent withdrawn and given again, without a reload", async ({ page, intake }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
  await page.goto("/en");
  await press(page, english.accept);
  await expect.poll(() => intake.analytics.length).toBe(1);
  await link.click();
  await press(page, english.refuse);
  await expect.poll(() => traces(page)).toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
  intake.forget();
  await link.click();
  await expect(banner(page)).toContainText("You have refused measuring.");
  await press(page, english.accept);
  await page.getByRole("link", { name: english.request }).first().click();
  await expect
    .poll(() => intake.analytics.map((one) => one.event_type))
    .toEqual(["lead_realtor_click_btn_cta", "lead_realtor_view_form"]);
  expect(intake.asked.filter((url) => url.startsWith("/gtm.js"))).toEqual([]);
  expect(intake.rum).toEqual([]);
  // Monitoring begins again with a page of its own.
  await page.goto("/en/process");
  await expect.poll(() => intake.rum.map(({ view }) => view.name)).toContain("process");
});

test("Global Privacy Control is a refusal of sale and sharing", async ({ page, intake }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const started = page.waitForResponse(/measure\.entry-/);
  await page.goto("/en");
  await started;
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#measure-consent")).toHaveCount(0);
  expect(intake.asked).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: english.choices }).click();
  await expect(banner(page)).toContainText("Global Privacy Control");
  await banner(page).getByText("What we collect, why").click();
  await expect(banner(page)).not.toContainText("Amplitude");
  await press(page, english.accept);
  // Errors and speed are measured for us alone; the rest stays off.
  await expect.poll(() => intake.rum.length).toBeGreaterThan(0);
  expect(intake.asked.filter((url) => !url.startsWith("/datadog"))).toEqual([]);
});

test("the header of that signal is enough", async ({ page, intake }) => {
  // The browser's own header cannot be set from here: the answer to it is fetched instead.
  await page.route("**/en", async (route) => {
    const headers = { ...route.request().headers(), "sec-gpc": "1" };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  const started = page.waitForResponse(/measure\.entry-/);
  await page.goto("/en");
  await started;
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#measure-consent")).toHaveCount(0);
  expect(intake.asked).toEqual([]);
});

test("the choice is for every page and tab", async ({ page, context, intake }) => {
  await page.goto("/en");
  const other = await context.newPage();
  await other.goto("/grace-kim");
  await expect(banner(other)).toBeVisible();
  await press(page, english.accept);
  // Asked in the other tab still; answered there by what was said here.
  await expect(other.locator("#measure-consent")).toHaveCount(0);
  await expect
    .poll(() => intake.tags)
    .toContainEqual({
      event: "content-view",
      "content-name": "/grace-kim",
      "content-view-name": "homepage",
    });
});

test("errors reach monitoring once; those that say nothing do not", async ({
  page,
  intake,
  complaints,
}) => {
  await page.goto("/en");
  await press(page, english.accept);
  await expect.poll(() => intake.rum.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("profile is not defined");
    });
    setTimeout(() => {
      throw new Error("a door that does not open");
    });
  });
  // Leaving is when everything that waits is sent.
  await page.goto("/en/process");
  await expect
    .poll(() => intake.rum.flatMap(({ error }) => (error ? [error.message] : [])))
    .toEqual(["a door that does not open"]);
  expect(complaints.splice(0)).toHaveLength(2);
});

test("what a form holds is in nobody's replay, and addresses lose their query", async ({
  page,
  intake,
}) => {
  await page.goto("/en/grace-kim?about=secret-listing");
  await press(page, english.accept);
  await expect(page.locator("body")).toHaveAttribute("data-dd-privacy", "mask-user-input");
  await expect.poll(() => intake.replays).toBeGreaterThan(0);
  // Leaving is when everything that waits is sent.
  await page.goto("/en/process");
  await expect.poll(() => intake.rum.some(({ type }) => type === "resource")).toBe(true);
  expect(JSON.stringify(intake.rum)).not.toContain("secret-listing");
  expect(intake.rum[0]?.view.name).toBe("homepage");
});

test("the banner is met by keyboard first, traps nobody and moves nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) shifts.push(startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveCount(0);
  const moved = await page.evaluate(() => {
    const [code] = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("show-consent"));
    const { shifts } = window as unknown as { shifts: number[] }; // kept above
    return shifts.filter((at) => code && at >= code.startTime);
  });
  expect(moved).toEqual([]);
});

for (const path of ["/en", "/en/process", "/en/terms", "/en/grace-kim", "/en/grace-kim/terms"]) {
  test(`the footer of ${path} leads to the choice`, async ({ page }) => {
    await page.goto(path);
    await press(page, english.refuse);
    const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
    await expect(link).toHaveAttribute("href", "/en/terms/privacy#en-cookies");
    await link.click();
    await expect(banner(page)).toContainText("You have refused measuring.");
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test("documents are the same for everybody, and name each service once", async ({
  request,
  product,
}) => {
  const [plain, signal] = await Promise.all([
    request.get(`${product.url}/en`),
    request.get(`${product.url}/en`, { headers: { "sec-gpc": "1" } }),
  ]);
  const html = await plain.text();
  expect(await signal.text()).toBe(html);
  expect(signal.headers()["server-timing"]).toBe("gpc");
  expect(plain.headers()["server-timing"]).toBeUndefined();
  expect(html.split(amplitudeKey)).toHaveLength(2);
});
