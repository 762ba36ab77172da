import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ProxyOptions, proxyRoutes } from "./proxy-routes.ts";

const log = pino({ level: "silent" });

type Responder = (request: IncomingMessage, response: ServerResponse) => void;
let backends: Server[];
let site: ServerType;
let changed: string[];
let respond: Responder;
let seen: {
  backend: string;
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage["headers"];
}[];

const urlOf = (server: { address(): string | AddressInfo | null }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  changed = [];
  seen = [];
  respond = (_, response) => response.end("{}");
  backends = ["home", "loaning"].map((backend) =>
    createServer((incoming, response) => {
      const { method, url, headers } = incoming;
      seen.push({ backend, method, url, headers });
      respond(incoming, response);
    }).listen(0, "127.0.0.1"),
  );
  await Promise.all(backends.map((backend) => once(backend, "listening")));
  await startSite({});
});
afterEach(() => {
  for (const server of [...backends, site]) {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  }
});

async function startSite(options: Partial<ProxyOptions>): Promise<void> {
  const [home, loaning] = backends;
  const app = proxyRoutes({
    homeApiUrl: urlOf(home!),
    loaningApiUrl: urlOf(loaning!),
    trustProxy: 0,
    log,
    onRealtorChanged: (name) => changed.push(name),
    timeoutMs: 30_000,
    ...options,
  });
  site?.close();
  site = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(site, "listening");
}

const call = (path: string, init?: RequestInit) => fetch(urlOf(site) + path, init);

describe("proxyRoutes", () => {
  it.each([
    ["/cozying-api/v1/home/list?type=sale&city=Newport%20Beach", "home"],
    ["/v1/realtor/https%3A%2F%2Fown.example%3A8443", "loaning"],
    ["/api/auth/sign-in/email", "loaning"],
    ["/media/gallery/1.webp", "loaning"],
  ])("forwards %s to the %s service unchanged", async (url, backend) => {
    const reply = await call(url, { headers: { authorization: "Bearer token", cookie: "a=b" } });
    expect(reply.status).toBe(200);
    expect(seen).toMatchObject([
      { backend, url, method: "GET", headers: { authorization: "Bearer token", cookie: "a=b" } },
    ]);
  });

  it("forwards nothing else", async () => {
    for (const path of ["/", "/v2/realtor", "/api/other", "/medias/x.jpg", "/v1/../health"])
      expect((await call(path)).status).toBe(404);
    expect((await call("/media/x.jpg", { method: "DELETE" })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it("forwards errors and their headers unchanged", async () => {
    respond = (_, response) =>
      response
        .writeHead(409, { "content-type": "application/problem+json", "x-own": "1" })
        .end('{"code":"realtor.stale"}');
    const reply = await call("/v1/realtor/1", { method: "PATCH", body: "{}" });
    expect(reply.status).toBe(409);
    expect(await reply.text()).toBe('{"code":"realtor.stale"}');
    expect(reply.headers.get("x-own")).toBe("1");
    expect(changed).toEqual([]);
  });

  it("does not follow redirects for the browser", async () => {
    respond = (_, response) =>
      response.writeHead(302, { location: "https://provider.example/" }).end();
    const reply = await call("/api/auth/sign-in/social", { redirect: "manual" });
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toBe("https://provider.example/");
  });

  it("sets forwarding headers and ignores those of the client", async () => {
    await raw("/v1/realtor/a", {
      host: "realtor.example",
      "x-forwarded-for": "10.0.0.1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "for=10.0.0.1",
      connection: "close, x-private",
      "x-private": "1",
      te: "trailers",
      "x-request-id": "bad id\ttoo",
    });
    const headers = seen[0]?.headers;
    expect(headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "realtor.example",
      "x-forwarded-proto": "http",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
    for (const name of ["forwarded", "te", "x-private"]) expect(headers).not.toHaveProperty(name);
    expect(headers?.host).toBe(new URL(urlOf(backends[1]!)).host);
  });

  it("sets forwarding headers that the client names in Connection", async () => {
    await raw("/v1/realtor/a", {
      connection: "close, x-forwarded-for, x-forwarded-host, x-request-id",
      "x-request-id": "abc-1",
    });
    expect(seen[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": expect.stringContaining("127.0.0.1"),
      "x-request-id": "abc-1",
    });
  });

  it.each([
    ["GET", 200, 2],
    ["POST", 502, 1],
  ])("repeats a safe call once when its connection ends: %s", async (method, status, calls) => {
    respond = (incoming, response) => {
      if (seen.length === 1) incoming.socket.destroy();
      else response.end("{}");
    };
    const reply = await call("/v1/realtor/a", { method });
    expect(reply.status).toBe(status);
    expect(seen).toHaveLength(calls);
  });

  it.each([
    ["/v1/realtor", 3 * 1024 * 1024, "body.tooLarge"],
    ["/media/gallery/1.webp", 11 * 1024 * 1024, "file.size"],
  ])("refuses a body for %s of %i bytes without calling the service", async (path, size, code) => {
    const reply = await call(path, { method: "PUT", body: new Uint8Array(size) });
    expect(reply.status).toBe(413);
    expect(reply.headers.get("connection")).toBe("close");
    expect(await reply.json()).toMatchObject({ code });
    expect(seen).toEqual([]);
  });

  it("extends the forwarding headers of a trusted proxy", async () => {
    await startSite({ trustProxy: 1 });
    await raw("/v1/realtor/a", {
      "x-forwarded-for": "203.0.113.9",
      // The visitor wrote the first: the services give sessions of staff to the product's hosts only.
      "x-forwarded-host": "realtor.example, own.example",
      "x-forwarded-proto": "https",
      "x-request-id": "abc-1",
    });
    expect(seen[0]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.9, 127.0.0.1",
      "x-forwarded-host": "own.example",
      "x-forwarded-proto": "https",
      "x-request-id": "abc-1",
    });
  });

  it("streams request and response bodies", async () => {
    respond = (incoming, response) => {
      incoming.pipe(response);
    };
    let push: (text: string) => void = () => {};
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
      },
    });
    push("first");
    // `duplex` is needed for a streamed body and missing in the types.
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const reply = await call("/v1/echo", init);
    const reader = reply.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("first");
    push("second");
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("second");
    end();
    expect((await reader.read()).done).toBe(true);
  });

  it("ends a body without a declared size at the limit of the calls", async () => {
    let received = 0;
    respond = (incoming, response) => {
      incoming.on("data", (chunk: Buffer) => (received += chunk.length));
      incoming.on("end", () => response.end("{}"));
    };
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(256 * 1024));
        if (++sent === 40) controller.close();
      },
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const refused = await call("/v1/translations", init);
    expect(refused.status).toBe(413);
    expect(received).toBeLessThan(2.5 * 1024 * 1024);
  });

  it("refuses methods that it cannot forward", async () => {
    const trace = request(urlOf(site), { method: "TRACE", path: "/v1/realtor" }).end();
    const [refused] = (await once(trace, "response")) as [IncomingMessage];
    expect(refused.statusCode).toBe(405);
    expect(seen).toEqual([]);
  });

  it("returns 502 when the service is down and 504 on a timeout", async () => {
    await startSite({ timeoutMs: 200 });
    respond = () => {};
    // A save waits no longer than a call without a body.
    for (const init of [{}, { method: "PATCH", body: "{}" }]) {
      const timedOut = await call("/v1/realtor/a", init);
      expect(timedOut.status).toBe(504);
      expect(await timedOut.json()).toMatchObject({ code: "backend.timeout" });
    }
    await startSite({ loaningApiUrl: "http://127.0.0.1:9", homeApiUrl: "http://127.0.0.1:9" });
    const down = await call("/cozying-api/v1/agent");
    expect(down.status).toBe(502);
    expect(await down.json()).toMatchObject({ code: "backend.unreachable", status: 502 });
  });

  it("aborts the backend call when the client disconnects", async () => {
    const closed = new Promise<void>((resolve) => {
      respond = (incoming) => incoming.once("close", resolve);
    });
    const controller = new AbortController();
    const asking = call("/v1/realtor/a", { signal: controller.signal }).catch(() => "left");
    await vi.waitFor(() => expect(seen).toHaveLength(1), 10_000);
    controller.abort();
    expect(await asking).toBe("left");
    await closed;
  });
});

