import {
  clickBannerButton,
  consentBanner,
  english,
  languages,
  openUntilIdle,
  getStoredKeys,
} from "./fixtures/consent-banner.ts";
import { messagingKey } from "./fakes/fake-analytics.ts";
import { expect, test } from "./fixtures/analytics-test.ts";
import { holdRequests } from "./fixtures/hold-requests.ts";
import { extended, extendedExcept } from "./fixtures/test.ts";
import { waitUntilLaidOut } from "./fixtures/wait-for-page.ts";

for (const { path, locale, title, accept, request } of languages) {
  test(
    `sends each event once to every service after consent in ${locale}`,
    extendedExcept("ko", locale),
    async ({ page, intake }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const region = page.getByRole("region", { name: title });
      await expect(region).toBeVisible();
      expect(intake.requests).toEqual([]);
      expect(await getStoredKeys(page)).toEqual(locale === "ko" ? [] : ["i18n_redirected"]);
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
      // Tags send independently, so the order is not defined.
      const expected = [
        ["consent", "default", expect.objectContaining({ analytics_storage: "granted" })],
        { "gtm.start": expect.any(Number), event: "gtm.js" },
        { event: "content-view", "content-name": "/", "content-view-name": "landing" },
        { event: "lead_realtor_view_home", ...seen },
        { event: "lead_realtor_click_btn_cta", ...seen },
        { event: "lead_realtor_view_form", ...seen },
      ];
      expect(intake.tags).toHaveLength(expected.length);
      expect(intake.tags).toEqual(expect.arrayContaining(expected));
      expect(await page.evaluate(() => "tagRan" in window)).toBe(true);
      expect(intake.messaging).toEqual([{ api_key: messagingKey, name: "session_start" }]);
      await expect.poll(() => intake.replays.length).toBeGreaterThan(0);
      await expect
        .poll(() => intake.rum.find(({ type }) => type === "view"))
        .toMatchObject({
          service: "realtor-front-end",
          version: expect.stringMatching(/^[0-9a-f]{12}$/),
          ddtags: expect.stringContaining("env:local"),
          view: { name: "landing" },
        });
      expect(new Set(intake.rum.map(({ session }) => session.id)).size).toBe(1);
    },
  );
}

for (const { path, locale, title, refuse } of languages) {
  test(
    `sends no analytics after the consent was refused in ${locale}`,
    extendedExcept("ko", locale),
    async ({ page, intake }) => {
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
      await openUntilIdle(page, "/grace-kim");
      await expect(page.locator("#analytics-consent")).toHaveCount(0);
      expect(intake.requests).toEqual([]);
      expect(await getStoredKeys(page)).toEqual(
        locale === "ko" ? ["measureConsent"] : ["i18n_redirected", "measureConsent"],
      );
    },
  );
}

/** Runs in the page: whether Datadog has started a view. */
function hasActiveView(): boolean {
  const { DD_RUM: library } = window as { DD_RUM?: { getInternalContext(): object | undefined } };
  return library?.getInternalContext() !== undefined;
}

