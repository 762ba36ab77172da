import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore, type Store } from "../db/open-store.ts";
import { contacts, deliveries } from "../db/schema.ts";
import type { FormResult } from "../http/form.ts";
import { contactRoutes } from "./contact-routes.ts";
import { type Contacts, createContacts } from "./create-contacts.ts";

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
const form = new URLSearchParams({ ...contact, isTerm: "on", website: "" }).toString();

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
interface Received {
  key: string | undefined;
  from: string | undefined;
  body: unknown;
}

let store: Store;
let service: Server;
let answer: Answer;
let received: Received[];
let running: Contacts;
let forms: FormResult[];
let post: (body: string, headers?: Record<string, string>) => Promise<Response>;

const created: Answer = (response) => {
  response.writeHead(201, { "content-type": "application/json" });
  response.end('{"id":"c-1","createdAt":"2026-01-01T00:00:00.000Z"}');
};
const status =
  (code: number, body = "{}", headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body);

beforeAll(async () => {
  store = await openStore({ dataDir: "memory", databaseUrl: undefined, log });
});
afterAll(() => store.close());

beforeEach(async () => {
  await store.db.delete(deliveries);
  await store.db.delete(contacts);
  received = [];
  answer = created;
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += String(part);
    });
    request.on("end", () => {
      received.push({
        key: request.headers["idempotency-key"] as string | undefined,
        from: request.headers["x-forwarded-for"] as string | undefined,
        body: JSON.parse(body),
      });
      answer(response, request);
    });
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  await start(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await running.stop();
  service.closeAllConnections();
  service.close();
});

async function start(loaningUrl: string, limit = 1000): Promise<void> {
  running = await createContacts({
    store,
    loaningUrl,
    log,
    limit,
    timeoutMs: 300,
    retry: { first: 0.05, longest: 0.1, refused: 60 },
  });
  await running.start();
  forms = [];
  const app = contactRoutes({
    contacts: running,
    trustProxy: 0,
    onFormResult(c, result) {
      forms.push(result);
      return c.text("page");
    },
  });
  post = async (body, headers = { "content-type": "application/json" }) =>
    app.request("/v1/realtor-contacts", { method: "POST", body, headers });
}

const send = (key = "key", changes = {}) =>
  post(JSON.stringify({ ...contact, ...changes }), {
    "content-type": "application/json",
    "idempotency-key": key,
  });

describe("while the loaning service answers", () => {
  it("passes the request on with its key and sender, and the answer back", async () => {
    const reply = await send("key", { website: "", startedAt: 1, extra: { kept: true } });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ id: "c-1", createdAt: "2026-01-01T00:00:00.000Z" });
    expect(received).toEqual([
      { key: "key", from: "unknown", body: { ...contact, extra: { kept: true } } },
    ]);
    expect(await store.db.$count(contacts)).toBe(0);
  });

  it.each([
    [404, '{"code":"realtor.absent"}', {}],
    [409, '{"code":"x"}', {}],
    [429, "{}", { "retry-after": "7" }],
    [422, '{"errors":[{"pointer":"/email","code":"email.format"}]}', {}],
  ])("passes its %i on untransformed", async (code, body, extra) => {
    answer = status(code, body, { "content-type": "application/problem+json", ...extra });
    const reply = await send();
    expect(reply.status).toBe(code);
    expect(await reply.text()).toBe(body);
    expect(reply.headers.get("content-type")).toBe("application/problem+json");
    expect(reply.headers.get("retry-after")).toBe("retry-after" in extra ? "7" : null);
    expect(await store.db.$count(contacts)).toBe(0);
  });

  it("refuses bad fields itself, by the rules of the form", async () => {
    const reply = await send("key", { phone: "12", isTerm: "N", lastName: "" });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      errors: expect.arrayContaining([
        { pointer: "/lastName", code: "required" },
        { pointer: "/phone", code: "phone.length" },
        { pointer: "/isTerm", code: "consent.required" },
      ]),
    });
    expect(received).toEqual([]);
  });

  it.each<[string, object, object]>([
    ["fell into the trap", { website: "https://spam.example" }, { spam: true }],
    ["did not", { website: "", spam: true }, {}],
    ["fell into it and denies it", { website: "x", spam: false }, { spam: true }],
  ])("says so of what %s", async (_, extra, judged) => {
    expect((await send("judged", extra)).status).toBe(201);
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, ...judged }]);
  });
});