describe("saved websites", () => {
  const profile = '{"id":7,"desiredUrl":"claire","hompageUrl":"https://claire.example"}';
  const names = ["7", "claire", "https://claire.example"];
  const home = '{"id":"d1","realtor":{"id":"7","desiredUrl":"claire"}}';
  it.each([
    ["POST", "/v1/realtor", 201, profile, names],
    ["PATCH", "/v1/realtor/7", 200, profile, names],
    ["PATCH", "/v1/realtor/old-name", 200, profile, ["old-name", ...names]],
    ["DELETE", "/v1/realtor/7", 200, "", ["7"]],
    ["POST", "/v1/realtor/import/7", 201, "{}", ["7"]],
    ["PATCH", "/v1/realtor/7", 409, profile, []],
    ["GET", "/v1/realtor/7", 200, profile, []],
    ["GET", "/v1/realtor/export/7", 200, profile, []],
    ["POST", "/v1/realtor/presigned-multi-file-upload", 200, "[]", []],
    ["POST", "/v1/realtor-contacts/7", 201, profile, []],
    ["POST", "/v1/listings", 201, home, ["7", "claire"]],
    ["PATCH", "/v1/listings/d1", 200, home, ["7", "claire"]],
    ["POST", "/v1/listings/d1/status", 200, `{"document":${home}}`, ["7", "claire"]],
    ["DELETE", "/v1/listings/d1", 200, home, ["7", "claire"]],
    ["PATCH", "/v1/listings/d1", 409, home, []],
    ["GET", "/v1/listings?realtorId=7", 200, "[]", []],
  ])(
    "%s %s with %i invalidates the changed websites",
    async (method, path, status, body, expected) => {
      respond = (_, response) =>
        response.writeHead(status, { "content-type": "application/json" }).end(body);
      const reply = await call(path, { method });
      expect(await reply.text()).toBe(body);
      expect(changed).toEqual(expected);
    },
  );
});

/** Sends a request with headers that `fetch` forbids. */
async function raw(path: string, headers: Record<string, string>): Promise<void> {
  const outgoing = request(urlOf(site) + path, { headers });
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
}