for (const texts of languages) {
  const { path, locale } = texts;
  test(
    `stops analytics and deletes its storage after the consent was withdrawn in ${locale}`,
    extendedExcept("ko", locale),
    async ({ page, intake }) => {
      const remaining = ["ab.optOut", "measureConsent"].concat(
        locale === "ko" ? [] : "i18n_redirected",
      );
      await page.goto(path);
      await clickBannerButton(page, texts.accept, texts);
      await expect.poll(() => intake.messaging.length).toBe(1);
      await expect
        .poll(() => getStoredKeys(page))
        .toEqual(expect.arrayContaining([expect.stringContaining("AMP_"), "_ga", "_dd_s_v2"]));
      await expect.poll(() => page.evaluate(hasActiveView)).toBe(true);

      const link = page.getByRole("contentinfo").getByRole("link", { name: texts.choices });
      await link.click();
      const banner = consentBanner(page, texts);
      await expect(banner).toContainText(texts.agreed);
      await expect(banner.getByRole("link", { name: texts.policy })).toBeFocused();
      await clickBannerButton(page, texts.refuse, texts);
      await expect(link).toBeFocused();
      await expect.poll(() => getStoredKeys(page)).toEqual(remaining.toSorted());
      await expect
        .poll(() => intake.tags.at(-1))
        .toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
      // Data collected with consent is sent immediately, up to the end of the view.
      await expect
        .poll(
          () => intake.rum.filter(({ type, view }) => type === "view" && !view.is_active).length,
        )
        .toBe(1);
      intake.reset();
      const endedAt = Date.now();
      await page.getByRole("link", { name: texts.request }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      // Queued events would be sent when the page unloads.
      await openUntilIdle(page, "/en/process");
      // The last replay segment is compressed in a worker and can arrive after the view's last event.
      expect(intake.requests.filter((url) => !url.includes("%2Freplay%3F"))).toEqual([]);
      expect(intake.replays.filter(({ end }) => end > endedAt)).toEqual([]);
      // The visit to /en stores the language.
      expect(await getStoredKeys(page)).toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
    },
  );
}

test(
  "restarts analytics after the consent was withdrawn and given again",
  extended,
  async ({ page, intake }) => {
    const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
    await page.goto("/en");
    await clickBannerButton(page, english.accept);
    await expect.poll(async () => (await getStoredKeys(page)).join()).toContain("AMP_");
    await link.click();
    await clickBannerButton(page, english.refuse);
    await expect
      .poll(() => getStoredKeys(page))
      .toEqual(["ab.optOut", "i18n_redirected", "measureConsent"]);
    intake.reset();
    await link.click();
    await expect(consentBanner(page)).toContainText("Analytics are off.");
    await clickBannerButton(page, english.accept);
    await page.getByRole("link", { name: english.request }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // Queued events are sent when the page unloads. Monitoring restarts on the next page.
    await page.goto("/en/process");
    await expect
      .poll(() => intake.analytics.map((one) => one.event_type))
      .toEqual(["lead_realtor_click_btn_cta", "lead_realtor_view_form"]);
    await expect.poll(() => page.evaluate(hasActiveView)).toBe(true);
    await page.goto("/en/terms");
    await expect
      .poll(() => [...new Set(intake.rum.map(({ view }) => view.name))])
      .toEqual(["process"]);
  },
);

test("treats Global Privacy Control as an opt-out of sale and sharing", async ({
  page,
  intake,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await openUntilIdle(page, "/en");
  await expect(page.locator("#analytics-consent")).toHaveCount(0);
  expect(intake.requests).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: english.choices }).click();
  await expect(consentBanner(page)).toContainText("Global Privacy Control");
  await consentBanner(page).getByText("What we collect, why").click();
  await expect(consentBanner(page)).not.toContainText("Amplitude");
  await clickBannerButton(page, english.accept);
  // Error and performance monitoring involves no sale or sharing; the other services stay disabled.
  await expect.poll(() => intake.rum.length).toBeGreaterThan(0);
  expect(intake.requests.filter((url) => !url.startsWith("/datadog"))).toEqual([]);
});

test("respects the Sec-GPC header", extended, async ({ page, intake }) => {
  // Chromium does not let tests set this header, so the response is fetched with it.
  await page.route("**/en", async (route) => {
    const headers = { ...route.request().headers(), "sec-gpc": "1" };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await openUntilIdle(page, "/en");
  await expect(page.locator("#analytics-consent")).toHaveCount(0);
  expect(intake.requests).toEqual([]);
});

test("applies the choice to all pages and tabs", extended, async ({ page, context, intake }) => {
  await page.goto("/en");
  const other = await context.newPage();
  await other.goto("/grace-kim");
  await expect(consentBanner(other)).toBeVisible();
  await clickBannerButton(page, english.accept);
  // The other tab applies the choice of this tab.
  await expect(other.locator("#analytics-consent")).toHaveCount(0);
  await expect
    .poll(() => intake.tags)
    .toContainEqual({
      event: "content-view",
      "content-name": "/grace-kim",
      "content-view-name": "homepage",
    });
});

test("places the banner first in the tab order, without a focus trap or layout shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) shifts.push(startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await holdRequests(page, /show-consent-[^/]+\.js$/);
  await page.goto("/en");
  // Fonts move texts, too.
  await waitUntilLaidOut(page);
  const settled = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.now();
  });
  release();
  await expect(consentBanner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(consentBanner(page).getByRole("link")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(consentBanner(page).locator(":focus")).toHaveCount(0);
  const moved = await page.evaluate((since) => {
    const { shifts } = window as unknown as { shifts: number[] }; // set in the init script
    return shifts.filter((at) => at >= since);
  }, settled);
  expect(moved).toEqual([]);
});

for (const path of ["/en", "/en/process", "/en/terms", "/en/grace-kim", "/en/grace-kim/terms"]) {
  test(
    `opens the consent notice from the footer of ${path}`,
    extendedExcept("/en/grace-kim", path),
    async ({ page }) => {
      await page.goto(path);
      await clickBannerButton(page, english.refuse);
      const link = page.getByRole("contentinfo").getByRole("link", { name: english.choices });
      await expect(link).toHaveAttribute("href", "/en/terms/privacy#en-cookies");
      await link.click();
      await expect(consentBanner(page)).toContainText("Analytics are off.");
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );
}
