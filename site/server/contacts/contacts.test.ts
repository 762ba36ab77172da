import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "@realtor/api/rules";
import { addDays, type HalfDay, halfDayWish, wallTime, type Wish } from "@realtor/api/showing";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { contacts, deliveries } from "../db/schema.ts";
import type { FormResult } from "../http/form.ts";
import { contactRoutes } from "./contact-routes.ts";
import { type ContactOptions, type Contacts, createContacts } from "./create-contacts.ts";
import type { FindListing } from "./find-listing.ts";

const timeZone = "America/Los_Angeles";
const log = pino({ level: "silent" });
const contact = {
  realtorId: "realtor-1",
  name: "홍길동",
  lastName: "홍",
  firstName: "길동",
  email: "visitor@example.com",
  phone: "010-555-0100",
  phoneCountryCode: "KR",
  message: "집을 보고 싶습니다.",
  isTerm: "Y",
};
const listing = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale",
  imageUrl: "https://home.example/media/home.jpg",
} as const;
const form = new URLSearchParams({ ...contact, isTerm: "on", website: "" }).toString();

type Responder = (response: ServerResponse, request: IncomingMessage) => void;
interface Received {
  path: string | undefined;
  key: string | undefined;
  from: string | undefined;
  token: string | undefined;
  /** Without the time of consent. */
  body: unknown;
  consentedAt: unknown;
}

let store: Store;
let service: Server;
let respond: Responder;
let received: Received[];
let running: Contacts;
let findListing: FindListing;
let forms: FormResult[];
let post: (body: string, headers?: Record<string, string>, query?: string) => Promise<Response>;

const created: Responder = (response) => {
  response.writeHead(201, { "content-type": "application/json" });
  response.end('{"id":"c-1","createdAt":"2026-01-01T00:00:00.000Z"}');
};
const status =
  (code: number, body = "{}", headers = {}): Responder =>
  (response) =>
    response.writeHead(code, headers).end(body);

const problem = (code: number, changes = {}) =>
  JSON.stringify({
    type: "about:blank",
    title: "Rejected",
    status: code,
    code: "input.invalid",
    message: "Rejected",
    ...changes,
  });

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

beforeEach(async () => {
  await store.db.delete(deliveries);
  await store.db.delete(contacts);
  received = [];
  respond = created;
  findListing = async (realtorId, key) =>
    realtorId === contact.realtorId && key === listing.listingKey ? listing : null;
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += String(part);
    });
    request.on("end", () => {
      const { consentedAt, ...rest } = JSON.parse(body);
      received.push({
        path: request.url,
        consentedAt,
        key: request.headers["idempotency-key"] as string | undefined,
        from: request.headers["x-forwarded-for"] as string | undefined,
        token: request.headers["x-service-token"] as string | undefined,
        body: rest,
      });
      respond(response, request);
    });
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  await start(urlOfService());
});
afterEach(async () => {
  await running.stop();
  service.closeAllConnections();
  service.close();
});

const urlOfService = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

async function start(
  loaningUrl: string,
  options: Pick<ContactOptions, "limit" | "timeoutMs" | "intervalMs" | "now"> = {},
): Promise<void> {
  running = createContacts({
    store,
    loaningUrl,
    serviceToken: "site-token",
    findListing: (realtorId, key) => findListing(realtorId, key),
    log,
    limit: 1000,
    timeoutMs: 30_000,
    retry: { first: 0.05, longest: 0.1, rejected: 60 },
    intervalMs: 50,
    ...options,
  });
  await running.start();
  forms = [];
  const app = contactRoutes({
    contacts: running,
    log,
    trustProxy: 0,
    onFormResult(c, result) {
      forms.push(result);
      return c.text("page");
    },
  });
  post = async (body, headers = { "content-type": "application/json" }, query = "") =>
    app.request(`/v1/realtor-contacts${query}`, { method: "POST", body, headers });
}

