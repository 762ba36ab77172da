import { readFile } from "node:fs/promises";
import { type Locale, locales } from "@realtor/api/locales";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { createAgent, uniqueLicense } from "./fixtures/create-agent.ts";
import { typeSlowly } from "./fixtures/controls.ts";
import { storeSession } from "./fixtures/editor-page.ts";
import { getContacts } from "./fixtures/inquiries.ts";
import { expect, extended, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Texts = Readonly<Record<string, string>>;

/** The texts of a part of the site as an agent reads them. */
async function readTexts(locale: Locale, name: string): Promise<Texts> {
  const file = new URL(`../content/${locale}/messages/${name}.json`, import.meta.url);
  const entries = Object.entries(
    JSON.parse(await readFile(file, "utf8")) as Record<string, string | { defaultMessage: string }>,
  );
  return Object.fromEntries(
    entries.map(([id, text]) => [id, typeof text === "string" ? text : text.defaultMessage]),
  );
}

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const front = { width: 1200, height: 800, channels: 3, background: "#0F5C4A" } as const;

for (const locale of locales) {
  const prefix = locale === "ko" ? "" : `/${locale}`;

  test(
    `a new agent adds a listing with a finger, in ${locale}`,
    locale === "ko" ? {} : extended,
    async ({ page, product }) => {
      const texts = await readTexts(locale, "listing-form");
      const named = (id: string) => texts[`listing-form.${id}`] ?? id;
      const agent = await createAgent(product.backendUrl, { licenseNumber: uniqueLicense() });
      const { desiredUrl } = agent.realtor;
      await storeSession(page, agent);
      /** A list that is still being placed would be scrolled to by Playwright, which closes it. */
      const tapOption = async (option: Locator) => {
        await expect.poll(() => option.evaluate(isOnTop)).toBe(true);
        await option.tap();
      };

      await page.goto(`${prefix}/${desiredUrl}/admin#listings`);
      const { "listings.add": add = "" } = await readTexts(locale, "listings");
      await page.getByRole("link", { name: add, exact: true }).tap();
      const street = page.getByRole("combobox", { name: named("field.street") });
      await street.tap();
      await street.pressSequentially("61 pebb");
      await tapOption(page.getByRole("option", { name: /61 Pebble Orchard/ }));
      const price = page.getByRole("textbox", { name: named("field.price"), exact: true });
      await price.tap();
      await price.pressSequentially("1890000");
      await page.getByRole("button", { name: new RegExp(named("field.kind")) }).tap();
      await tapOption(page.getByRole("option", { name: named("kind.single_family") }));
      for (const [id, value] of [
        ["bedrooms", "3"],
        ["bathrooms", "2.5"],
      ] as const) {
        const number = page.getByRole("textbox", { name: named(`field.${id}`), exact: true });
        await number.tap();
        await number.pressSequentially(value);
      }
      const chooser = page.waitForEvent("filechooser");
      const { "photos.choose": choose = "" } = await readTexts(locale, "photos");
      await page.getByRole("button", { name: choose, exact: true }).tap();
      const buffer = await sharp({ create: front }).jpeg().toBuffer();
      await (await chooser).setFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer });
      await expect(page.locator("#part-photos").getByRole("row")).toHaveCount(1);
      await page.getByRole("checkbox", { name: named("permission.seller") }).tap();
      await page.getByRole("button", { name: named("publish"), exact: true }).tap();
      await expect(page.getByRole("heading", { name: named("published") })).toBeFocused();

      await page.getByRole("link", { name: named("published.view") }).tap();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("61 Pebble Orchard");
      const address = new URL(page.url()).pathname;
      const listingKey = /\/homes\/([^/]+)/.exec(address)?.[1];
      // Sheet and share image are there at once.
      const sheet = await page.request.get(`${prefix}/${desiredUrl}/homes/${listingKey}/sheet`);
      expect(await sheet.text()).toContain("61 Pebble Orchard");
      const image = await page.locator("meta[property='og:image']").getAttribute("content");
      const shared = await page.request.get(new URL(image ?? "").pathname);
      expect(shared.headers()["content-type"]).toMatch(/^image\//);

      await page.locator("[data-photo]").first().tap();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      const form = page.locator("#request form");
      await form.locator("[name=lastName]").fill("Park");
      await form.locator("[name=firstName]").fill("Dana");
      await form.locator("select[name=phoneCountryCode]").selectOption("US");
      await form.locator("[name=phone]").fill("949-555-0144");
      const message = form.locator("[name=message]");
      await message.fill("");
      await typeSlowly(message, "Is the roof original?");
      await form.locator("[type=submit]").tap();
      await expect
        .poll(async () => getContacts(product.backendUrl, agent.email))
        .toEqual([expect.objectContaining({ listing: expect.objectContaining({ listingKey }) })]);
    },
  );
}
