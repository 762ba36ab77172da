import { asc, eq } from "drizzle-orm";
import * as fc from "fast-check";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deliveredSections, type FakeSlack, startFakeSlack } from "../../test/fakes/slack.ts";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { consentRecords, deliveries, leads } from "../db/schema.ts";
import { createLeads, type LeadOptions, type Leads } from "./create-leads.ts";

const log = pino({ level: "silent" });
const retry = { first: 0.05, longest: 0.2, rejected: 0.2 };
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
const sender = { address: "192.0.2.1" };

let store: Store;
let slack: FakeSlack;
let running: Leads | undefined;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(deliveries);
  await store.db.delete(leads);
  slack = await startFakeSlack();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await slack.close();
});

async function start(options: Partial<LeadOptions> = {}): Promise<Leads> {
  running = createLeads({
    store,
    slack: { url: slack.url, timeoutMs: 30_000 },
    log,
    retry,
    intervalMs: 50,
    limit: 1000,
    ...options,
  });
  await running.start();
  return running;
}

async function accept(service: Leads, values: unknown = form, key?: string): Promise<string> {
  const result = await service.accept(values, { ...sender, idempotencyKey: key });
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result)}`);
  return result.id;
}

const getDelivery = async (id: string) =>
  (await store.db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

describe("accepting", () => {
  it("stores the lead and its delivery before it resolves", async () => {
    const service = await start({ slack: undefined });
    const id = await accept(service);
    const [lead] = await store.db.select().from(leads);
    expect(lead).toMatchObject({ id, name: "홍길동", phone: "949-555-0100", hasSite: true });
    expect(await getDelivery(id)).toMatchObject({ state: "kept", attempts: 0 });
  });

  it("returns an error code for each invalid field and stores nothing", async () => {
    const service = await start();
    const result = await service.accept(
      { ...form, name: " ", phone: "12a", hasSite: "", privacyConsent: false },
      sender,
    );
    expect(result).toEqual({
      ok: false,
      errors: {
        name: "required",
        phone: "phone.format",
        hasSite: "required",
        privacyConsent: "consent.required",
      },
    });
    expect(await store.db.$count(leads)).toBe(0);
  });

  it.each([null, 7, "text", [], {}, { name: {} }, { ...form, name: "a\0b" }])(
    "rejects %j without throwing",
    async (values) => {
      const service = await start();
      expect(await service.accept(values, sender)).toMatchObject({ ok: false });
    },
  );

  it("accepts invalid values of fields that the sender does not enter", async () => {
    const service = await start();
    await accept(service, {
      ...form,
      locale: "fr",
      pageUrl: `https://realtor.example/?${"x".repeat(5000)}\0\ud800`,
      startedAt: "yesterday",
    });
    const [lead] = await store.db.select().from(leads);
    expect(lead?.locale).toBe("ko");
    expect(lead?.pageUrl).toHaveLength(2048);
  });

  it("creates one lead for concurrent submissions with one key", async () => {
    const service = await start();
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => accept(service, form, "key-of-the-open-form")),
    );
    expect(new Set(ids).size).toBe(1);
    await slack.until(({ delivered }) => delivered.length === 1);
    expect(await store.db.$count(leads)).toBe(1);
  });

  it("creates one lead for identical forms without a key, and two for different ones", async () => {
    const service = await start({ slack: undefined });
    const first = await accept(service);
    expect(await accept(service)).toBe(first);
    expect(await accept(service, { ...form, area: "Tustin" })).not.toBe(first);
  });

  it("stores at most one row per key", async () => {
    const service = await start({ slack: undefined });
    const key = fc.constantFrom("a", "b", "c", "x".repeat(300));
    await fc.assert(
      fc.asyncProperty(fc.array(key, { minLength: 1, maxLength: 6 }), async (keys) => {
        await store.db.delete(deliveries);
        await store.db.delete(leads);
        await Promise.all(keys.map((each) => accept(service, form, each)));
        expect(await store.db.$count(leads)).toBe(new Set(keys).size);
        expect(await store.db.$count(deliveries)).toBe(new Set(keys).size);
      }),
      { numRuns: 25 },
    );
  });

  it("limits an address but still returns leads it has already stored", async () => {
    const service = await start({ slack: undefined, limit: 2 });
    await accept(service, form, "one");
    await accept(service, form, "two");
    const third = await service.accept(form, { ...sender, idempotencyKey: "three" });
    expect(third).toMatchObject({ ok: false, limited: expect.any(Number) });
    expect(await service.accept(form, { ...sender, idempotencyKey: "two" })).toMatchObject({
      duplicate: true,
    });
    expect(await service.accept(form, { address: "192.0.2.2" })).toMatchObject({ ok: true });
  });

  it.each([
    ["a filled honeypot", { website: "https://spam.example" }, "spam"],
    ["a form submitted immediately", { startedAt: 1_000_000 - 200 }, "spam"],
    ["a form filled in slowly", { startedAt: 1_000_000 - 20_000 }, "pending"],
    ["a client clock ahead of the server", { startedAt: 1_000_000 + 60_000 }, "pending"],
    ["a form without JavaScript", {}, "pending"],
  ])("%s", async (_, extra, state) => {
    // A closed port prevents delivery, so the state remains pending.
    const service = await start({
      slack: { url: "http://127.0.0.1:9/" },
      now: () => 1_000_000,
      retry: { ...retry, first: 60, longest: 60 },
    });
    const id = await accept(service, { ...form, ...extra });
    expect((await getDelivery(id))?.state).toBe(state);
  });
});