const send = (key = "key", changes = {}) =>
  post(JSON.stringify({ ...contact, ...changes }), {
    "content-type": "application/json",
    "idempotency-key": key,
  });

describe("while the loaning service responds", () => {
  it("forwards the request with its key and sender address, and returns the response", async () => {
    const result = await send("key", { website: "", startedAt: 1, extra: { nested: true } });
    expect(result.status).toBe(201);
    expect(result.headers.get("cache-control")).toBe("no-store");
    expect(await result.json()).toEqual({ id: "c-1", createdAt: "2026-01-01T00:00:00.000Z" });
    expect(received).toMatchObject([
      {
        key: "key",
        from: "unknown",
        token: undefined,
        body: { ...contact, extra: { nested: true } },
      },
    ]);
    expect(await store.db.$count(contacts)).toBe(0);
  });

  it.each([
    [404, problem(404), {}],
    [409, problem(409), {}],
    [429, problem(429), { "retry-after": "7" }],
    [422, problem(422, { errors: [{ pointer: "/email", code: "email.format" }] }), {}],
  ])("passes its %i through unchanged", async (code, body, extra) => {
    respond = status(code, body, { "content-type": "application/problem+json", ...extra });
    const result = await send();
    expect(result.status).toBe(code);
    expect(await result.text()).toBe(body);
    expect(result.headers.get("content-type")).toBe("application/problem+json");
    expect(result.headers.get("retry-after")).toBe("retry-after" in extra ? "7" : null);
    expect(await store.db.$count(contacts)).toBe(0);
  });

  it.each(["", '{"result":"created"}', '{"id":123}', '{"data":{"id":"c-1"}}', '"created"', "null"])(
    "takes a 201 with the body %j as delivered, with a receipt of this site",
    async (body) => {
      respond = status(201, body);
      const result = await send();
      expect(result.status).toBe(201);
      const receipt = await result.json();
      expect(receipt).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        createdAt: expect.stringMatching(/Z$/),
      });
      expect(await (await send()).json()).toEqual(receipt);
      expect(received).toHaveLength(1);
      expect(await store.db.select().from(contacts)).toMatchObject([{ body: null }]);
      expect(await store.db.$count(deliveries)).toBe(0);
    },
  );

  it("delivers what was stored to a service that returns no receipt", async () => {
    respond = status(503);
    await send();
    respond = status(201, "");
    await vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([{ state: "delivered" }]),
      { timeout: 10_000 },
    );
    expect(await store.db.select().from(contacts)).toMatchObject([{ body: null }]);
  });

  it("returns 422 for invalid fields without calling the service", async () => {
    const result = await send("key", { phone: "12", isTerm: "N", lastName: "" });
    expect(result.status).toBe(422);
    expect(await result.json()).toMatchObject({
      errors: expect.arrayContaining([
        { pointer: "/lastName", code: "required" },
        { pointer: "/phone", code: "phone.length" },
        { pointer: "/isTerm", code: "consent.required" },
      ]),
    });
    expect(received).toEqual([]);
  });

  it.each<[string, object, object]>([
    ["with a filled honeypot", { website: "https://spam.example" }, { spam: true }],
    ["with an empty honeypot and a client-supplied flag", { website: "", spam: true }, {}],
    [
      "with a filled honeypot and a client-supplied flag",
      { website: "x", spam: false },
      { spam: true },
    ],
  ])("sets the spam flag of a request %s", async (_, extra, judged) => {
    expect((await send("judged", extra)).status).toBe(201);
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, ...judged }]);
  });
});

