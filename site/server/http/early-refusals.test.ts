import { once } from "node:events";
import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;
/** Like a proxy, which sends the calls of several visitors over one connection. */
let connection: Agent;

beforeAll(async () => {
  site = await startInstrumentedSite();
  site.backend.respond = (request, response) =>
    request.url?.startsWith("/api/auth/get-session")
      ? json(response, 200, null)
      : respondNormally(request, response);
});
afterAll(() => site.close());
beforeEach(() => {
  connection = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => connection.destroy());

async function send(method: string, path: string, bytes = 0): Promise<IncomingMessage> {
  const call = httpRequest(site.url, {
    method,
    path,
    agent: connection,
    headers: bytes > 0 ? { "content-type": "application/json", "content-length": bytes } : {},
  });
  call.on("error", () => {}); // the rest of the body cannot be sent
  call.end("x".repeat(bytes));
  const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
  response.resume();
  await once(response, "end");
  return response;
}

it.each([
  ["POST", "/api/send-to-slack", 413],
  ["POST", "/v1/realtor-contacts", 413],
  ["POST", "/v1/realtor", 404],
  ["PATCH", "/api/leads/00000000-0000-4000-8000-000000000000", 401],
  ["POST", "/api/held-contacts/deliveries", 401],
  ["PUT", "/media/x", 404],
  ["PUT", "/assets/x", 404],
  ["POST", "/", 404],
])(
  "a large body that is refused early costs no other call: %s %s",
  async (method, path, status) => {
    const refused = await send(method, path, 1_000_000);
    expect(refused.statusCode).toBe(status);
    const next = await send("GET", "/health/live");
    expect(next.statusCode).toBe(200);
  },
);

it("ends the connection after a form that is too large", async () => {
  for (const path of ["/api/send-to-slack", "/v1/realtor-contacts"])
    expect((await send("POST", path, 1_000_000)).headers.connection).toBe("close");
});
