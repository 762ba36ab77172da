import {
  answerContactPointLink,
  confirmWithCode,
  createContact,
  getContactPointLink,
  getNotificationSettings,
  listContacts,
  sendConfirmation,
  updateNotificationSettings,
  updateRealtor,
} from "@realtor/api/loaning";
import type { NotificationUpdate } from "@realtor/api/loaning";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { contactDeliveries, contactPoints } from "../src/db/schema.ts";
import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { startWebService } from "./fakes/fake-web-service.ts";
import type { FakeWebService } from "./fakes/fake-web-service.ts";
import { addConfirmedPoints } from "./fixtures/confirmed-points.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const siteUrl = "https://realtor.example";
const phone = "+12135550102";
const wait = 10_000;

describeOnEngines("addresses and numbers for notices", (engine) => {
  let smtp: FakeSmtpServer;
  let sms: FakeWebService;
  let backend: TestBackend;

  beforeAll(async () => {
    smtp = await startSmtp();
    sms = await startWebService({ status: 201, body: '{"sid":"SM1"}' });
    backend = await startBackend(engine, {
      siteUrl,
      mail: { smtpUrl: smtp.url, from: "Built for Realtors <hello@realtor.example>" },
      sms: { url: sms.url, accountId: "AC1", token: "secret", from: "+12135550100" },
      notifications: { intervalMs: 50 },
      rates: { contacts: { requests: 10_000, seconds: 600 } },
    });
  });
  afterAll(async () => {
    await backend?.close();
    await Promise.all([smtp?.close(), sms?.close()]);
  });
  beforeEach(() => {
    smtp.arrived.length = 0;
    sms.received.length = 0;
  });

  const mailsTo = (address: string) => smtp.arrived.filter(({ to }) => to.includes(address));
  const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
  let agents = 0;

  async function start(settings: NotificationUpdate = {}) {
    const { http, userId, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    const own = `${userId}@example.com`;
    const email = `agent-${++agents}@agent.example`;
    const contactPhone = `213-555-${String(100 + agents).padStart(4, "0")}`;
    await updateRealtor(http, realtor.id, { updatedAt: realtor.updatedAt, email, contactPhone });
    await updateNotificationSettings(http, settings);
    const send = async () => {
      await createContact(backend.visitor, { ...contactInput(realtor.id), email: "" });
      await vi.waitFor(async () => {
        const [contact] = (await listContacts(http)).page;
        expect(contact?.deliveries?.map(({ state }) => state)).not.toContain("pending");
      }, wait);
    };
    const points = async () => (await getNotificationSettings(http)).contactPoints ?? [];
    const linkTo = async (address: string) => {
      await vi.waitFor(() => expect(mailsTo(address)).not.toEqual([]), wait);
      return tokenIn(mailsTo(address).at(-1)?.text);
    };
    return { http, userId, own, email, contactPhone, realtor, send, points, linkTo };
  }

  it("get no notice before someone confirms them, and the account's address gets it", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const { http, own, email, send, points, linkTo } = await start({ sms: true, brokerageEmail });
    for (let count = 0; count < 3; count++) await send();
    await linkTo(brokerageEmail);
    const token = await linkTo(email);
    // One mail each asks; no visitor's word is in it.
    for (const address of [email, brokerageEmail]) {
      expect(mailsTo(address)).toHaveLength(1);
      expect(mailsTo(address)[0]?.text).not.toMatch(/Doe|Jane|949/);
    }
    expect(mailsTo(own)).toHaveLength(3);
    expect(sms.received).toHaveLength(1);
    expect((await getNotificationSettings(http)).address).toBe(own);

    // Reading what the link leads to changes nothing.
    expect(await getContactPointLink(backend.visitor, token)).toMatchObject({
      state: "waiting",
      audience: "agent",
      address: email,
    });
    expect((await points()).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
    await answerContactPointLink(backend.visitor, { token, answer: "confirm" });
    expect((await getNotificationSettings(http)).address).toBe(email);
    await send();
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo(own)).toHaveLength(3);
  });

  it("lets the brokerage agree, and refuse later with the same link", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const { http, send, points, linkTo } = await start({ mail: false, brokerageEmail });
    const token = await linkTo(brokerageEmail);
    await answerContactPointLink(backend.visitor, { token, answer: "confirm" });
    await send();
    expect(mailsTo(brokerageEmail)).toHaveLength(2);
    await answerContactPointLink(backend.visitor, { token, answer: "refuse" });
    await send();
    expect(mailsTo(brokerageEmail)).toHaveLength(2);
    const brokerage = (await points()).find(({ audience }) => audience === "brokerage");
    expect(brokerage?.state).toBe("refused");
    // No one asks again.
    expect(await getError(sendConfirmation(http, brokerage?.id ?? ""))).toMatchObject({
      status: 404,
    });
  });

  it("sends a request to the account's address when its only receiver is not confirmed", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const { own, send } = await start({ mail: false, brokerageEmail });
    await send();
    expect(mailsTo(own)).toHaveLength(1);
  });

  it("are asked at most three times an hour, by all accounts together", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const one = await start({ brokerageEmail });
    await one.linkTo(brokerageEmail);
    const idOf = async ({ points }: Pick<typeof one, "points">) =>
      (await points()).find(({ audience }) => audience === "brokerage")?.id ?? "";
    await sendConfirmation(one.http, await idOf(one));
    const former = await one.linkTo(brokerageEmail);
    const other = await start({ brokerageEmail });
    await vi.waitFor(() => expect(mailsTo(brokerageEmail)).toHaveLength(3), wait);
    const refused = await getError(sendConfirmation(other.http, await idOf(other)));
    expect(refused).toMatchObject({ status: 429, code: "rate.limited" });
    expect(mailsTo(brokerageEmail)).toHaveLength(3);
    expect(await getContactPointLink(backend.visitor, former)).toMatchObject({ state: "waiting" });
  });

  it("end their link when the address is replaced", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const { http, linkTo } = await start({ brokerageEmail });
    const token = await linkTo(brokerageEmail);
    await updateNotificationSettings(http, { brokerageEmail: "" });
    expect(await getContactPointLink(backend.visitor, token)).toEqual({ state: "ended" });
    const answer = { token, answer: "confirm" } as const;
    expect(await answerContactPointLink(backend.visitor, answer)).toEqual({ state: "ended" });
  });

  it("confirm a number with the code of the text message, after at most five guesses", async () => {
    const { http, send, points } = await start({ mail: false, sms: true });
    await vi.waitFor(() => expect(sms.received).toHaveLength(1), wait);
    const codeOf = (index: number) =>
      /\d{6}/.exec(new URLSearchParams(sms.received[index]?.body).get("Body") ?? "")?.[0] ?? "";
    const id = (await points()).find(({ channel }) => channel === "sms")?.id ?? "";
    const wrong = codeOf(0) === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess++)
      expect(await getError(confirmWithCode(http, id, wrong))).toMatchObject({
        code: "auth.wrongCode",
      });
    expect(await getError(confirmWithCode(http, id, codeOf(0)))).toMatchObject({ status: 400 });
    await sendConfirmation(http, id);
    await confirmWithCode(http, id, ` ${codeOf(1).slice(0, 3)} ${codeOf(1).slice(3)}`);
    await send();
    expect(sms.received).toHaveLength(3);
    expect((await points()).find((point) => point.id === id)?.state).toBe("confirmed");
  });

  it("belong to their account", async () => {
    const brokerageEmail = `office-${newSlug()}@brokerage.example`;
    const one = await start({ brokerageEmail });
    const other = await start();
    const [point] = await one.points();
    expect(await getError(sendConfirmation(other.http, point?.id ?? ""))).toMatchObject({
      status: 404,
    });
  });

  it("keep their notices for thirty days if they had them before there were confirmations", async () => {
    const { userId, email, own, send, points } = await start();
    const set = async (noticesUntil: Date) => {
      await backend.db
        .update(contactPoints)
        .set({ noticesUntil, sendAt: null })
        .where(eq(contactPoints.userId, userId));
    };
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), wait);
    const until = new Date(Date.now() + 60_000);
    await set(until);
    expect(await points()).toMatchObject([{ state: "waiting", noticesUntil: until.toISOString() }]);
    await send();
    expect(mailsTo(email)).toHaveLength(2);
    await set(new Date(Date.now() - 1000));
    await send();
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo(own)).toHaveLength(1);
  });

  it("are mailed at most 50 requests a day, and the others in one list", async () => {
    const { http, userId, email, send } = await start();
    await addConfirmedPoints(backend.db, userId, [phone]);
    await backend.db
      .update(contactPoints)
      .set({ confirmedAt: new Date(), sendAt: null })
      .where(eq(contactPoints.address, email));
    await send();
    // 49 more of the same day.
    const [contact] = (await listContacts(http)).page;
    await backend.db.execute(sql`insert into contact_requests
      select (jsonb_populate_record(c, jsonb_build_object('id', 'flood-' || n || ${userId}::text))).*
      from contact_requests c, generate_series(1, 49) n where c.id = ${contact?.id}`);
    await backend.db.execute(sql`insert into contact_deliveries
      (contact_id, channel, audience, recipient, state, delivered_at)
      select 'flood-' || n || ${userId}::text, 'mail', 'agent', ${email}, 'delivered', now()
      from generate_series(1, 49) n`);
    smtp.arrived.length = 0;
    for (let count = 0; count < 3; count++) await send();
    expect(mailsTo(email)).toEqual([]);
    const [latest] = (await listContacts(http)).page;
    expect(latest?.deliveries).toMatchObject([{ state: "summarized", deliveredAt: null }]);
    await backend.db
      .update(contactDeliveries)
      .set({ dueAt: new Date() })
      .where(eq(contactDeliveries.state, "summarized"));
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), wait);
    expect(mailsTo(email)[0]?.subject).toContain("3");
    // A second list waits for the next day.
    await send();
    await backend.db
      .update(contactDeliveries)
      .set({ dueAt: new Date() })
      .where(eq(contactDeliveries.state, "summarized"));
    await vi.waitFor(async () => {
      const [waiting] = (await listContacts(http)).page;
      const [row] = await backend.db
        .select()
        .from(contactDeliveries)
        .where(eq(contactDeliveries.contactId, waiting?.id ?? ""));
      expect(row?.dueAt.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    }, wait);
    expect(mailsTo(email)).toHaveLength(1);
  });
});