describe("about a home", () => {
  const sold = { ...listing, searchType: "sold", price: 1_600_000 } as const;

  it("adds the state of the home at submission, and keeps its key on this server", async () => {
    expect((await send("key", { listingKey: listing.listingKey })).status).toBe(201);
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, listing }]);
  });

  it.each([
    ["of no listing of the agent", { listingKey: "other" }],
    ["that is no text", { listingKey: { $ne: "" } }],
    ["that is empty", { listingKey: "" }],
  ])("accepts a request with a key %s, without a home", async (_, home) => {
    expect((await send("key", home)).status).toBe(201);
    expect(received.map(({ body }) => body)).toEqual([contact]);
  });

  it.each([
    [{ ...listing, price: 1 }, undefined, contact],
    [{ ...listing, price: 1 }, listing.listingKey, { ...contact, listing }],
    ["invalid", listing.listingKey, { ...contact, listing }],
  ])("discards the visitor's home %j", async (claimed, listingKey, body) => {
    expect((await send("key", { listing: claimed, listingKey })).status).toBe(201);
    expect(received.map((request) => request.body)).toEqual([body]);
  });

  it("adds the home to a form without JavaScript, and returns its key with errors", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await post(`${form}&listingKey=${listing.listingKey}`, headers);
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, listing }]);
    await post(`realtorId=realtor-1&listingKey=${listing.listingKey}`, headers);
    expect(forms).toMatchObject([
      { kind: "sent" },
      { kind: "rejected", values: { listingKey: listing.listingKey } },
    ]);
  });

  it("recognizes a repeated form by the key of the home, not by its price", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await post(`${form}&listingKey=${listing.listingKey}`, headers);
    findListing = async () => sold;
    await post(`${form}&listingKey=${listing.listingKey}`, headers);
    await post(`${form}&listingKey=CRMLS-2`, headers);
    const [first, second, third] = received.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("stores the state at submission while the loaning service is unavailable", async () => {
    respond = status(500);
    await send("key", { listingKey: listing.listingKey });
    expect(await store.db.select().from(contacts)).toMatchObject([{ body: { listing } }]);
    findListing = async () => sold;
    respond = created;
    await vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([{ state: "delivered" }]),
      { timeout: 10_000 },
    );
    expect(received.at(-1)?.body).toEqual({ ...contact, listing });
  });

  it("does not read the home for a limited or rejected request", async () => {
    await running.stop();
    await start(urlOfService(), { limit: 1 });
    findListing = vi.fn<FindListing>(async () => listing);
    await send("one", { listingKey: listing.listingKey });
    expect((await send("two", { listingKey: listing.listingKey })).status).toBe(429);
    await send("three", { listingKey: listing.listingKey, phone: "1" });
    expect(findListing).toHaveBeenCalledOnce();
  });

  it("measures the time trap before the home is read", async () => {
    await running.stop();
    let time = Date.now();
    await start(urlOfService(), { now: () => time });
    findListing = async () => {
      time += 60_000;
      return null;
    };
    await send("key", { startedAt: time });
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, spam: true }]);
  });
});

