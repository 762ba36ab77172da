import type { Locator, Page } from "@playwright/test";
import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { getContacts } from "./fixtures/inquiries.ts";
import { getEntry } from "./fixtures/inbox-page.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { typeSlowly } from "./fixtures/controls.ts";

const home = "/en/grace-kim/homes/grace-kim-1";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Gallery" });

test("is rendered in advance from a card, and hydrates once it is shown", async ({ page }) => {
  const rules = await page.request.get("/speculation-rules.json");
  expect(await rules.json()).toMatchObject({
    prerender: [{ where: { selector_matches: "[data-listing] a" } }],
  });
  await page.goto("/en/grace-kim");
  await expect(page.locator("#listings [data-listing] a").first()).toHaveAttribute(
    "href",
    /^\/en\/grace-kim\/homes\//,
  );

  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  const isHydrated = () =>
    Object.keys(document.getElementById("root") ?? {}).some((key) =>
      key.startsWith("__reactContainer"),
    );
  await page.goto(home, { waitUntil: "networkidle" });
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await page.waitForFunction(isHydrated);
});

test("leads from a card to the page, its photos and a request that the agent receives", async ({
  page,
  product,
  consoleErrors,
}) => {
  await page.goto("/en/grace-kim#listings");
  await page
    .locator("#listings")
    .getByRole("link", { name: /18 Stonefield/ })
    .click();
  await expect(page).toHaveURL(/\/en\/grace-kim\/homes\/grace-kim-1\/18-stonefield-irvine-ca$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
  const url = page.url();

  await page
    .getByRole("link", { name: /^Open photo 2/ })
    .first()
    .click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}#photo-2`);
  // In the agent's colors, although it is outside of the frame.
  const colorOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).getPropertyValue("--rt-field"));
  expect(await colorOf(viewer(page))).toBe(await colorOf(page.locator("#request")));
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByText(/^3 \/ \d+$/)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(url);

  const form = page.locator("#request");
  const message = form.getByLabel("Message");
  await expect(message).toHaveValue(/^I’d like to see 18 Stonefield, Irvine/);
  await form.getByRole("radio", { name: "Ask a question" }).check();
  await expect(message).toHaveValue(/^I have a question about 18 Stonefield, Irvine/);
  await message.fill("");
  await typeSlowly(message, "Is the roof original?");
  await form.getByRole("radio", { name: "See it" }).check();
  // The visitor's own text is kept.
  await expect(message).toHaveValue("Is the roof original?");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("Enter your last name.").first()).toBeVisible();

  await form.getByLabel("Last name").fill("Park");
  await form.getByLabel("First name").fill("Dana");
  await form.getByLabel("Country code").selectOption("US");
  await form.getByLabel("Phone", { exact: true }).fill("949-555-0144");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Your request is on its way" })).toBeFocused();

  const contacts = await getContacts(product.backendUrl, "grace-kim@example.com");
  // The open house that was chosen is a sentence below the visitor's own text.
  expect(
    contacts.filter(({ message: text }) =>
      text.startsWith("Is the roof original?\nPreferred time"),
    ),
  ).toEqual([
    expect.objectContaining({
      name: "Park Dana",
      listing: expect.objectContaining({
        listingKey: "grace-kim-1",
        address: expect.stringContaining("18 Stonefield, Irvine"),
        price: 3_480_000,
        searchType: "sale",
        imageUrl: expect.stringContaining("/media/"),
      }),
    }),
  ]);

  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/en/admin/inbox?tab=contacts");
  await expect(getEntry(page, "Dana Park")).toHaveAccessibleName(/18 Stonefield, Irvine/);
  expect(consoleErrors).toEqual([]);
});

