import {
  answerBanner,
  consentBanner,
  english,
  languages,
  openUntilQuiet,
  tracesOf,
} from "./consent-banner.ts";
import { expect, test } from "./measured.ts";

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
    await openUntilQuiet(page, "/grace-kim");
    await expect(page.locator("#measure-consent")).toHaveCount(0);
    expect(intake.asked).toEqual([]);
    expect(await tracesOf(page)).toEqual(
      locale === "ko" ? ["measureConsent"] : ["i18n_redirected", "measureConsent"],
    );
  });
}

/** In the page: whether Datadog has begun to describe it. */
function watchesView(): boolean {
  // The library's own global, of which this is looked at alone.
  const { DD_RUM: library } = window as { DD_RUM?: { getInternalContext(): object | undefined } };
  return library?.getInternalContext() !== undefined;
}

for (const words of languages) {
  const { path, locale } = words;
  test(`consent withdrawn in ${locale}: nothing more is gathered, and its traces are gone`, async ({
    page,
    intake,
  }) => {
    const left = ["ab.optOut", "measureConsent"].concat(locale === "ko" ? [] : "i18n_redirected");
    await page.goto(path);
    await answerBanner(page, words.accept, words);
    await expect.poll(() => intake.messaging.length).toBe(1);
    await expect.poll(async () => (await tracesOf(page)).join()).toContain("AMP_");
    await expect.poll(() => page.evaluate(watchesView)).toBe(true);
    expect(await tracesOf(page)).toEqual(expect.arrayContaining(["_ga", "_dd_s_v2"]));

    const link = page.getByRole("contentinfo").getByRole("link", { name: words.choices });
    await link.click();
    const banner = consentBanner(page, words);
    await expect(banner).toContainText(words.agreed);
    await expect(banner.getByRole("link", { name: words.policy })).toBeFocused();
    await answerBanner(page, words.refuse, words);
    await expect(link).toBeFocused();
    await expect.poll(() => tracesOf(page)).toEqual(left.toSorted());
    await expect
      .poll(() => intake.tags.at(-1))
      .toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
    // What was gathered while it was agreed to is handed over at once, up to the view's end.
    await expect
      .poll(() => intake.rum.filter(({ type, view }) => type === "view" && !view.is_active).length)
      .toBe(1);
    intake.forget();
    await page.getByRole("link", { name: words.request }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // Leaving is when everything that waits would be sent.
    await openUntilQuiet(page, "/en/process");
    expect(intake.asked).toEqual([]);
    // The way to another language is remembered.
    expect(await tracesOf(page)).toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
  });
}

test("consent withdrawn and given again, without a reload", async ({ page, intake }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
  await page.goto("/en");
  await answerBanner(page, english.accept);
  await expect.poll(async () => (await tracesOf(page)).join()).toContain("AMP_");
  await link.click();
  await answerBanner(page, english.refuse);
  await expect
    .poll(() => tracesOf(page))
    .toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
  intake.forget();
  await link.click();
  await expect(consentBanner(page)).toContainText("You have refused measuring.");
  await answerBanner(page, english.accept);
  await page.getByRole("link", { name: english.request }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Leaving is when everything that waits is sent. Monitoring begins again with a page of its own.
  await page.goto("/en/process");
  await expect
    .poll(() => intake.analytics.map((one) => one.event_type))
    .toEqual(["lead_realtor_click_btn_cta", "lead_realtor_view_form"]);
  await expect.poll(() => page.evaluate(watchesView)).toBe(true);
  await page.goto("/en/terms");
  await expect
    .poll(() => [...new Set(intake.rum.map(({ view }) => view.name))])
    .toEqual(["process"]);
});

test("Global Privacy Control is a refusal of sale and sharing", async ({ page, intake }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await openUntilQuiet(page, "/en");
  await expect(page.locator("#measure-consent")).toHaveCount(0);
  expect(intake.asked).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: english.choices }).click();
  await expect(consentBanner(page)).toContainText("Global Privacy Control");
  await consentBanner(page).getByText("What we collect, why").click();
  await expect(consentBanner(page)).not.toContainText("Amplitude");
  await answerBanner(page, english.accept);
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
  await openUntilQuiet(page, "/en");
  await expect(page.locator("#measure-consent")).toHaveCount(0);
  expect(intake.asked).toEqual([]);
});

test("the choice is for every page and tab", async ({ page, context, intake }) => {
  await page.goto("/en");
  const other = await context.newPage();
  await other.goto("/grace-kim");
  await expect(consentBanner(other)).toBeVisible();
  await answerBanner(page, english.accept);
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

test("the banner is met by keyboard first, traps nobody and moves nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) shifts.push(startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en");
  await expect(consentBanner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(consentBanner(page).getByRole("link")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(consentBanner(page).locator(":focus")).toHaveCount(0);
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
    await answerBanner(page, english.refuse);
    const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
    await expect(link).toHaveAttribute("href", "/en/terms/privacy#en-cookies");
    await link.click();
    await expect(consentBanner(page)).toContainText("You have refused measuring.");
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