describe("the answer about a phone number in doubt", () => {
  const inDoubt = { ...form, phone: "2135550147", phoneCountryCode: "KR" };
  const inUs = { phone: "213-555-0147", phoneCountryCode: "US" };
  const isDelivered = (id: string) =>
    vi.waitFor(
      async () => expect(await getDelivery(id)).toMatchObject({ state: "delivered" }),
      10_000,
    );
  const sent = () => JSON.stringify(deliveredSections(slack));

  it("changes the lead, and tells team chat once", async () => {
    const service = await start();
    const id = await accept(service, inDoubt, "key-1");
    await isDelivered(id);
    expect(sent()).toContain("+82 2135550147");
    expect(sent()).toContain("전화번호(미국 번호라면): +1 213-555-0147");
    const answer = () =>
      service.answerPhone({ requestKey: "key-1", phoneCountryCode: "US" }, sender);
    const answered = { kind: "answered", ...inUs };
    expect(await Promise.all([answer(), answer()])).toEqual([answered, answered]);
    await slack.until((state) => deliveredSections(state).length === 2);
    await isDelivered(id);
    expect(await answer()).toEqual(answered);
    expect(sent().match(/맞는 번호: \+1 213-555-0147/g)).toHaveLength(1);
    expect(await service.inbox.read(id)).toMatchObject({ ...inUs, phoneConfirmed: "Y" });
    const proofs = store.db.select().from(consentRecords).where(eq(consentRecords.id, id));
    expect(await proofs).toMatchObject([inUs]);
    await isDelivered(id);
    expect(deliveredSections(slack)).toHaveLength(2);
  });

  it("changes a lead that was not delivered yet, which is delivered once", async () => {
    const without = await start({ slack: undefined });
    const id = await accept(without, inDoubt, "key-1");
    await without.answerPhone({ requestKey: "key-1", phoneCountryCode: "US" }, sender);
    await without.stop();
    await start();
    await isDelivered(id);
    expect(sent()).toContain("전화번호: +1 213-555-0147");
    expect(deliveredSections(slack)).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ["of another sender", { requestKey: "key-2" }, { kind: "unknown" }],
    ["of no country of the number", { phoneCountryCode: "JP" }, { kind: "rejected" }],
    ["without a key", { requestKey: "" }, { kind: "rejected" }],
    ["that confirms it", { phoneCountryCode: "KR" }, { kind: "answered", phone: "2135550147" }],
  ])("%s changes no number", async (_, changes, expected) => {
    const service = await start({ slack: undefined });
    const id = await accept(service, inDoubt, "key-1");
    const given = { requestKey: "key-1", phoneCountryCode: "US", ...changes };
    expect(await service.answerPhone(given, sender)).toMatchObject(expected);
    expect(await service.inbox.read(id)).toMatchObject({ phoneCountryCode: "KR" });
  });

  it("comes too late after 30 minutes", async () => {
    const service = await start({ slack: undefined, now: () => Date.now() + 31 * 60_000 });
    await accept(service, inDoubt, "key-1");
    const given = { requestKey: "key-1", phoneCountryCode: "US" };
    expect(await service.answerPhone(given, sender)).toEqual({ kind: "unknown" });
  });
});

