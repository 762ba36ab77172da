import {
  answerContactPhone,
  countContacts,
  createContact,
  deleteContact,
  getNotificationStatus,
  listContacts,
  resendAllNotifications,
  resendNotifications,
  updateContact,
  updateNotificationSettings,
  updateRealtor,
} from "@realtor/api/loaning";
import type { ContactDelivery, ContactInput, NotificationUpdate } from "@realtor/api/loaning";
import type { Http } from "@realtor/api/http";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { startSmtp } from "./fakes/fake-smtp-server.ts";
import type { FakeSmtpServer } from "./fakes/fake-smtp-server.ts";
import { startWebService } from "./fakes/fake-web-service.ts";
import type { FakeWebService } from "./fakes/fake-web-service.ts";
import { addConfirmedPoints } from "./fixtures/confirmed-points.ts";
import { contactInput } from "./fixtures/contact-input.ts";
import { adminEmail, describeOnEngines, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const isFailed = ({ state }: ContactDelivery) => state === "failed";
const siteUrl = "https://realtor.example";
const from = "Built for Realtors <hello@realtor.example>";

describeOnEngines("the notifications of a contact request", (engine) => {
  let smtp: FakeSmtpServer;
  let chat: FakeWebService;
  let sms: FakeWebService;
  let backend: TestBackend;
  let admin: Http;
  let now: Date;
  let visitors = 0;

  beforeAll(async () => {
    smtp = await startSmtp();
    chat = await startWebService({ status: 200, body: "ok" });
    sms = await startWebService({ status: 201, body: '{"sid":"SM1"}' });
    now = new Date("2026-06-02T20:00:00Z");
    backend = await startBackend(engine, {
      siteUrl,
      mail: { smtpUrl: smtp.url, from },
      slackWebhookUrl: `${chat.url}/services/T0/B0/key`,
      sms: { url: sms.url, accountId: "AC1", token: "secret", from: "+12135550100" },
      notifications: { retry: { first: 0.1, longest: 0.2 }, intervalMs: 50, now: () => now },
    });
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(async () => {
    await backend?.close();
    await Promise.all([smtp?.close(), chat?.close(), sms?.close()]);
  });
  beforeEach(() => {
    smtp.answer = "accept";
    smtp.arrived.length = 0;
    chat.received.length = 0;
    chat.answer = { status: 200, body: "ok" };
    sms.received.length = 0;
  });

  async function start(settings: NotificationUpdate = {}, email = "agent@agent.example") {
    const { http, userId, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
    });
    await addConfirmedPoints(backend.db, userId, [
      email,
      "+12135550102",
      ...(settings.brokerageEmail ? [settings.brokerageEmail] : []),
    ]);
    await updateRealtor(http, realtor.id, {
      updatedAt: realtor.updatedAt,
      email,
      contactPhone: "213-555-0102",
      presentation: { languages: ["ja"], nameJa: "見本 花子" },
    });
    await updateNotificationSettings(http, settings);
    const visitor = `visitor-${++visitors}@visitor.example`;
    const send = (changes: Partial<ContactInput> = {}, key?: string) =>
      createContact(
        backend.visitor,
        {
          ...contactInput(realtor.id),
          email: visitor,
          locale: "ko",
          ...changes,
        },
        key,
      );
    const contact = async () => (await listContacts(http)).page[0];
    const deliveries = async () => (await contact())?.deliveries ?? [];
    const settled = async (is: (one: ContactDelivery) => boolean) =>
      vi.waitFor(async () => expect((await deliveries()).every(is)).toBe(true), 10_000);
    const allDelivered = () => settled(({ state }) => state === "delivered");
    return { http, realtor, visitor, send, contact, deliveries, settled, allDelivered };
  }
  const mailsTo = (address: string) => smtp.arrived.filter(({ to }) => to.includes(address));

  it("are mails to agent, brokerage and visitor, and a chat message", async () => {
    const { realtor, visitor, send, deliveries, allDelivered } = await start({
      brokerageEmail: "office@brokerage.example",
    });
    const { id } = await send();
    await allDelivered();
    expect((await deliveries()).map(({ channel, audience }) => `${channel} ${audience}`)).toEqual([
      "chat staff",
      "mail agent",
      "mail brokerage",
      "mail visitor",
    ]);
    const [toAgent] = mailsTo("agent@agent.example");
    expect(toAgent).toMatchObject({
      from: "hello@realtor.example",
      sender: from,
      subject: "Jane Doe様からの新しいお問い合わせ",
    });
    expect(toAgent?.headers["reply-to"]).toContain(visitor);
    expect(toAgent?.headers["auto-submitted"]).toBe("auto-generated");
    expect(toAgent?.headers["message-id"]).toMatch(/^<[\w-]{36}@realtor\.example>$/);
    expect(toAgent?.text).toContain(`${siteUrl}/ja-JP/admin/inbox?tab=contacts&item=${id}`);
    expect(toAgent?.headers["list-unsubscribe"]).toBe(
      `<${siteUrl}/ja-JP/admin/inbox?tab=contacts&settings=open>`,
    );
    expect(mailsTo("office@brokerage.example").map(({ headers }) => headers)).toEqual([
      expect.objectContaining({
        "list-unsubscribe": "<mailto:agent@agent.example?subject=unsubscribe>",
      }),
    ]);
    const [receipt] = mailsTo(visitor);
    expect(receipt?.subject).toBe(`${realtor.userName} 앞으로 문의가 전달되었습니다`);
    expect(receipt?.headers["reply-to"]).toContain("agent@agent.example");
    // It answers the visitor's own request, once.
    expect(receipt?.headers).not.toHaveProperty("list-unsubscribe");
    expect(chat.received).toHaveLength(1);
    expect(chat.received[0]?.body).toContain(id);
    // Without the id, which can contain the digits by chance.
    expect(chat.received[0]?.body.replaceAll(id, "")).not.toMatch(/555\D?01/);
  });

  it("are sent once for a repeated request", async () => {
    const { visitor, send, allDelivered } = await start();
    const key = newSlug();
    await Promise.all([send({}, key), send({}, key)]);
    await send({}, key);
    await allDelivered();
    expect(mailsTo(visitor)).toHaveLength(1);
  });

  it("are tried again after a temporary error", async () => {
    smtp.answer = "later";
    const { visitor, send, settled, allDelivered } = await start();
    await send();
    await settled(({ channel, attempts }) => channel === "chat" || attempts > 1);
    await settled(
      ({ channel, lastError }) => channel === "chat" || lastError?.includes("451") === true,
    );
    expect(smtp.arrived).toEqual([]);
    smtp.answer = "accept";
    await allDelivered();
    expect(mailsTo(visitor)).toHaveLength(1);
  });

  it("stay refused until someone sends them again", async () => {
    smtp.answer = "refuse";
    const { http, send, settled, allDelivered } = await start();
    const { id } = await send();
    await settled(({ channel, state }) => channel === "chat" || state === "failed");
    await settled(
      ({ channel, lastError }) => channel === "chat" || lastError?.includes("554") === true,
    );
    expect(await getNotificationStatus(admin)).toMatchObject({ mail: true, refused: 2 });
    expect(await countContacts(http)).toMatchObject({ refused: 1 });
    smtp.answer = "accept";
    await resendNotifications(http, id);
    await allDelivered();
    expect(await getNotificationStatus(admin)).toMatchObject({ refused: 0 });
    expect(await countContacts(http)).toMatchObject({ refused: 0 });
  });

  it("are sent again together: an agent's own ones, and all for an admin", async () => {
    smtp.answer = "refuse";
    const one = await start();
    const other = await start();
    await one.send({ email: "" });
    await one.send({ email: "" });
    await other.send({ email: "" });
    const isRefused = ({ channel, state }: ContactDelivery) =>
      channel === "chat" || state === "failed";
    await one.settled(isRefused);
    await other.settled(isRefused);
    smtp.answer = "accept";
    expect(await resendAllNotifications(one.http)).toBe(2);
    await one.allDelivered();
    expect((await other.deliveries()).some(isFailed)).toBe(true);
    expect(await resendAllNotifications(admin)).toBe(1);
    await other.allDelivered();
  });

  it("wait as long as the chat asks, and share a message then", async () => {
    chat.answer = { status: 429, body: "rate_limited", headers: { "retry-after": "2" } };
    const { send, allDelivered } = await start();
    await send({ email: "" });
    await vi.waitFor(() => expect(chat.received).toHaveLength(1), 10_000);
    chat.answer = { status: 200, body: "ok" };
    for (let count = 0; count < 3; count++) await send({ email: "" });
    expect(chat.received).toHaveLength(1);
    await allDelivered();
    const texts = chat.received.map(({ body }) => body);
    expect(texts.length).toBeLessThanOrEqual(3);
    expect(texts.some((text) => /새 문의 [34]건이 들어왔습니다/.test(text))).toBe(true);
  });

  it("have the same Message-ID after a connection that was cut before the answer", async () => {
    smtp.answer = "cut";
    const { visitor, send, allDelivered } = await start();
    await send();
    await vi.waitFor(() => expect(mailsTo(visitor).length).toBeGreaterThan(0), 10_000);
    smtp.answer = "accept";
    await allDelivered();
    const ids = mailsTo(visitor).map(({ headers }) => headers["message-id"]);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it("do not delay the response when the mail server is slow", async () => {
    smtp.answer = "slow";
    const { visitor, send, allDelivered } = await start();
    const before = Date.now();
    await send();
    expect(Date.now() - before).toBeLessThan(1500);
    await allDelivered();
    expect(mailsTo(visitor)).toHaveLength(1);
  });

  it("are not sent for spam until it is none", async () => {
    const { http, visitor, send, settled, allDelivered } = await start();
    const { id } = await send({ spam: true });
    await settled(({ state }) => state === "spam");
    await updateContact(http, id, { spam: false });
    await allDelivered();
    expect(mailsTo(visitor)).toHaveLength(1);
  });

  it("wait for the end of the agent's quiet hours, except the receipt", async () => {
    const quietHours = { start: "12:00", end: "14:00", timeZone: "America/Los_Angeles" };
    const { http, visitor, send, deliveries, allDelivered } = await start(
      { quietHours },
      "quiet@agent.example",
    );
    await send();
    await vi.waitFor(() => expect(mailsTo(visitor)).toHaveLength(1), 10_000);
    await vi.waitFor(async () => {
      const [mail] = (await deliveries()).filter(
        ({ channel, audience }) => channel === "mail" && audience === "agent",
      );
      expect(mail).toMatchObject({ state: "pending", attempts: 0, lastError: null });
    }, 10_000);
    expect(mailsTo("quiet@agent.example")).toEqual([]);
    await updateNotificationSettings(http, { quietHours: null });
    await allDelivered();
    expect(mailsTo("quiet@agent.example")).toHaveLength(1);
  });

  it("follow the agent's channels", async () => {
    const { send, deliveries, allDelivered } = await start({
      mail: false,
      sms: true,
      locale: "en",
    });
    const { id } = await send({ email: "" });
    await allDelivered();
    expect((await deliveries()).map(({ channel }) => channel)).toEqual(["chat", "sms"]);
    const [message] = sms.received;
    expect(message?.path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
    expect(message?.authorization).toBe(`Basic ${btoa("AC1:secret")}`);
    expect(Object.fromEntries(new URLSearchParams(message?.body))).toEqual({
      To: "+12135550102",
      From: "+12135550100",
      Body: `Built for Realtors: New inquiry from Jane Doe\n${siteUrl}/en/admin/inbox?tab=contacts&item=${id}`,
    });
  });

  it("say once which phone number is the correct one, to those who were told the other", async () => {
    const brokerageEmail = "office@brokerage.example";
    const { http, visitor, send, deliveries, allDelivered } = await start({
      brokerageEmail,
      sms: true,
      locale: "en",
    });
    const requestKey = newSlug();
    await send({ phone: "2135550147", phoneCountryCode: "KR" }, requestKey);
    await allDelivered();
    const answer = () =>
      answerContactPhone(backend.visitor, { requestKey, phoneCountryCode: "US" });
    const stored = { phone: "213-555-0147", phoneCountryCode: "US" };
    expect(await Promise.all([answer(), answer()])).toEqual([stored, stored]);
    await allDelivered();
    expect(await answer()).toEqual(stored);
    await allDelivered();

    expect(mailsTo(visitor)).toHaveLength(1);
    const line = "Correct number: +1 213 555 0147";
    for (const address of ["agent@agent.example", brokerageEmail]) {
      const [first, second, ...others] = mailsTo(address);
      expect(first?.subject).not.toContain(line);
      expect(second?.subject).toContain(line);
      expect(second?.text).toContain("tel:+12135550147");
      expect(second?.text).not.toContain("+82");
      expect(second?.headers["message-id"]).not.toBe(first?.headers["message-id"]);
      expect(others).toEqual([]);
    }
    const messages = chat.received.map(({ body }) => body);
    expect(messages.filter((text) => text.includes("맞는 번호: +1 213 555 0147"))).toHaveLength(1);
    const texts = sms.received.map(({ body }) => new URLSearchParams(body).get("Body") ?? "");
    expect(texts.filter((text) => text.includes(line))).toHaveLength(1);
    expect((await listContacts(http)).page).toMatchObject([{ ...stored, phoneConfirmed: "Y" }]);
    expect((await deliveries()).every(({ state }) => state === "delivered")).toBe(true);
  });

  it("send a request all the same whose number was corrected before it was sent", async () => {
    smtp.answer = "later";
    const { send, settled, allDelivered } = await start({}, "waiting@agent.example");
    const requestKey = newSlug();
    await send({ phone: "2135550147", phoneCountryCode: "KR", email: "" }, requestKey);
    await settled(({ channel, attempts }) => channel === "chat" || attempts > 0);
    await answerContactPhone(backend.visitor, { requestKey, phoneCountryCode: "US" });
    smtp.answer = "accept";
    await allDelivered();
    const mails = mailsTo("waiting@agent.example");
    expect(mails.at(0)?.text).toContain("Hello");
    // An attempt that was on its way can have the other number, and is followed by the correct one.
    expect(mails.at(-1)?.text).not.toContain("+82");
  });

  it("say nothing more once the sender confirmed the number", async () => {
    const { http, send, allDelivered } = await start({}, "confirmed@agent.example");
    const requestKey = newSlug();
    await send({ phone: "2135550147", phoneCountryCode: "KR", email: "" }, requestKey);
    await allDelivered();
    await answerContactPhone(backend.visitor, { requestKey, phoneCountryCode: "KR" });
    await allDelivered();
    expect(mailsTo("confirmed@agent.example")).toHaveLength(1);
    expect((await listContacts(http)).page).toMatchObject([
      { phone: "2135550147", phoneCountryCode: "KR", phoneConfirmed: "Y" },
    ]);
  });

  it("are no receipts to one address more than three times a day", async () => {
    const { visitor, send, allDelivered } = await start();
    for (let count = 0; count < 5; count++) await send({ email: visitor.toUpperCase() });
    await allDelivered();
    await vi.waitFor(() => expect(mailsTo("agent@agent.example").length).toBe(5), 10_000);
    expect(smtp.arrived.filter(({ to }) => to[0]?.toLowerCase() === visitor)).toHaveLength(3);
  });

  it("are deleted with the request", async () => {
    smtp.answer = "later";
    const { http, visitor, send, settled } = await start();
    const { id } = await send();
    await settled(({ channel, lastError }) => channel === "chat" || lastError !== null);
    await deleteContact(http, id);
    // An attempt that is under way ends first.
    await new Promise((resolve) => setTimeout(resolve, 500));
    smtp.answer = "accept";
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(mailsTo(visitor)).toEqual([]);
  });
});
