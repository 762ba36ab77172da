import { getContacts } from "./fixtures/inquiries.ts";
import { extendedExcept, extended, expect } from "./fixtures/test.ts";
import { isCertificateWarning, test } from "./fixtures/host-test.ts";
import { typeSlowly, chooseLanguage } from "./fixtures/controls.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

test.afterEach(({ consoleErrors }) => {
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((one) => !isCertificateWarning(one)));
});

for (const [path, lang, name] of [
  ["/", "ko", "김서연"],
  ["/en", "en", "Grace Kim"],
  ["/ja-JP", "ja", "グレース・キム"],
] as const)
  test(
    `serves the agent's homepage at ${path} and links to the product's host`,
    extendedExcept("/ja-JP", path),
    async ({ page, hosts }) => {
      await page.goto(hosts.own + path);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const builder = page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Built for Realtors" });
      await expect(builder).toHaveAttribute("href", hosts.product + path);
      const policy = `/terms/privacy#${lang === "ko" ? "ko" : "en"}`;
      await page.getByRole("contentinfo").locator(`a[href$="${policy}"]`).click();
      await expect(page).toHaveURL(`${hosts.own}${path === "/" ? "" : path}${policy}`);
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
      await expect(builder).toHaveAttribute("href", hosts.product + path);
    },
  );

test("an own domain keeps language and listing links on the domain", async ({ page, hosts }) => {
  await page.goto(hosts.own);
  await page.getByRole("link", { name: /^임대 1/ }).click();
  await expect(page).toHaveURL(`${hosts.own}/?listings=rent#listings`);
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(`${hosts.own}/en?listings=rent#listings`);
});

test(
  "an own domain leads from a card to the page of a home and a request on the domain",
  extended,
  async ({ page, hosts }) => {
    const path = "/en/homes/grace-kim-1/18-stonefield-irvine-ca";
    await page.goto(`${hosts.own}/en#listings`);
    await page
      .locator("#listings")
      .getByRole("link", { name: /18 Stonefield/ })
      .click();
    await expect(page).toHaveURL(hosts.own + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", hosts.own + path);
    const back = page.getByRole("link", { name: "All homes", exact: true });
    await expect(back).toHaveAttribute("href", "/en/homes");

    await page
      .getByRole("link", { name: /^Open photo 2/ })
      .first()
      .click();
    const viewer = page.getByRole("dialog", { name: "Gallery" });
    await expect(viewer).toBeVisible();
    await expect(page).toHaveURL(`${hosts.own}${path}#photo-2`);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();

    const form = page.locator("#request");
    const message = form.getByLabel("Message");
    // An empty message is replaced when the form hydrates.
    await waitForHydration(message);
    await message.fill("");
    await typeSlowly(message, "Asked about a home on the agent's own domain.");
    await form.getByLabel("Last name").fill("Park");
    await form.getByLabel("First name").fill("Sora");
    await form.getByLabel("Country code").selectOption("US");
    await form.getByLabel("Phone", { exact: true }).fill("949-555-0171");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Your request is on its way" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${hosts.own}${path}`));
    expect(await getContacts(hosts.backendUrl, "grace-kim@example.com")).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(
          /^Asked about a home on the agent's own domain\.\nPreferred/,
        ),
        listing: expect.objectContaining({ listingKey: "grace-kim-1" }),
      }),
    );
  },
);

test("is the canonical host of its homes where it answers", extended, async ({ page, hosts }) => {
  for (const path of ["/homes", "/homes/grace-kim-1/18-stonefield-irvine-ca"])
    for (const home of [`${hosts.own}/en`, `${hosts.product}/en/grace-kim`]) {
      await page.goto(home + path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", home + path);
    }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("delivers a contact and stays on the domain", async ({ page, hosts }) => {
    await page.goto(`${hosts.own}/en`);
    const form = page.locator("#contact form");
    await form.getByLabel("Last name").fill("Park");
    await form.getByLabel("First name").fill("Sora");
    await form.getByLabel("Country code").selectOption("US");
    await form.getByLabel("Phone", { exact: true }).fill("949-555-0170");
    await typeSlowly(form.getByLabel("Message"), "Written on the agent's own domain.");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(`${hosts.own}/en?contact=sent#contact`);
    await expect(page.getByRole("heading", { name: "Your message has been sent." })).toBeVisible();
    expect(await getContacts(hosts.backendUrl, "grace-kim@example.com")).toContainEqual(
      expect.objectContaining({ message: "Written on the agent's own domain." }),
    );
  });
});

test("returns 404 for other agents and on unknown domains", async ({ request, hosts }) => {
  const { port } = new URL(hosts.own);
  const get = (origin: string, path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: new URL(origin).host } });
  expect((await get(hosts.own, "/michael_park")).status()).toBe(404);
  // Without the agent's segment only.
  expect((await get(hosts.own, "/en/grace-kim/homes")).status()).toBe(404);
  const response = await get(hosts.unknown, "/");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain("김서연");
  expect((await get(hosts.product, "/grace-kim")).status()).toBe(200);
});
