import { createHttp, type Http } from "@realtor/api/http";
import {
  countLeads,
  deleteLead,
  listLeads,
  resendLead,
  resendLeads,
  updateLead,
} from "@realtor/api/leads";
import { storedLead } from "@realtor/api/leads-schemas";
import { eq, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type FakeSessionService,
  startFakeSessionService,
} from "../../test/fakes/session-service.ts";
import { type FakeSlack, startFakeSlack } from "../../test/fakes/slack.ts";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { consentRecords, deliveries, leads } from "../db/schema.ts";
import { createLeads, type Leads } from "./create-leads.ts";
import { createRequireStaff } from "./require-staff.ts";
import { staffRoutes } from "./staff-routes.ts";

const log = pino({ level: "silent" });
const form = {
  name: "홍길동",
  area: "Irvine",
  phone: "949-555-0100",
  phoneCountryCode: "US",
  hasSite: "Y",
  privacyConsent: true,
  contactConsent: true,
  locale: "ko",
};
const unknownId = "00000000-0000-4000-8000-000000000000";

let store: Store;
let service: FakeSessionService;
let slack: FakeSlack;
let running: Leads;
let app: Hono;
let http: Http;

beforeAll(async () => {
  store = await openTestStore();
  service = await startFakeSessionService({
    admin: { role: "admin" },
    realtor: { role: "realtor" },
    user: { role: "user" },
  });
});
afterAll(async () => {
  await service.close();
  await store.close();
});
beforeEach(async () => {
  await store.db.delete(deliveries);
  await store.db.delete(leads);
  slack = await startFakeSlack();
  await open({ chat: false });
});
afterEach(async () => {
  await running.stop();
  await slack.close();
});

/** Creates the routes with or without team chat. */
async function open({ chat }: { chat: boolean }): Promise<void> {
  running = createLeads({
    store,
    slack: chat ? { url: slack.url } : undefined,
    log,
    limit: 1000,
  });
  await running.start();
  const requireStaff = createRequireStaff({ loaningUrl: service.url, log });
  app = staffRoutes({ inbox: running.inbox, trustProxy: 0, requireStaff });
  http = as("admin");
}

/** Calls the routes through the real API client. */
function as(token: string | null): Http {
  const send: typeof fetch = async (input, init) => app.request(new Request(input, init));
  return createHttp({ baseUrl: "http://site.example", getToken: () => token, fetch: send });
}