test.describe("a phone in Seoul", () => {
  test.use({ timezoneId: "Asia/Seoul", viewport: { width: 390, height: 844 } });

  test(
    "asks for a morning, which is confirmed",
    extended,
    async ({ page, product, consoleErrors }) => {
      await page.goto("/grace-kim/homes/grace-kim-1");
      const form = page.locator("#request");
      await form.getByRole("radio", { name: "다른 날" }).check();
      const days = form.getByRole("radiogroup", { name: "날짜" });
      const [first, second] = [days.getByRole("radio").nth(3), days.getByRole("radio").nth(5)];
      // Without what says that there is an open house.
      const nameOf = async (day: Locator) => (await day.getAttribute("aria-label"))?.split(",")[0];
      const [firstDay, secondDay] = [await nameOf(first), await nameOf(second)];
      await first.click();
      await form.getByRole("radio", { name: /^오전, 9시~12시, 서울/ }).click();
      expect(await findA11yViolations(page)).toEqual([]);
      await form.getByRole("button", { name: /^다른 시간도 적기/ }).click();
      await second.click();
      await form.getByLabel("성", { exact: true }).fill("서");
      await form.getByLabel("이름", { exact: true }).fill("지우");
      await form.getByLabel("전화번호", { exact: true }).fill("010-555-0144");
      await form.getByRole("button", { name: "문의 보내기" }).click();
      await expect(page.getByRole("heading", { name: "요청을 보냈습니다" })).toBeFocused();
      await expect(form.getByText(/^아직 확정된 시간은 아닙니다/)).toBeVisible();
      const wish = `${firstDay} 오전 9시~12시`;
      await expect(form.getByText(wish, { exact: true })).toBeVisible();
      expect(await findA11yViolations(page)).toEqual([]);

      await signInPage(page, product.backendUrl, "grace-kim@example.com");
      await page.goto("/admin/inbox");
      await getEntry(page, "서지우").click();
      const wishes = page.getByRole("region", { name: /^방문 희망 시간/ });
      await expect(wishes.getByRole("listitem")).toHaveText([
        new RegExp(`^${wish}서울`),
        new RegExp(`^${secondDay} 오전 9시~오후 5시서울`),
      ]);
      await page.getByRole("button", { name: "방문 시간" }).click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(
        new RegExp(`${wish} \\(.*태평양 시간\\)에 보실 수 있습니다`),
      );
      expect(consoleErrors).toEqual([]);
    },
  );
});

