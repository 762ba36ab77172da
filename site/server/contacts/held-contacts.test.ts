import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttp, type Http } from "@realtor/api/http";
import { listHeldContacts, resendHeldContact, resendHeldContacts } from "@realtor/api/leads";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type FakeSessionService,
  startFakeSessionService,
} from "../../test/fakes/session-service.ts";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { contacts, deliveries } from "../db/schema.ts";
import { createRequireStaff } from "../leads/require-staff.ts";
import { type Contacts, createContacts } from "./create-contacts.ts";
import { heldContactRoutes } from "./held-contact-routes.ts";

const log = pino({ level: "silent" });
const unknownId = "00000000-0000-4000-8000-000000000000";

/** Jobs are looked for every second. */
const soon = { timeout: 20_000 };

let store: Store;
let sessions: FakeSessionService;
let loaning: Server;
let running: Contacts;
let http: Http;
/** How the loaning service responds; the second is of a deleted website. */
let answer: "down" | "refuses" | "accepts";
/** Names in the requests that the loaning service accepted. */
let accepted: string[];

beforeAll(async () => {
  store = await openTestStore();
  sessions = await startFakeSessionService({ admin: { role: "admin" } });
});
afterAll(async () => {
  await sessions.close();
  await store.close();
});

beforeEach(async () => {
  await store.db.delete(deliveries);
  await store.db.delete(contacts);
  accepted = [];
  answer = "down";
  loaning = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      const respond = (status: number, body: object) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(body));
      if (answer === "down") return respond(503, {});
      if (answer === "refuses")
        return respond(404, {
          type: "about:blank",
          title: "Not Found",
          status: 404,
          code: "realtor.notFound",
          message: "This website does not exist.",
        });
      accepted.push(String((JSON.parse(text) as { name: unknown }).name));
      return respond(201, { id: "c-1", createdAt: "2026-01-01T00:00:00.000Z" });
    });
  });
  await once(loaning.listen(0, "127.0.0.1"), "listening");
  const { port } = loaning.address() as AddressInfo; // never a pipe's name
  running = createContacts({
    store,
    loaningUrl: `http://127.0.0.1:${port}`,
    findListing: async () => null,
    log,
    limit: 1000,
    retry: { first: 0.05, longest: 0.1, rejected: 3600 },
  });
  await running.start();
  const app = heldContactRoutes({
    held: running.held,
    trustProxy: 0,
    requireStaff: createRequireStaff({ loaningUrl: sessions.url, log }),
  });
  http = createHttp({
    baseUrl: "http://realtor.example",
    getToken: () => "admin",
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
});
afterEach(async () => {
  await running.stop();
  loaning.closeAllConnections();
  loaning.close();
});

/** Sends a contact request while the service is down, so that the site stores it. */
async function hold(name: string): Promise<string> {
  answer = "down";
  const result = await running.submit(
    {
      realtorId: "realtor-1",
      name,
      lastName: name,
      firstName: name,
      email: "visitor@example.com",
      phone: "949-555-0144",
      phoneCountryCode: "US",
      message: "집을 보고 싶습니다.",
      isTerm: "Y",
    },
    { address: "192.0.2.1" },
  );
  if (result.kind !== "stored") throw new Error(`not stored: ${result.kind}`);
  return result.id;
}

async function holdRefused(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await hold(name));
  answer = "refuses";
  await expect.poll(async () => (await listHeldContacts(http)).length, soon).toBe(names.length);
  return ids;
}

it("lists what the service refused, with who sent it and why", async () => {
  const [id] = await holdRefused("Dana");
  expect(await listHeldContacts(http)).toEqual([
    {
      id,
      name: "Dana",
      phone: "949-555-0144",
      phoneCountryCode: "US",
      phoneConfirmed: "N",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastError: "404 realtor.notFound This website does not exist.",
    },
  ]);
});

it("does not list what waits for the service", async () => {
  await hold("Waiting");
  expect(await listHeldContacts(http)).toEqual([]);
});

it("sends one again, and the others together", async () => {
  const [first = ""] = await holdRefused("First", "Second", "Third");
  answer = "accepts";
  expect(await resendHeldContact(http, first)).toBe(1);
  await expect.poll(() => accepted, soon).toEqual(["First"]);
  expect(await resendHeldContacts(http)).toBe(2);
  await expect.poll(() => accepted.toSorted(), soon).toEqual(["First", "Second", "Third"]);
  await expect.poll(() => listHeldContacts(http), soon).toEqual([]);
  // The content is now only in the loaning service.
  await expect
    .poll(async () => (await store.db.select().from(contacts)).map(({ body }) => body), soon)
    .toEqual([null, null, null]);
  expect(await resendHeldContact(http, first)).toBe(0);
});

it("lists one again that is refused again", async () => {
  const [id = ""] = await holdRefused("Again");
  expect(await resendHeldContact(http, id)).toBe(1);
  await expect
    .poll(async () => (await listHeldContacts(http)).map((one) => one.id), soon)
    .toEqual([id]);
});

it.each([unknownId, "not-a-uuid"])("does not know %s", async (id) => {
  await expect(resendHeldContact(http, id)).rejects.toMatchObject({
    status: 404,
    code: "contact.notFound",
  });
});