async function add(changes: object = {}): Promise<string> {
  const values = { ...form, ...changes };
  const result = await running.accept(values, { address: "192.0.2.1", userAgent: "Browser/1" });
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result)}`);
  return result.id;
}

const getNames = async (query: Parameters<typeof listLeads>[1]) =>
  (await listLeads(http, query)).page.map(({ name }) => name).toSorted();
const getDelivery = async (id: string) =>
  (await store.db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

describe("authorization", () => {
  const calls: [string, (as: Http, id: string) => Promise<unknown>][] = [
    ["list", (caller) => listLeads(caller)],
    ["count", (caller) => countLeads(caller)],
    ["update", (caller, id) => updateLead(caller, id, { state: "called" })],
    ["delete", (caller, id) => deleteLead(caller, id)],
    ["resend", (caller, id) => resendLead(caller, id)],
    ["resend all", (caller) => resendLeads(caller)],
  ];
  const callers: [string, string | null, number][] = [
    ["visitor", null, 401],
    ["forger", "forged", 401],
    ["user", "user", 403],
    ["realtor", "realtor", 403],
  ];
  describe.each(calls)("%s", (_, call) => {
    it.each(callers)("rejects a %s", async (__, token, status) => {
      const id = await add();
      await expect(call(as(token), id)).rejects.toMatchObject({ status });
      expect((await listLeads(http)).page).toMatchObject([{ id, state: "new" }]);
    });

    it("allows an admin", async () => {
      await expect(call(http, await add())).resolves.not.toThrow();
    });

    it("rejects cross-site requests with any token", async () => {
      const id = await add();
      const elsewhere: Http = (path, options) =>
        http(path, { ...options, headers: { "sec-fetch-site": "cross-site" } });
      await expect(call(elsewhere, id)).rejects.toMatchObject({ code: "origin.refused" });
    });
  });

  it("authorizes before it reads the body", async () => {
    const options = { method: "PATCH", body: "{", headers: { "content-type": "text/plain" } };
    expect((await app.request(`/api/leads/${unknownId}`, options)).status).toBe(401);
  });
});

describe("the list", () => {
  it("returns exactly the documented fields", async () => {
    const id = await add({ pageUrl: "https://realtor.example/en", consentVersion: "2026-11-30" });
    const { page, totalCount } = await listLeads(http);
    expect(totalCount).toBe(1);
    const [lead] = page;
    expect(storedLead.parse(lead)).toEqual(lead);
    expect(lead).toEqual({
      id,
      name: "홍길동",
      area: "Irvine",
      phone: "949-555-0100",
      phoneCountryCode: "US",
      phoneConfirmed: "N",
      hasSite: "Y",
      locale: "ko",
      pageUrl: "https://realtor.example/en",
      consentedAt: expect.any(String),
      consentVersion: "2026-11-30",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      state: "new",
      note: "",
      readAt: null,
      websiteId: null,
      spam: false,
      doNotContact: false,
      delivery: { state: "kept", attempts: 0, lastError: null, deliveredAt: null },
    });
  });

  it("forbids caching", async () => {
    const headers = { authorization: "Bearer admin" };
    const response = await app.request("/api/leads", { headers });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("lists what was unread at a time first, also once it is read", async () => {
    const read = await add({ name: "Read" });
    const unread = await add({ name: "Unread" });
    await store.db
      .update(leads)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(leads.id, unread));
    await updateLead(http, read, { read: true });
    await store.db
      .update(leads)
      .set({ readAt: sql`now() - interval '1 hour'` })
      .where(eq(leads.id, read));
    const unreadAt = new Date().toISOString();
    const ids = async (query: Parameters<typeof listLeads>[1]) =>
      (await listLeads(http, query)).page.map(({ id }) => id);
    expect(await ids({})).toEqual([read, unread]);
    expect(await ids({ unreadAt })).toEqual([unread, read]);
    await updateLead(http, unread, { read: true });
    expect(await ids({ unreadAt })).toEqual([unread, read]);
    await expect(listLeads(http, { unreadAt: "yesterday" })).rejects.toMatchObject({ status: 400 });
  });

  it("is sorted newest first and paginated with a total count", async () => {
    const ids: string[] = [];
    for (const name of ["하나", "둘", "셋"]) ids.push(await add({ name }));
    const first = await listLeads(http, { perPage: 2 });
    const second = await listLeads(http, { perPage: 2, currentPage: 1 });
    expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
    expect([...first.page, ...second.page].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it.each<[Parameters<typeof listLeads>[1], string[]]>([
    [{}, ["Naomi Ishii", "박선영", "윤_호"]],
    [{ q: "naomi" }, ["Naomi Ishii"]],
    [{ q: " 스와니 " }, ["박선영"]],
    [{ q: "3105550148" }, ["Naomi Ishii"]],
    [{ q: "555-0148" }, ["Naomi Ishii"]],
    [{ q: "(310) 555" }, ["Naomi Ishii"]],
    [{ q: "_" }, ["윤_호"]],
    [{ q: "%" }, []],
    [{ q: "'; drop table site.leads; --" }, []],
    [{ state: "called" }, ["박선영"]],
    [{ state: "done" }, []],
    [{ spam: "Y" }, ["Spam"]],
    [{ spam: "Y", q: "naomi" }, []],
  ])("filters by %j", async (query, names) => {
    await add({ name: "윤_호", area: "어바인" });
    await add({ name: "Naomi Ishii", area: "Torrance", phone: "310-555-0148" });
    const id = await add({ name: "박선영", area: "스와니", phone: "404-555-0172" });
    await add({ name: "Spam", website: "https://spam.example" });
    await updateLead(http, id, { state: "called", read: true });
    expect(await getNames(query)).toEqual(names);
    expect(await countLeads(http)).toEqual({
      unread: 2,
      new: 2,
      called: 1,
      done: 0,
      spam: 1,
      refused: 0,
    });
  });

  it.each([
    ["state=open", "/state", "choice.unknown"],
    ["spam=yes", "/spam", "flag.format"],
    ["perPage=101", "/perPage", "number.range"],
    ["currentPage=-1", "/currentPage", "number.range"],
    [`q=${"x".repeat(201)}`, "/q", "text.tooLong"],
    ["q=%00", "/q", "text.invalid"],
  ])("rejects ?%s", async (query, pointer, code) => {
    const headers = { authorization: "Bearer admin" };
    const response = await app.request(`/api/leads?${query}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "query.invalid",
      errors: [{ pointer, code }],
    });
  });
});

