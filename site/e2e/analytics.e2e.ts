import { clickBannerButton, english } from "./fixtures/consent-banner.ts";
import { extended } from "./fixtures/test.ts";
import { amplitudeKey } from "./fakes/fake-analytics.ts";
import { expect, test } from "./fixtures/analytics-test.ts";

test(
  "tracks a submitted lead once with has_realtor_homepage",
  extended,
  async ({ page, intake }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/en?request");
    await clickBannerButton(page, english.accept);
    const form = page.locator("form").filter({ hasText: "Area you serve" });
    await form.getByLabel("Name", { exact: true }).fill("Jiho Yoon");
    await form.getByLabel("Area you serve").fill("Irvine");
    await form.getByLabel("Phone", { exact: true }).fill("949 555 0162");
    await form.getByLabel("Do you already have an agent website?").selectOption("Y");
    await form.getByRole("checkbox", { name: /collected and used/ }).check();
    await form.getByRole("checkbox", { name: /contacted by phone/ }).check();
    await form.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("We received your request.").first()).toBeVisible();
    await expect
      .poll(() => intake.analytics.map((one) => [one.event_type, one.event_properties]))
      .toEqual([
        ["lead_realtor_view_form", { device_type: "mobile", locale: "en" }],
        ["lead_realtor_click_form_cta", { device_type: "mobile", has_realtor_homepage: "Y" }],
      ]);
    // No form values are sent.
    const sent = JSON.stringify([intake.analytics, intake.tags, intake.rum]);
    for (const typed of ["Jiho", "Irvine", "949 555 0162", "9495550162"])
      expect(sent).not.toContain(typed);
  },
);

test(
  "reports errors once and filters irrelevant ones",
  extended,
  async ({ page, intake, consoleErrors }) => {
    await page.goto("/en");
    await clickBannerButton(page, english.accept);
    await expect.poll(() => intake.rum.length).toBeGreaterThan(0);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("profile is not defined");
      });
      setTimeout(() => {
        throw new Error("a door that does not open");
      });
    });
    // Queued events are sent when the page unloads.
    await page.goto("/en/process");
    await expect
      .poll(() => intake.rum.flatMap(({ error }) => (error ? [error.message] : [])))
      .toEqual(["a door that does not open"]);
    expect(consoleErrors.splice(0)).toHaveLength(2);
  },
);

test(
  "masks form values in replays and removes query strings from URLs",
  extended,
  async ({ page, intake }) => {
    await page.goto("/en/grace-kim?about=secret-listing");
    await clickBannerButton(page, english.accept);
    await expect(page.locator("body")).toHaveAttribute("data-dd-privacy", "mask-user-input");
    await expect.poll(() => intake.replays.length).toBeGreaterThan(0);
    // Queued events are sent when the page unloads.
    await page.goto("/en/process");
    await expect.poll(() => intake.rum.some(({ type }) => type === "resource")).toBe(true);
    expect(JSON.stringify(intake.rum)).not.toContain("secret-listing");
    expect(intake.rum[0]?.view.name).toBe("homepage");
  },
);

test(
  "serves identical documents with and without the GPC signal",
  extended,
  async ({ request, product }) => {
    const [plain, signal] = await Promise.all([
      request.get(`${product.url}/en`),
      request.get(`${product.url}/en`, { headers: { "sec-gpc": "1" } }),
    ]);
    const html = await plain.text();
    expect(await signal.text()).toBe(html);
    expect(signal.headers()["server-timing"]).toBe("gpc");
    expect(plain.headers()["server-timing"]).toBeUndefined();
    expect(html.split(amplitudeKey)).toHaveLength(2);
  },
);
