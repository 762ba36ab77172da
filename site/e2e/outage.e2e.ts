import { expect, test } from "@playwright/test";
import { labelsFor } from "@realtor/ui/labels";
import { startChatStandIn } from "./chat-stand-in.ts";
import { contactsOf } from "./contacts-of.ts";
import { startProduct } from "./product.ts";

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

test("a lead sent while chat is down arrives once after it is back, though the site was killed in between", async () => {
  test.setTimeout(180_000);
  const chat = await startChatStandIn();
  const product = await startProduct({ slackWebhookUrl: chat.url });
  try {
    chat.mood = "down";
    const send = () =>
      fetch(`${product.url}/api/send-to-slack`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "outage-test-key-0001" },
        body: JSON.stringify(lead),
      });
    expect((await send()).status).toBe(201);
    await product.site.kill();
    await product.site.start();
    // Pressed again after the restart: still the same lead.
    expect((await send()).status).toBe(201);
    expect(chat.messages).toHaveLength(0);
    chat.mood = "up";
    await expect.poll(() => chat.messages.length, { timeout: 120_000 }).toBe(1);
    expect(chat.messages[0]).toContain("Jiho Yoon");
  } finally {
    await product.stop();
    await chat.close();
  }
});

test("with the services down: the last good copy, then a contact that waits, then all is well", async () => {
  test.setTimeout(180_000);
  const product = await startProduct();
  try {
    const page = () => fetch(`${product.url}/grace-kim`);
    expect((await page()).status).toBe(200);
    await product.backend.kill();
    const former = await page();
    expect(former.status).toBe(200);
    expect(await former.text()).toContain("김서연");
    // Nobody asked for this one before, so there is no copy of it.
    const unknown = await fetch(`${product.url}/en/daniel_choi`);
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get("retry-after")).toBe("10");
    const text = await unknown.text();
    expect(text).toContain("The door won’t");
    expect(text).not.toMatch(/\n\s+at |Error:|ECONNREFUSED/);
    expect((await fetch(`${product.url}/`)).status).toBe(200);

    const id = agentOf(await (await fetch(`${product.url}/grace-kim`)).text());
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
        message: "Sent while the service was away",
        isTerm: "Y",
      }),
    });
    expect(contact.status).toBe(201);
    await product.backend.start();
    await expect
      .poll(() => contactsOf(product.backendUrl, "grace-kim@example.com"), { timeout: 120_000 })
      .toEqual([expect.objectContaining({ message: "Sent while the service was away" })]);
    await expect
      .poll(async () => (await fetch(`${product.url}/en/daniel_choi`)).status, { timeout: 30_000 })
      .toBe(200);
  } finally {
    await product.stop();
  }
});

test("with the home service down a homepage says so, and everything else is there", async ({
  page,
}) => {
  // Nothing listens on that port.
  const product = await startProduct({ env: { HOME_API_URL: "http://127.0.0.1:9" } });
  try {
    const answer = await page.goto(`${product.url}/en/grace-kim`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grace Kim");
    await expect(page.getByText(labelsFor("en").homepage.listings.failed)).toBeVisible();
    await expect(page.locator("#contact form")).toBeVisible();
  } finally {
    await product.stop();
  }
});

/** Whom a homepage's contact form writes to. */
function agentOf(html: string): string {
  const id = /name="realtorId" value="([^"]+)"/.exec(html)?.[1];
  if (!id) throw new Error("The homepage has no contact form.");
  return id;
}