describe("updating", () => {
  it("changes only the given fields", async () => {
    const id = await add();
    const called = await updateLead(http, id, { state: "called" });
    const noted = await updateLead(http, id, { note: "목요일 오후 4시 이후" });
    expect(noted).toMatchObject({ state: "called", note: "목요일 오후 4시 이후", readAt: null });
    expect(noted.updatedAt > called.updatedAt).toBe(true);
    expect(await updateLead(http, id, {})).toEqual(noted);
  });

  it("preserves the time of the first read until it is marked unread", async () => {
    const id = await add();
    const { readAt } = await updateLead(http, id, { read: true });
    expect(readAt).toEqual(expect.any(String));
    expect((await updateLead(http, id, { read: true })).readAt).toBe(readAt);
    expect((await updateLead(http, id, { read: false })).readAt).toBeNull();
  });

  it("marks a number as not to be contacted, in all its leads", async () => {
    const id = await add({ phone: "949-555-0177", name: "First" });
    await add({ phone: "949-5550177", name: "Second" });
    await add({ phone: "949-555-0178", name: "Other" });
    const marked = async () =>
      (await listLeads(http)).page
        .filter(({ doNotContact }) => doNotContact)
        .map(({ name }) => name)
        .toSorted();
    expect(await updateLead(http, id, { doNotContact: true })).toMatchObject({
      doNotContact: true,
    });
    expect(await marked()).toEqual(["First", "Second"]);
    await updateLead(http, id, { doNotContact: false });
    expect(await marked()).toEqual([]);
  });

  it("keeps the proof of consent when a lead is deleted", async () => {
    const id = await add({
      consentVersion: "2026-11-30",
      pageUrl: "https://realtor.example/en?token=1",
    });
    await deleteLead(http, id);
    expect(await store.db.select().from(consentRecords).where(eq(consentRecords.id, id))).toEqual([
      {
        id,
        consentVersion: "2026-11-30",
        consentedAt: expect.any(Date),
        phone: "949-555-0100",
        phoneCountryCode: "US",
        pageUrl: "https://realtor.example/en",
      },
    ]);
  });

  it.each<[unknown, string, string]>([
    [{ state: "open" }, "/state", "choice.unknown"],
    [{ note: 7 }, "/note", "type"],
    [{ note: "x".repeat(4001) }, "/note", "text.tooLong"],
    [{ read: "yes" }, "/read", "type"],
    [{ spam: null }, "/spam", "type"],
    [{ doNotContact: "Y" }, "/doNotContact", "type"],
    [null, "", "type"],
  ])("rejects %j", async (changes, pointer, code) => {
    const id = await add();
    const response = await app.request(`/api/leads/${id}`, {
      method: "PATCH",
      headers: { authorization: "Bearer admin", "content-type": "application/json" },
      body: JSON.stringify(changes),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ pointer, code }] });
    expect((await listLeads(http)).page).toMatchObject([{ state: "new", note: "" }]);
  });

  it.each([unknownId, "7", "a/b", "' or 1=1"])("returns 404 for the id %s", async (id) => {
    await add();
    const absent = { status: 404, code: "lead.notFound" };
    await expect(updateLead(http, id, { read: true })).rejects.toMatchObject(absent);
    await expect(deleteLead(http, id)).rejects.toMatchObject(absent);
    expect((await listLeads(http)).totalCount).toBe(1);
  });
});