describe("while the loaning service is unavailable", () => {
  it.each<[string, Responder, { timeoutMs: number }?]>([
    ["returns 500", status(500)],
    ["returns 503", status(503, "{}", { "retry-after": "0" })],
    ["returns 200 with a maintenance page", status(200, "<html><title>Maintenance</title></html>")],
    ["returns 200 with an empty object", status(200, "{}")],
    ["returns 201 with a page", status(201, "<html><title>Welcome</title></html>")],
    ["returns 200 with a receipt", status(200, '{"id":"c-1","createdAt":"2026-01-01T00:00:00Z"}')],
    ["returns 202", status(202, '{"result":"queued"}')],
    ["returns 204", status(204, "")],
    ["redirects", status(303, "", { location: "/elsewhere" })],
    ["returns 404 of a proxy", status(404, "<html>404 Not Found</html>")],
    ["returns 403 with other JSON", status(403, '{"error":"forbidden"}')],
    ["returns 404 with problem details of another status", status(404, problem(422))],
    ["returns 429 of a proxy", status(429, "slow down", { "retry-after": "1" })],
    ["resets the connection", (response) => response.destroy()],
    ["does not respond", () => {}, { timeoutMs: 1000 }],
  ])(
    "%s: stores the request, returns 201, and forwards it after recovery",
    async (_, failure, options) => {
      await running.stop();
      await start(urlOfService(), options);
      respond = failure;
      const result = await send();
      expect(result.status).toBe(201);
      expect(result.headers.get("cache-control")).toBe("no-store");
      const receipt = (await result.json()) as { id: string; createdAt: string };
      expect(receipt).toEqual({ id: expect.any(String), createdAt: expect.stringMatching(/Z$/) });
      expect(await store.db.$count(contacts)).toBe(1);

      // A repeated submission returns the same request.
      expect(await (await send()).json()).toEqual(receipt);
      expect(await store.db.$count(contacts)).toBe(1);

      respond = created;
      await vi.waitFor(
        async () =>
          expect(await store.db.select().from(deliveries)).toMatchObject([{ state: "delivered" }]),
        { timeout: 10_000 },
      );
      expect(received.at(-1)).toMatchObject({
        key: "key",
        from: undefined,
        token: "site-token",
        body: contact,
      });
      // After delivery no personal data remains here.
      expect(await store.db.select().from(contacts)).toMatchObject([{ body: null }]);
      expect(new Set(received.map(({ key }) => key))).toEqual(new Set(["key"]));
    },
  );

  it("forwards a backlog at 10,000 requests an hour, from a service that takes 100 ms", async () => {
    const backlog = 60;
    respond = status(503);
    for (let number = 0; number < backlog; number += 1)
      expect((await send(`backlog-${number}`)).status).toBe(201);
    await running.stop();
    respond = (response, request) => void setTimeout(() => created(response, request), 100);
    const begin = performance.now();
    await start(urlOfService(), { intervalMs: 1000 });
    await vi.waitFor(
      async () =>
        expect(await store.db.$count(deliveries, eq(deliveries.state, "delivered"))).toBe(backlog),
      { timeout: 60_000, interval: 200 },
    );
    const hours = (performance.now() - begin) / 3_600_000;
    expect(backlog / hours).toBeGreaterThan(10_000);
  });

  it("stores the error of a request that is rejected later", async () => {
    respond = status(500);
    await send();
    respond = status(404, problem(404));
    await vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([
          { state: "failed", lastError: "404 input.invalid Rejected" },
        ]),
      { timeout: 10_000 },
    );
  });

  it("preserves the spam flag for later delivery", async () => {
    respond = status(500);
    await send("spam", { website: "https://spam.example" });
    respond = created;
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 10_000 });
    expect(received.at(-1)?.body).toEqual({ ...contact, spam: true });
  });

  it("limits stored requests per address", async () => {
    await running.stop();
    await start("http://127.0.0.1:9", { limit: 1 });
    expect((await send("one")).status).toBe(201);
    expect((await send("two")).status).toBe(429);
    expect((await send("one")).status).toBe(201);
    expect(await store.db.$count(contacts)).toBe(1);
  });
});

describe("while the database is down", () => {
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

  beforeEach(async () => {
    await running.stop();
    await start(urlOfService());
    const down = () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    };
    vi.spyOn(store.db, "select").mockImplementation(down);
    vi.spyOn(store.db, "transaction").mockImplementation(down);
  });
  afterEach(() => vi.restoreAllMocks());

  it("forwards the request to the loaning service", async () => {
    const result = await send();
    expect(result.status).toBe(201);
    expect(await result.json()).toMatchObject({ id: "c-1" });
  });

  it("returns 503 with Retry-After and problem details while the service is unavailable too", async () => {
    respond = status(500);
    const result = await send();
    expect(result.status).toBe(503);
    expect(result.headers.get("retry-after")).toBe("10");
    expect(result.headers.get("content-type")).toBe("application/problem+json");
    expect(await result.json()).toMatchObject({ code: "server.unavailable" });
  });

  it("returns the entered values to a form without JavaScript", async () => {
    respond = status(500);
    await post(form, urlencoded);
    expect(forms).toEqual([
      { kind: "failed", values: Object.fromEntries(new URLSearchParams(form)) },
    ]);
  });
});