describe("while the loaning service is away", () => {
  it.each<[string, Answer]>([
    ["answers 500", status(500)],
    ["answers 503", status(503, "{}", { "retry-after": "0" })],
    ["breaks the connection", (response) => response.destroy()],
    ["does not answer", () => {}],
  ])("%s: stores the request, answers 201, and forwards it once it is back", async (_, away) => {
    answer = away;
    const reply = await send();
    expect(reply.status).toBe(201);
    const receipt = (await reply.json()) as { id: string; createdAt: string };
    expect(receipt).toEqual({ id: expect.any(String), createdAt: expect.stringMatching(/Z$/) });
    expect(await store.db.$count(contacts)).toBe(1);

    // The same button again: the same request.
    expect(await (await send()).json()).toEqual(receipt);
    expect(await store.db.$count(contacts)).toBe(1);

    answer = created;
    await vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([{ state: "delivered" }]),
      { timeout: 10_000 },
    );
    expect(received.at(-1)).toEqual({ key: "key", from: undefined, body: contact });
    // The service has it now: nothing of the person stays here.
    expect(await store.db.select().from(contacts)).toMatchObject([{ body: null }]);
    expect(new Set(received.map(({ key }) => key))).toEqual(new Set(["key"]));
  });

  it("keeps a request that is refused later, and says why", async () => {
    answer = status(500);
    await send();
    answer = status(404, '{"code":"realtor.absent"}');
    await vi.waitFor(
      async () =>
        expect(await store.db.select().from(deliveries)).toMatchObject([
          { state: "failed", lastError: '404 {"code":"realtor.absent"}' },
        ]),
      { timeout: 10_000 },
    );
  });

  it("tells the trapped from the others also later", async () => {
    answer = status(500);
    await send("trapped", { website: "https://spam.example" });
    answer = created;
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 10_000 });
    expect(received.at(-1)?.body).toEqual({ ...contact, spam: true });
  });

  it("limits what one address can store", async () => {
    await running.stop();
    await start("http://127.0.0.1:9", 1);
    expect((await send("one")).status).toBe(201);
    expect((await send("two")).status).toBe(429);
    expect((await send("one")).status).toBe(201);
    expect(await store.db.$count(contacts)).toBe(1);
  });
});

describe("without script", () => {
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

  it("joins the name and forwards the form like any other", async () => {
    await post(form, urlencoded);
    expect(received[0]?.body).toEqual(contact);
    expect(forms).toEqual([{ kind: "sent", id: "c-1", values: expect.anything() }]);
  });

  it("gives back what was typed with the refused fields", async () => {
    await post("lastName=%ED%99%8D&realtorId=realtor-1&message=+", urlencoded);
    expect(forms).toEqual([
      {
        kind: "refused",
        values: { lastName: "홍", realtorId: "realtor-1", message: " " },
        errors: {
          firstName: "required",
          phone: "required",
          phoneCountryCode: "required",
          message: "required",
          isTerm: "consent.required",
        },
      },
    ]);
  });

  it.each<[number, string, Partial<FormResult>]>([
    [422, '{"errors":[{"pointer":"/email","code":"email.format"}]}', { kind: "refused" }],
    [404, "<html>", { kind: "refused", errors: {} }],
    [429, "{}", { kind: "limited", retryAfter: 60 }],
  ])("understands the service's %i %s", async (code, body, expected) => {
    answer = status(code, body, { "content-type": "application/problem+json" });
    await post(form, urlencoded);
    expect(forms).toMatchObject([expected]);
  });

  it("says sent also while the service is away", async () => {
    answer = status(500);
    await post(form, urlencoded);
    expect(forms).toMatchObject([{ kind: "sent" }]);
    expect(await store.db.$count(contacts)).toBe(1);
  });
});
