import { getContacts } from "./get-contacts.ts";
import { expect } from "./fixtures.ts";
import { isCertificateWarning, test } from "./host-fixtures.ts";
import { typeSlowly } from "./type-slowly.ts";
import { chooseLanguage } from "./language-menu.ts";

test.afterEach(({ consoleErrors }) => {
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((one) => !isCertificateWarning(one)));
});

for (const [path, lang, name] of [
  ["/", "ko", "김서연"],
  ["/en", "en", "Grace Kim"],
  ["/ja-JP", "ja", "グレース・キム"],
] as const)
  test(`serves the agent's homepage at ${path} and links to the product's host`, async ({
    page,
    hosts,
  }) => {
    await page.goto(hosts.own + path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const builder = page.getByRole("contentinfo").getByRole("link", { name: "Built for Realtors" });
    await expect(builder).toHaveAttribute("href", hosts.product + path);
    const policy = `/terms/privacy#${lang === "ko" ? "ko" : "en"}`;
    await page.getByRole("contentinfo").locator(`a[href$="${policy}"]`).click();
    await expect(page).toHaveURL(`${hosts.own}${path === "/" ? "" : path}${policy}`);
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
    await expect(builder).toHaveAttribute("href", hosts.product + path);
  });

test("keeps language and listing links on the domain", async ({ page, hosts }) => {
  await page.goto(hosts.own);
  await page.getByRole("link", { name: /^임대 1/ }).click();
  await expect(page).toHaveURL(`${hosts.own}/?listings=rent#listings`);
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(`${hosts.own}/en?listings=rent#listings`);
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
  const response = await get(hosts.unknown, "/");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain("김서연");
  expect((await get(hosts.product, "/grace-kim")).status()).toBe(200);
});
