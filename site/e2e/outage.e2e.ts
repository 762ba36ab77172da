import { expect, test } from "@playwright/test";
import { labelsFor } from "@realtor/ui/labels";
import { extended } from "./fixtures/test.ts";
import { startFakeSlack } from "./fakes/fake-slack.ts";
import { getContacts } from "./fixtures/inquiries.ts";
import { startProduct } from "./fixtures/product.ts";

const lead = {
  name: "Jiho Yoon",
  area: "Irvine",
  phone: "949-555-0164",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "en",
};

test("delivers a lead once after a Slack outage and a killed site process", extended, async () => {
  test.setTimeout(180_000);
  const chat = await startFakeSlack();
  const product = await startProduct({ slackWebhookUrl: chat.url, database: "pglite" });
  try {
    chat.status = "down";
    const send = () =>
      fetch(`${product.url}/api/send-to-slack`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "outage-test-key-0001" },
        body: JSON.stringify(lead),
      });
    expect((await send()).status).toBe(201);
    await product.site.kill();
    await product.site.start();
    // A retry with the same idempotency key creates no second lead.
    expect((await send()).status).toBe(201);
    expect(chat.messages).toHaveLength(0);
    chat.status = "up";
    await expect.poll(() => chat.messages.length, { timeout: 120_000 }).toBe(1);
    expect(chat.messages[0]).toContain("Jiho Yoon");
  } finally {
    await product.stop();
    await chat.close();
  }
});

test("serves stale pages and queues contacts during a backend outage", async () => {
  test.setTimeout(180_000);
  const product = await startProduct();
  try {
    const page = () => fetch(`${product.url}/grace-kim`);
    expect((await page()).status).toBe(200);
    await product.backend.kill();
    const cached = await page();
    expect(cached.status).toBe(200);
    expect(await cached.text()).toContain("김서연");
    // Not requested before, so it is not cached.
    const uncached = await fetch(`${product.url}/en/daniel_choi`);
    expect(uncached.status).toBe(503);
    expect(uncached.headers.get("retry-after")).toBe("10");
    const text = await uncached.text();
    expect(text).toContain("The door won’t");
    expect(text).not.toMatch(/\n\s+at |Error:|ECONNREFUSED/);
    expect((await fetch(`${product.url}/`)).status).toBe(200);

    const id = getRealtorId(await (await fetch(`${product.url}/grace-kim`)).text());
    const contact = await fetch(`${product.url}/v1/realtor-contacts`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "outage-test-key-0002" },
      body: JSON.stringify({
        realtorId: id,
        name: "YoonJiho",
        lastName: "Yoon",
        firstName: "Jiho",
        phone: "949-555-0168",
        phoneCountryCode: "US",
        message: "Sent during the outage",
        isTerm: "Y",
      }),
    });
    expect(contact.status).toBe(201);
    await product.backend.start();
    await expect
      .poll(() => getContacts(product.backendUrl, "grace-kim@example.com"), { timeout: 120_000 })
      .toEqual([expect.objectContaining({ message: "Sent during the outage" })]);
    await expect
      .poll(async () => (await fetch(`${product.url}/en/daniel_choi`)).status, { timeout: 30_000 })
      .toBe(200);
  } finally {
    await product.stop();
  }
});

test(
  "shows an error in the listings section only when the listings service is down",
  extended,
  async ({ page }) => {
    // No server listens on this port.
    const product = await startProduct({ env: { HOME_API_URL: "http://127.0.0.1:9" } });
    try {
      const response = await page.goto(`${product.url}/en/grace-kim`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grace Kim");
      await expect(page.getByText(labelsFor("en").homepage.listings.failed)).toBeVisible();
      await expect(page.locator("#contact form")).toBeVisible();
    } finally {
      await product.stop();
    }
  },
);

/** The recipient of a homepage's contact form. */
function getRealtorId(html: string): string {
  const id = /name="realtorId" value="([^"]+)"/.exec(html)?.[1];
  if (!id) throw new Error("The homepage has no contact form.");
  return id;
}
