import { extended, expect, test } from "./fixtures/test.ts";
import { typeSlowly } from "./fixtures/controls.ts";

test.use({ javaScriptEnabled: false });

/** Logged by the browser for a form with validation errors. */
const validationErrorLog =
  "Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)";

test("a page without script shows all content and switches the language", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "예시 홈페이지에 들어와 보세요" })).toBeVisible();
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(/\/ja-JP$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "한국어" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("shows the samples without the carousel's controls", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const samples = page.locator("#samples");
  await samples.scrollIntoViewIfNeeded();
  await expect(samples.getByText("1 / 10")).toBeHidden();
  await expect(samples.getByRole("button")).toHaveCount(0);
  const first = samples.getByRole("img").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
});

test("a page without script links the listing tabs as pages", extended, async ({ page }) => {
  await page.goto("/en/grace-kim");
  const tabs = page.getByRole("navigation", { name: "Listing types" }).getByRole("link");
  await expect(tabs).toHaveText([/^For sale\s*4/, /^For rent\s*1/, /^Sold\s*1/, /^Rented\s*1/]);
  const current = page.locator("#listings [aria-current]");
  for (const [tab, query, price] of [
    ["For rent", "rent", "$4,050"],
    ["Sold", "sold", "Sold for $2,010,000"],
    ["Rented", "rented", ""],
    ["For sale", "sale", "$1,575,000"],
  ] as const) {
    await tabs.filter({ hasText: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/en/grace-kim\\?listings=${query}#listings$`));
    await expect(current).toContainText(tab);
    await expect(page.locator("#listings")).toContainText(price);
  }
});

test("returns a lead with validation errors and its values, then sends it", async ({
  page,
  chat,
  consoleErrors,
}) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Request your website" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request your website");
  await page.getByLabel("Name", { exact: true }).fill("Naomi Ishii");
  await typeSlowly(page.getByLabel("Area you serve"), "Torrance");
  await page.getByLabel("Country code").selectOption("US");
  await page.getByLabel("Phone", { exact: true }).fill("310-55");
  await page.getByLabel("Do you already have an agent website?").selectOption("Y");
  await page.getByRole("checkbox", { name: /personal information/ }).check();
  await page.getByRole("checkbox", { name: /contacted by phone/ }).check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Enter 7 to 15 digits. Hyphens are OK.").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Naomi Ishii");
  await expect(page.getByLabel("Area you serve")).toHaveValue("Torrance");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(consoleErrors.splice(0)).toEqual([validationErrorLog]);

  await page.getByLabel("Phone", { exact: true }).fill("310-555-0166");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("We received your request.");
  // The phone number is not known here, so there is no country code either.
  await expect(page.getByRole("main")).not.toContainText("+");
  await expect
    .poll(() => chat.messages.filter((text) => text.includes("Naomi Ishii")).length)
    .toBe(1);
});

for (const path of ["/", "/en/grace-kim", "/ja-JP/haruka-sato", "/en/no-such-agent"]) {
  test(`${path} contains one h1 and no executable inline script`, async ({ request, product }) => {
    const response = await request.get(product.url + path);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const inline = [...html.matchAll(/<script([^>]*)>/g)].filter(
      ([, attributes = ""]) =>
        !attributes.includes("src=") && !/type="application\/(ld\+)?json"/.test(attributes),
    );
    expect(inline).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+=/i);
    expect(response.headers()["content-security-policy"]).toContain(
      "require-trusted-types-for 'script'",
    );
  });
}
