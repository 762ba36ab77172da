import { contactsOf } from "./contacts-of.ts";
import { expect } from "./fixtures.ts";
import { isAboutCertificate, test } from "./two-hosts.ts";
import { typeAsPerson } from "./type-as-person.ts";

test.afterEach(({ complaints }) => {
  complaints.splice(0, Infinity, ...complaints.filter((one) => !isAboutCertificate(one)));
});

for (const [path, lang, name] of [
  ["/", "ko", "김서연"],
  ["/en", "en", "Grace Kim"],
  ["/ja-JP", "ja", "グレース・キム"],
] as const)
  test(`${path} is the agent's homepage, and leads to the product on the product's own host`, async ({
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

test("the language and the listing tabs stay on the domain", async ({ page, hosts }) => {
  await page.goto(hosts.own);
  await page.getByRole("link", { name: /^임대 2/ }).click();
  await expect(page).toHaveURL(`${hosts.own}/?listings=rent#listings`);
  await page.locator("summary").getByText("한국어").click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(page).toHaveURL(`${hosts.own}/en?listings=rent#listings`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("what is written there reaches the agent, and its thanks stay there", async ({
    page,
    hosts,
  }) => {
    await page.goto(`${hosts.own}/en`);
    const form = page.locator("#contact form");
    await form.getByLabel("Last name").fill("Park");
    await form.getByLabel("First name").fill("Sora");
    await form.getByLabel("Country code").selectOption("US");
    await form.getByLabel("Phone", { exact: true }).fill("949-555-0170");
    await typeAsPerson(form.getByLabel("Message"), "Written on the agent's own domain.");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(`${hosts.own}/en?contact=sent#contact`);
    await expect(page.getByRole("heading", { name: "Your message has been sent." })).toBeVisible();
    expect(await contactsOf(hosts.backendUrl, "grace-kim@example.com")).toContainEqual(
      expect.objectContaining({ message: "Written on the agent's own domain." }),
    );
  });
});

test("nobody else is there, and nobody at all on a domain that is no agent's", async ({
  request,
  hosts,
}) => {
  const { port } = new URL(hosts.own);
  const get = (origin: string, path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: new URL(origin).host } });
  expect((await get(hosts.own, "/michael_park")).status()).toBe(404);
  const nobody = await get(hosts.unknown, "/");
  expect(nobody.status()).toBe(404);
  expect(await nobody.text()).not.toContain("김서연");
  expect((await get(hosts.product, "/grace-kim")).status()).toBe(200);
});