describe("spam", () => {
  it("is sent to chat once it is no longer spam", async () => {
    await running.stop();
    await open({ chat: true });
    const id = await add({ website: "https://spam.example" });
    expect(await getDelivery(id)).toMatchObject({ state: "spam", attempts: 0 });
    const restored = await updateLead(http, id, { spam: false });
    expect(restored).toMatchObject({ spam: false, delivery: { state: "pending" } });
    await slack.until(({ delivered }) => delivered.length === 1);
    await expect.poll(async () => (await getDelivery(id))?.state).toBe("delivered");
    // A delivered lead remains delivered.
    await updateLead(http, id, { spam: true });
    const again = await updateLead(http, id, { spam: false });
    expect(again.delivery).toMatchObject({ state: "delivered", attempts: 1 });
    expect(again.delivery.deliveredAt).toEqual(expect.any(String));
    expect(slack.delivered).toHaveLength(1);
  });

  it("is not sent to chat, and is stored without chat", async () => {
    const id = await add();
    const marked = await updateLead(http, id, { spam: true });
    expect(marked).toMatchObject({ spam: true, delivery: { state: "spam" } });
    await running.stop();
    await open({ chat: true });
    expect(await getDelivery(id)).toMatchObject({ state: "spam" });
    await running.stop();
    await open({ chat: false });
    expect((await updateLead(http, id, { spam: false })).delivery.state).toBe("kept");
    expect(slack.attempts).toEqual([]);
  });

  it("contains the error of the last attempt", async () => {
    await running.stop();
    slack.behavior = { status: 404, body: "no_service" };
    await open({ chat: true });
    const id = await add();
    await expect
      .poll(async () => (await listLeads(http)).page[0]?.delivery)
      .toMatchObject({ state: "failed", attempts: 1, lastError: "404 no_service" });
    await updateLead(http, id, { spam: true });
    expect(await getDelivery(id)).toMatchObject({ state: "spam" });
  });
});

it("sends refused leads to chat again: one, or all", async () => {
  await running.stop();
  slack.behavior = { status: 404, body: "no_service" };
  await open({ chat: true });
  const ids = [await add(), await add({ name: "박선영" }), await add({ name: "이수진" })];
  await expect.poll(async () => (await countLeads(http)).refused).toBe(3);
  slack.behavior = "ok";
  const lead = await resendLead(http, ids[0] ?? "");
  expect(lead.delivery.state).not.toBe("failed");
  await slack.until(({ delivered }) => delivered.length === 1);
  expect(await resendLeads(http)).toBe(2);
  await expect.poll(async () => (await countLeads(http)).refused).toBe(0);
  await expect(resendLead(http, unknownId)).rejects.toMatchObject({ status: 404 });
});

it("deletes a lead with its delivery", async () => {
  const remaining = await add({ name: "박선영" });
  const id = await add();
  await deleteLead(http, id);
  const rows = [await store.db.select().from(leads), await store.db.select().from(deliveries)];
  expect(rows.map((found) => found.map((row) => row.id))).toEqual([[remaining], [remaining]]);
  await expect(deleteLead(http, id)).rejects.toMatchObject({ status: 404 });
});
