import { answerBanner, english, languages, tracesOf } from "./consent-banner.ts";
import { amplitudeKey, messagingKey } from "./intake-stand-in.ts";
import { expect, test } from "./measured.ts";

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
    expect(await tracesOf(page)).toEqual(locale === "ko" ? [] : ["i18n_redirected"]);
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
  await answerBanner(page, english.accept);
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

test("errors reach monitoring once; those that say nothing do not", async ({
  page,
  intake,
  complaints,
}) => {
  await page.goto("/en");
  await answerBanner(page, english.accept);
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
  await answerBanner(page, english.accept);
  await expect(page.locator("body")).toHaveAttribute("data-dd-privacy", "mask-user-input");
  await expect.poll(() => intake.replays).toBeGreaterThan(0);
  // Leaving is when everything that waits is sent.
  await page.goto("/en/process");
  await expect.poll(() => intake.rum.some(({ type }) => type === "resource")).toBe(true);
  expect(JSON.stringify(intake.rum)).not.toContain("secret-listing");
  expect(intake.rum[0]?.view.name).toBe("homepage");
});

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