/** A half day in California, `days` from today. */
function wishIn(days: number, half: HalfDay = "morning"): Wish {
  const { date } = wallTime(new Date(), timeZone);
  return halfDayWish(addDays(date, days), half, timeZone);
}

describe("the times of a showing", () => {
  const wishes = [wishIn(3), wishIn(4, "afternoon")];
  const showing = { timeZone, wishes, visitorTimeZone: "Asia/Seoul" };
  const ask = (values: object) => post(JSON.stringify({ ...contact, ...values }));

  it.each([
    ["ko", "원하는 시간(좋은 순서대로): ", "오전 9시~12시 / "],
    ["en", "Preferred times, best first: ", "9 AM–12 PM / "],
    ["ja-JP", "希望日時（希望順）：", "午前9時〜12時 / "],
  ])("are forwarded, and are a sentence of the message in %s", async (locale, beginning, time) => {
    await ask({ showing, locale });
    const body = received[0]?.body as { message: string };
    expect(body).toMatchObject({ showing });
    const [typed, sentence] = body.message.split("\n");
    expect(typed).toBe(contact.message);
    expect(sentence?.startsWith(beginning)).toBe(true);
    expect(sentence).toContain(time);
  });

  it("are not in a message that would be too long", async () => {
    const message = "집".repeat(limits.message);
    await ask({ showing, message });
    expect(received[0]?.body).toMatchObject({ showing, message });
  });

  it.each<[string, unknown]>([
    ["none", undefined],
    ["no times", { timeZone, wishes: [] }],
    ["four times", { timeZone, wishes: [1, 2, 3, 4].map((days) => wishIn(days)) }],
    ["an unknown zone", { ...showing, timeZone: "Mars/Olympus" }],
    ["a text", "tomorrow"],
  ])("do not reject a request if they are %s", async (_name, value) => {
    await ask({ showing: value });
    expect(received[0]?.body).toEqual(contact);
  });

  it.each([
    ["date.past", [wishIn(-1)]],
    ["date.past", [wishIn(1), wishIn(-1)]],
    ["list.duplicate", [wishIn(1), wishIn(2), wishIn(1)]],
  ])("are rejected with %s", async (code, wrong) => {
    const response = await ask({ showing: { timeZone, wishes: wrong } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: "/showing", code }] });
    expect(received).toEqual([]);
  });

  it("are those of the selects without JavaScript", async () => {
    const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
    const [first, second] = wishes.map((wish) => `${wish.start}/${wish.end}`);
    const selected = (values: Record<string, string>) =>
      post(`${form}&${String(new URLSearchParams(values))}`, urlencoded);
    const fields = { showingTimeZone: timeZone, showing1: first ?? "", showing2: "" };
    await selected({ ...fields, showing3: second ?? "" });
    expect(received[0]?.body).toMatchObject({ showing: { timeZone, wishes } });

    // All that was entered comes back.
    await selected({ ...fields, showing3: first ?? "" });
    expect(forms.at(-1)).toMatchObject({
      kind: "rejected",
      errors: { showing: "list.duplicate" },
      values: { ...fields, showing3: first, message: contact.message },
    });
    await selected({ showingTimeZone: timeZone, showing1: "", showing2: "", showing3: "" });
    expect(forms.at(-1)).toMatchObject({ kind: "sent" });
    expect(received.at(-1)?.body).toEqual(contact);
  });
});