describe("delivering", () => {
  it("delivers once, with all fields of the lead", async () => {
    const service = await start();
    const id = await accept(service, { ...form, pageUrl: "https://realtor.example/ko" });
    await slack.until(({ delivered }) => delivered.length > 0);
    const fields = slack.delivered[0]?.blocks.flatMap((block) => block.fields ?? []);
    expect(fields?.every(({ type }) => type === "plain_text")).toBe(true);
    const text = fields?.map((field) => field.text).join("\n");
    for (const part of ["홍길동", "Irvine", "+1 949-555-0100", "예", id])
      expect(text).toContain(part);
    await vi.waitFor(
      async () => expect(await getDelivery(id)).toMatchObject({ state: "delivered", attempts: 1 }),
      10_000,
    );
  });

  it.each([
    ["returns 500", { status: 500, body: "server_error" }, "pending", "500 server_error"],
    ["hangs", "hang", "pending", "timeout"],
    ["resets the connection", "reset", "pending", ""],
    ["returns 404", { status: 404, body: "no_service" }, "failed", "404 no_service"],
    ["returns 400", { status: 400, body: "invalid_payload" }, "failed", "400 invalid_payload"],
  ] as const)("retries while Slack %s, then delivers once", async (_, behavior, state, error) => {
    slack.behavior = behavior;
    const service = await start(
      behavior === "hang" ? { slack: { url: slack.url, timeoutMs: 1000 } } : {},
    );
    const id = await accept(service);
    await slack.until(({ attempts }) => attempts.length >= 2);
    await vi.waitFor(async () => {
      const delivery = await getDelivery(id);
      expect(delivery?.state).toBe(state);
      expect(delivery?.lastError).toContain(error);
    }, 10_000);
    slack.behavior = "ok";
    await slack.until(({ delivered }) => delivered.length > 0);
    await vi.waitFor(async () => expect((await getDelivery(id))?.state).toBe("delivered"), 10_000);
    expect((await getDelivery(id))?.attempts).toBe(slack.attempts.length);
    expect(slack.delivered).toHaveLength(1);
  });

  it("pauses all leads for the Retry-After of a 429", async () => {
    slack.behavior = { status: 429, body: "rate_limited", retryAfter: "1" };
    const service = await start();
    await accept(service, form, "first");
    await slack.until(({ attempts }) => attempts.length === 1);
    slack.behavior = "ok";
    await accept(service, form, "second");
    await slack.until((state) => deliveredSections(state).length === 2);
    expect(slack.attempts[1]! - slack.attempts[0]!).toBeGreaterThanOrEqual(1000);
  });

  it("sends stored leads once a webhook is configured", async () => {
    const without = await start({ slack: undefined });
    const ids = [await accept(without, form, "one"), await accept(without, form, "two")];
    await start();
    await slack.until((state) => deliveredSections(state).length === 2);
    const states = await store.db.select().from(deliveries).orderBy(asc(deliveries.createdAt));
    expect(states.map(({ id }) => id)).toEqual(ids);
  });

  it("logs once at start that leads are not sent", async () => {
    const lines: string[] = [];
    await start({ slack: undefined, log: pino({}, { write: (line) => lines.push(line) }) });
    expect(lines.filter((line) => line.includes("SLACK_WEBHOOK_URL"))).toHaveLength(1);
  });
});
