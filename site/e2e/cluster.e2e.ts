import { createHttp } from "@realtor/api/http";
import { listLeads } from "@realtor/api/leads";
import { getSession } from "@realtor/api/loaning";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Member } from "../soak/start-cluster.ts";
import { addressOf, test } from "./fixtures/cluster-test.ts";
import { createAgent, createRealtorAccount } from "./fixtures/create-agent.ts";
import { expectDraft, openSection, publish } from "./fixtures/editor-page.ts";
import { extended, expect } from "./fixtures/test.ts";
import { getContacts } from "./fixtures/inquiries.ts";
import { lead, staffHttp } from "./fixtures/inbox-page.ts";
import { accountPassword, signInByApi } from "./fixtures/sign-in-by-api.ts";
import { getStored, signIn } from "./fixtures/sign-in-form.ts";
import { typeSlowly } from "./fixtures/controls.ts";
import { visitorHeaders } from "./fixtures/product.ts";

/** Until a saved homepage is shown by every process. */
const publishedWithin = { timeout: 5000 };

const readPage = async (site: Member, path: string) =>
  (await fetch(addressOf(site) + path, { headers: visitorHeaders() })).text();

test(
  "a visitor's request arrives once, whichever process answers",
  extended,
  async ({ page, product, cluster }) => {
    test.slow();
    await page.goto("/en/grace-kim#listings");
    await page
      .locator("#listings")
      .getByRole("link", { name: /18 Stonefield/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("18 Stonefield");
    const form = page.locator("#request");
    const message = form.getByLabel("Message");
    await form.getByRole("radio", { name: "Ask a question" }).check();
    // Hydrated: the form changed its suggestion.
    await expect(message).toHaveValue(/^I have a question about 18 Stonefield/);
    await message.fill("Is 18 Stonefield still for sale?");
    await typeSlowly(form.getByLabel("Last name"), "Park");
    await form.getByLabel("First name").fill("Dana");
    await form.getByLabel("Country code").selectOption("US");
    await form.getByLabel("Phone", { exact: true }).fill("949-555-0144");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Your message has been sent." })).toBeFocused();
    const arrived = async () => {
      const contacts = await getContacts(product.backendUrl, "grace-kim@example.com");
      return contacts
        .map(({ message: text }) => text)
        .filter((text) => text.includes("Stonefield"));
    };
    await expect.poll(arrived).toEqual(["Is 18 Stonefield still for sale?"]);
    // Images and fonts too: a process has what another created.
    const [sites, services] = cluster.balancers;
    expect([sites.failures, services.failures]).toEqual([[], []]);
    expect(new Set(sites.answered).size).toBe(cluster.sites.length);
    expect(new Set(services.answered).size).toBe(cluster.services.length);
  },
);

test(
  "a photo and a text published in the editor are on every site",
  extended,
  async ({ page, product, cluster }) => {
    test.slow();
    const agent = await createAgent(product.backendUrl);
    const path = `/en/${agent.realtor.desiredUrl}`;
    await page.goto(`/en/login?redirect=${encodeURIComponent(`${path}/admin`)}`);
    await signIn(page, agent.email);
    await expect(page.locator("#section-title")).toBeVisible();
    await openSection(page, "Photos");
    const gallery = page.getByRole("group", { name: "Gallery" });
    const create = { width: 1000, height: 600, channels: 3, background: "#0F5C4A" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await gallery
      .locator("input[type=file]")
      .setInputFiles({ name: "one.jpg", mimeType: "image/jpeg", buffer });
    await expect(gallery.locator("[role=row] img")).toHaveCount(1);
    await openSection(page, "About you");
    await page.getByLabel("Your story").fill("Shown by every process.");
    await expectDraft(agent, { aboutMeEn: "Shown by every process." });
    // Each site now has the former page in memory.
    for (const site of cluster.sites)
      expect(await readPage(site, path)).not.toContain("Shown by every process.");
    await publish(page);
    await Promise.all(
      cluster.sites.map(async (site) => {
        const read = () => readPage(site, path);
        await expect.poll(read, publishedWithin).toContain("Shown by every process.");
        const images = (await read()).match(/\/images\/\d+\/[^"\s?]+/g) ?? [];
        const uploaded = images.filter((image) => !image.includes("samples"));
        expect(uploaded.length).toBeGreaterThan(0);
        for (const image of new Set(uploaded))
          expect((await fetch(addressOf(site) + image)).status).toBe(200);
      }),
    );
  },
);

test(
  "the requests of an address are counted across all processes",
  extended,
  async ({ product, cluster }) => {
    const post = async (url: string, body: object, headers: object) => {
      const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
      return (await fetch(url, { ...init, body: JSON.stringify(body) })).status;
    };
    const [visitor, agent] = [visitorHeaders(), visitorHeaders()];
    // The same lead again would not be counted.
    const sendLead = (site: Member, turn: number) =>
      post(
        `${addressOf(site)}/api/send-to-slack`,
        lead("Ada Moss", { area: `Area ${turn}` }),
        visitor,
      );
    expect(await sendInTurn(cluster.sites, 12, sendLead)).toEqual({ 201: 10, 429: 2 });
    const email = await createRealtorAccount(product.backendUrl);
    const attempt = (service: Member) =>
      post(
        `${addressOf(service)}/api/auth/sign-in/email`,
        { email, password: accountPassword },
        agent,
      );
    expect(await sendInTurn(cluster.services, 22, attempt)).toEqual({ 200: 20, 429: 2 });
  },
);

/** Sends to one process after another; how often each status came back. */
async function sendInTurn(
  members: readonly Member[],
  times: number,
  send: (member: Member, turn: number) => Promise<number>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let turn = 0; turn < times; turn += 1) {
    const member = members[turn % members.length];
    if (!member) throw new Error("There is no process.");
    const status = await send(member, turn);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test(
  "a new password ends the sessions on every process",
  extended,
  async ({ page, product, cluster }) => {
    const email = await createRealtorAccount(product.backendUrl);
    const other = await signInByApi(product.backendUrl, email);
    await page.goto("/en/login?redirect=%2Fen%2Faccount");
    await signIn(page, email);
    await page.getByLabel("Current password").fill(accountPassword);
    await page.getByLabel("New password").fill("a-longer-secret-of-mine");
    const members = [...cluster.services, ...cluster.sites];
    const areOpen = (token: string | null) =>
      Promise.all(
        members.map(async (member) => {
          const http = createHttp({ baseUrl: addressOf(member), getToken: () => token });
          return (await getSession(http)) !== null;
        }),
      );
    expect(await areOpen(other.token)).toEqual(members.map(() => true));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Password changed.")).toBeVisible();
    expect(await areOpen(other.token)).toEqual(members.map(() => false));
    expect(await areOpen(await getStored(page, "accessToken"))).toEqual(members.map(() => true));
  },
);

const fillLead = async (page: Page, name: string) => {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await typeSlowly(page.getByLabel("Area you serve"), "Torrance");
  await page.getByLabel("Country code").selectOption("US");
  await page.getByLabel("Phone", { exact: true }).fill("310-555-0166");
  await page.getByLabel("Do you already have an agent website?").selectOption("Y");
  await page.getByRole("checkbox", { name: /personal information/ }).check();
  await page.getByRole("checkbox", { name: /contacted by phone/ }).check();
  await page.getByRole("button", { name: "Send request" }).click();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", extended, () => {
    test.use({ javaScriptEnabled });

    test("a lead is stored and sent to team chat once", async ({ page, product, chat }) => {
      const name = javaScriptEnabled ? "Naomi Ishii" : "Naomi Mori";
      await page.goto("/en");
      await page.getByRole("link", { name: "Request your website" }).first().click();
      await fillLead(page, name);
      await expect(page.getByText(/We received your request\./).first()).toBeVisible();
      const sent = () => chat.messages.filter((text) => text.includes(name)).length;
      await expect.poll(sent).toBe(1);
      const { page: leads } = await listLeads(await staffHttp(product), {});
      expect(leads.filter((one) => one.name === name)).toHaveLength(1);
    });
  });