describe("without JavaScript", () => {
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

  it("joins the name and forwards the form", async () => {
    await post(form, urlencoded);
    expect(received[0]?.body).toEqual(contact);
    expect(Date.parse(String(received[0]?.consentedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(forms).toEqual([
      { kind: "sent", id: "c-1", values: expect.anything(), requestKey: expect.any(String) },
    ]);
  });

  it("forwards how it was sent", async () => {
    const referer = "https://realtor.example/en/minji-kim?src=qr";
    const sent = `${form}&locale=en&source=claimed`;
    await post(sent, { ...urlencoded, referer }, "?page=/minji-kim&consent=2026-11-20");
    expect(received[0]?.body).toMatchObject({
      locale: "en",
      pageUrl: "https://realtor.example/en/minji-kim",
      source: "qr",
      consentVersion: "2026-11-20",
    });
  });

  it("accepts the longest message in Korean", async () => {
    const message = "집".repeat(limits.message);
    await post(`${form}&message=${encodeURIComponent(message)}`, urlencoded);
    expect(received[0]?.body).toMatchObject({ message });
  });

  it("returns the entered values with the field errors", async () => {
    await post("lastName=%ED%99%8D&realtorId=realtor-1&message=+", urlencoded);
    expect(forms).toEqual([
      {
        kind: "rejected",
        values: { lastName: "홍", realtorId: "realtor-1", message: " " },
        errors: {
          firstName: "required",
          phone: "required",
          phoneCountryCode: "required",
          message: "required",
        },
      },
    ]);
  });

  it.each<[number, string, Partial<FormResult>]>([
    [
      422,
      problem(422, { errors: [{ pointer: "/email", code: "email.format" }] }),
      { kind: "rejected", errors: { email: "email.format" } },
    ],
    [404, problem(404), { kind: "rejected", errors: {} }],
    [429, problem(429), { kind: "limited", retryAfter: 60 }],
  ])("converts the service's %i %s to a form result", async (code, body, expected) => {
    respond = status(code, body, { "content-type": "application/problem+json" });
    await post(form, urlencoded);
    expect(forms).toMatchObject([expected]);
  });

  it("reports success while the service is unavailable", async () => {
    respond = status(500);
    await post(form, urlencoded);
    expect(forms).toMatchObject([{ kind: "sent" }]);
    expect(await store.db.$count(contacts)).toBe(1);
  });
});

describe("the answer about a phone number in doubt", () => {
  const inDoubt = { phone: "2135550147", phoneCountryCode: "KR", locale: "ko" };
  const inUs = { phone: "213-555-0147", phoneCountryCode: "US" };
  const answer = (phoneCountryCode = "US", requestKey = "key") =>
    post(
      JSON.stringify({ ...contact, ...inDoubt, requestKey, phoneCountryCode }),
      { "content-type": "application/json" },
      "/phone-answers",
    );
  const answers = "/v1/realtor-contacts/phone-answers";
  /** A service that has the route, or another one. */
  const answering =
    (response: Responder): Responder =>
    (out, request) =>
      (request.url === answers ? response : created)(out, request);
  const correction = {
    ...contact,
    ...inUs,
    phoneConfirmed: "Y",
    locale: "ko",
    message: "맞는 번호: +1 (213) 555-0147",
  };
  const delivered = () =>
    vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([{ state: "delivered" }]),
      { timeout: 10_000 },
    );

  it("is passed on to the loaning service", async () => {
    respond = answering(status(200, JSON.stringify(inUs)));
    await send("key", inDoubt);
    const response = await answer();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(inUs);
    expect(received.map(({ path, body }) => [path, body]).slice(1)).toEqual([
      [answers, { requestKey: "key", phoneCountryCode: "US" }],
    ]);
  });

  it.each([
    [404, problem(404, { code: "contact.notFound" }), 404],
    [422, problem(422, { code: "fields.refused" }), 422],
    [429, problem(429, { code: "rate.limited" }), 429],
  ])("that the service rejects with %s is no second request", async (code, body, expected) => {
    respond = answering(status(code, body, { "retry-after": "7" }));
    expect((await answer()).status).toBe(expected);
    expect(received).toHaveLength(1);
  });

  it.each<[string, Responder]>([
    ["without the route", status(404, "<html>404</html>")],
    ["with another 404", status(404, problem(404, { code: "route.notFound" }))],
    ["that wants a token", status(401, problem(401, { code: "auth.required" }))],
    ["that does not respond", (response) => response.destroy()],
  ])("is a second request to a service %s", async (_, response) => {
    respond = answering(response);
    await send("key", inDoubt);
    expect(await (await answer()).json()).toEqual(inUs);
    await answer();
    const [, ...sent] = received.filter(({ path }) => path !== answers);
    expect(sent.map(({ key, body }) => [key, body])).toEqual([
      ["key-phone", correction],
      ["key-phone", correction],
    ]);
    received = [];
    expect((await answer("KR")).status).toBe(200);
    expect(received.filter(({ path }) => path !== answers)).toEqual([]);
  });

  it("changes a request that waits for the service", async () => {
    respond = status(503);
    await send("key", inDoubt);
    expect(await (await answer()).json()).toEqual(inUs);
    expect((await answer("JP")).status).toBe(422);
    respond = created;
    await delivered();
    expect(received.at(-1)).toMatchObject({
      key: "key",
      body: { ...contact, ...inUs, locale: "ko", phoneConfirmed: "Y" },
    });
  });

  it("reaches a service that stored the request without a response", async () => {
    respond = status(503);
    await send("key", inDoubt);
    await answer();
    const mismatch = status(422, problem(422, { code: "idempotency.mismatch" }));
    respond = (response, request) => {
      if (request.url === answers) return status(404, "{}")(response, request);
      if (request.headers["idempotency-key"] !== "key") return created(response, request);
      // An attempt from before the answer may still be on its way: its values are those of the stored request.
      const isCorrected = JSON.stringify(received.at(-1)?.body).includes("phoneConfirmed");
      return (isCorrected ? mismatch : status(503))(response, request);
    };
    await delivered();
    expect(received.map(({ key }) => key).slice(-3)).toEqual(["key", undefined, "key-phone"]);
    expect(received.at(-1)?.body).toEqual(correction);
    expect(await store.db.select().from(contacts)).toMatchObject([{ body: null }]);
  });

  it("is not lost when it comes while the request is on its way", async () => {
    respond = status(503);
    await send("key", inDoubt);
    let arrived: ServerResponse | undefined;
    respond = (response) => {
      arrived = response;
    };
    await vi.waitFor(() => expect(arrived).toBeDefined(), 10_000);
    await answer();
    const first = arrived;
    respond = (response, request) =>
      (request.url === answers
        ? status(200, JSON.stringify(inUs))
        : status(422, problem(422, { code: "idempotency.mismatch" })))(response, request);
    first?.writeHead(201, { "content-type": "application/json" });
    first?.end('{"id":"c-1","createdAt":"2026-01-01T00:00:00.000Z"}');
    await delivered();
    expect(received.at(-1)).toMatchObject({ path: answers, body: { phoneCountryCode: "US" } });
  });

  it("comes too late after 30 minutes", async () => {
    await running.stop();
    await start(urlOfService(), { now: () => Date.now() + 31 * 60_000 });
    respond = status(503);
    await send("key", inDoubt);
    expect((await answer()).status).toBe(404);
  });

  it("is asked for without JavaScript, too", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const values = { ...contact, ...inDoubt, isTerm: "on" };
    await post(new URLSearchParams(values).toString(), headers);
    const [first] = forms;
    const requestKey = first?.kind === "sent" ? first.requestKey : "";
    expect(received.at(-1)?.key).toBe(requestKey);
    respond = answering(status(200, JSON.stringify(inUs)));
    const chosen = { ...values, requestKey, phoneCountryCode: "US", typedCountryCode: "KR" };
    const body = new URLSearchParams(chosen).toString();
    await post(body, headers, "/phone-answers");
    respond = answering(status(404, problem(404, { code: "contact.notFound" })));
    await post(body, headers, "/phone-answers");
    expect(forms.slice(1)).toMatchObject([
      { kind: "sent", isAnswered: true, values: inUs },
      { kind: "sent", answerFailed: true, requestKey, values: { phoneCountryCode: "KR" } },
    ]);
  });
});