test("opens the photo of an address that was shared or reloaded", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/homes/grace-kim-1");
  const url = page.url();
  await page.goto("/en/grace-kim");
  await page.goto(`${url}#photo-2`);
  await expect(viewer(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.reload();
  await expect(viewer(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(url);
  // Neither the list for pages without script nor another entry of the history is left.
  await expect(page.locator("#photos")).toBeHidden();
  await expect(page.getByRole("link", { name: /^Open photo 2/ }).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/grace-kim$/);
});

test("leads to the previous and the next home of the list", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/homes");
  await page.locator("[data-listing] a").first().click();
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  const neighbors = page.getByRole("navigation", { name: "Next and previous home" });
  await expect(neighbors.getByRole("link")).toHaveCount(1);
  await neighbors.getByRole("link", { name: /^Next home / }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await expect(neighbors.getByRole("link")).toHaveCount(2);
  await neighbors.getByRole("link", { name: `Previous home ${first}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
});

test("shares its address, whose image shows the home", extended, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // As in browsers that cannot share.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(home);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("#about").getByRole("status")).toHaveText("Link copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const response = await page.request.get(image ?? "");
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("estimates the monthly payment from the listing and the entered rate", async ({ page }) => {
  await page.goto(home);
  const payment = page.getByRole("region", { name: "Monthly payment" });
  await payment.scrollIntoViewIfNeeded();
  await expect(payment.getByText("Enter a rate")).toBeVisible();
  await expect(payment.getByLabel("Down payment", { exact: true })).toHaveValue("$696,000");
  await expect(payment.getByLabel("Property tax per year")).toHaveValue("$24,012");
  await expect(payment.getByLabel("HOA per month")).toHaveValue("$285");
  await expect(payment.getByText(/from the price of \$3,480,000/)).toBeVisible();
  await payment.getByLabel("Interest rate (%)").fill("6");
  await expect(payment.getByText("$16,691", { exact: true })).toBeVisible();
  await payment.getByLabel("Down payment (%)").fill("50");
  await expect(payment.getByLabel("Down payment", { exact: true })).toHaveValue("$1,740,000");
});

test(
  "the page of a home offers open houses as calendar files in the time zone of the home",
  extended,
  async ({ page, request }) => {
    await page.goto(home);
    const section = page.getByRole("region", { name: "Open house", exact: true });
    await expect(section.getByText("Times are in Pacific Time.")).toBeVisible();
    const file = await section
      .getByRole("link", { name: /^Add to calendar: / })
      .first()
      .getAttribute("href");
    const response = await request.get(file ?? "");
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
        expect.stringMatching(/^SUMMARY:Open house: 18 Stonefield/),
      ]),
    );
    expect((await request.get(`${home}/open-houses/20200101-0100.ics`)).status()).toBe(404);
  },
);

test("redirects to the current slug, and responds with 404 for homes of others", async ({
  request,
}) => {
  for (const path of [home, `${home}/an-old-address`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toMatch(
      /\/homes\/grace-kim-1\/18-stonefield-irvine-ca$/,
    );
  }
  for (const path of [
    "/en/grace-kim/homes/michael_park-1",
    "/grace-kim/homes/none/x",
    "/no-one/homes/grace-kim-1",
  ])
    expect((await request.get(path)).status()).toBe(404);
});

test(
  "the page of a home shows a home that is coming soon without open houses and viewings",
  extended,
  async ({ page }) => {
    await page.goto("/en/rafael-delgado#listings");
    const card = page.locator("#listings li", { hasText: "760 Gableton Road" });
    await expect(card.getByText("Coming soon")).toBeVisible();
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("760 Gableton Road");
    await expect(page.getByText(/^Coming \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ask about this home" })).toBeVisible();
    await expect(page.locator("#open-houses")).toHaveCount(0);
    const form = page.locator("#request");
    await expect(form.getByLabel("Message")).toHaveValue(
      /^I have a question about 760 Gableton Road/,
    );
    await expect(form.getByRole("radio", { name: "See it" })).toHaveCount(0);
  },
);

test("shows since when a home is back on the market", extended, async ({ page }) => {
  await page.goto("/en/grace-kim/homes/grace-kim-4");
  await expect(page.getByText(/^Back on market \w+ \d+, \d{4}$/)).toBeVisible();
});

test("the page of a home responds with 410 for a withdrawn home and offers others", async ({
  page,
  request,
  consoleErrors,
}) => {
  const withdrawn = "/en/grace-kim/homes/grace-kim-8";
  const response = await page.goto(`${withdrawn}/905-breezeblock-way-tustin-ca`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This home is no longer on the market",
  );
  expect(await page.content()).not.toContain("Breezeblock Way");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("#similar li img")).toHaveCount(3);
  expect(await findA11yViolations(page)).toEqual([]);
  expect(consoleErrors.splice(0)).toEqual([
    "Failed to load resource: the server responded with a status of 410 (Gone)",
  ]);
  await page.getByRole("link", { name: "Ask about homes like this" }).click();
  await expect(page).toHaveURL(/\/en\/grace-kim#contact$/);
  expect((await request.get(`${withdrawn}/open-houses/20301128-1300.ics`)).status()).toBe(404);
});

const pages = [
  ["ko", "/grace-kim/homes/grace-kim-1"],
  ["en", "/en/claire-whitmore/homes/claire-whitmore-1"],
  ["ja", "/ja-JP/haruka-sato/homes/haruka-sato-1"],
  ["en", "/en/michael_park/homes/michael_park-1"],
  ["ko", "/equityrealty/homes/equityrealty-1"],
] as const;

for (const [lang, path] of pages)
  test(`has no accessibility violation at ${path}`, extended, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await findA11yViolations(page)).toEqual([]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(consoleErrors).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "shows all photos and sends the request with its home",
    extended,
    async ({ page, product, consoleErrors }) => {
      await page.goto("/en/grace-kim#listings");
      await page
        .locator("#listings")
        .getByRole("link", { name: /18 Stonefield/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
      // Without script the address is copied from the browser, and its photo is in the document.
      await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\.jpg/);
      await page
        .getByRole("link", { name: /^Open photo 3/ })
        .first()
        .click();
      await expect(page.locator("#photo-3 img")).toBeInViewport();

      const form = page.locator("#request form");
      await form.getByLabel("Last name").fill("Lim");
      await form.getByLabel("First name").fill("Sora");
      await form.getByLabel("Country code").selectOption("US");
      const wish = form.getByLabel("First choice");
      await wish.selectOption({ index: 5 });
      const chosen = await wish.inputValue();
      await form.getByLabel("Phone", { exact: true }).fill("1");
      // The browser's own validation has no pattern; the server returns the page with the error.
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(page).toHaveURL(/\/v1\/realtor-contacts/);
      await expect(form.getByLabel("Last name")).toHaveValue("Lim");
      await expect(wish).toHaveValue(chosen);
      expect(consoleErrors.splice(0)).toEqual([
        "Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)",
      ]);
      await form.getByLabel("Phone", { exact: true }).fill("949-555-0145");
      await form.getByLabel("Message").fill("");
      await typeSlowly(form.getByLabel("Message"), "May I come on Sunday?");
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(page).toHaveURL(/\/homes\/grace-kim-1\/[\w-]+\?contact=sent#request$/);
      await expect(
        page.getByRole("heading", { name: "Your message has been sent." }),
      ).toBeVisible();
      const contacts = await getContacts(product.backendUrl, "grace-kim@example.com");
      const [start, end] = chosen.split("/");
      expect(
        contacts.filter(({ message }) =>
          message.startsWith("May I come on Sunday?\nPreferred time: "),
        ),
      ).toEqual([
        expect.objectContaining({
          showing: expect.objectContaining({ wishes: [{ start, end }] }),
          listing: expect.objectContaining({ listingKey: "grace-kim-1" }),
        }),
      ]);
    },
  );
});
