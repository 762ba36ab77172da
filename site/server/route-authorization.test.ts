import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../test/fixtures/instrumented-site.ts";

const callers = ["visitor", "forger", "user", "realtor", "admin"] as const;
type Caller = (typeof callers)[number];

/**
 * Who the site lets in at each route: everyone, staff, or those that the service permits, for forwarded calls
 * (packages/backend/test/route-authorization.test.ts). `layer` is middleware that responds to no request.
 */
const routes: Record<string, "public" | "staff" | "forwarded" | "layer"> = {
  "ALL /*": "layer",
  "ALL /health/*": "layer",
  "ALL /assets/*": "public",
  "ALL /favicon.svg": "public",
  "GET /favicon.ico": "public",
  "GET /health/live": "public",
  "GET /health/ready": "public",
  "GET /health/storage": "public",
  "GET /builds/latest.json": "public",
  "GET /builds/meta/:file": "public",
  "GET /images/*": "public",
  "GET /assets/page-fonts/:name": "public",
  "GET /assets/*": "public",
  "POST /api/send-to-slack": "public",
  "POST /api/send-to-slack/phone-answers": "public",
  "GET /api/leads": "staff",
  "GET /api/leads/counts": "staff",
  "PATCH /api/leads/:id": "staff",
  "POST /api/leads/deliveries": "staff",
  "POST /api/leads/:id/deliveries": "staff",
  "DELETE /api/leads/:id": "staff",
  "GET /api/held-contacts": "staff",
  "POST /api/held-contacts/deliveries": "staff",
  "POST /api/held-contacts/:id/deliveries": "staff",
  "POST /v1/realtor-contacts": "public",
  "POST /v1/realtor-contacts/phone-answers": "public",
  "GET /speculation-rules.json": "public",
  "GET /share/:file": "public",
  "GET /share/:locale/:file": "public",
  "GET /share/:locale/:slug/homes/:file": "public",
  "GET /.well-known/realtor-homepage-proof.txt": "public",
  "GET /.well-known/realtor-homepage": "public",
  "GET /.well-known/realtor-certificate": "public",
  "GET /.well-known/security.txt": "public",
  "GET /robots.txt": "public",
  "GET /:file{sitemap(?:-[1-9]\\d{0,3})?\\.xml}": "public",
  "GET /:file{sitemap-homes(?:-(?:[A-Za-z_][\\w-]{0,39}|[1-9]\\d{0,2}))?\\.xml}": "public",
  // Pages, contact cards, calendars and sheets.
  "GET /*": "public",
  "ALL /v1/*": "forwarded",
  "ALL /cozying-api/*": "forwarded",
  "ALL /api/auth/*": "forwarded",
  "GET /media/*": "forwarded",
  "HEAD /media/*": "forwarded",
  "PUT /media/*": "forwarded",
};

const ofRule = (wanted: string) => Object.keys(routes).filter((route) => routes[route] === wanted);

/** Other spellings of a path, which a router or a proxy may treat as the same one. */
const spellings: [string, (path: string) => string][] = [
  ["a slash at the end", (path) => `${path}/`],
  ["two slashes", (path) => path.replace("/api/", "//api//")],
  ["a dot segment", (path) => path.replace(/\/([^/]+)$/, "/./$1")],
  ["a parent segment", (path) => path.replace(/\/([^/]+)$/, "/x/../$1")],
  ["an encoded parent segment", (path) => path.replace(/\/([^/]+)$/, "/x/%2e%2e/$1")],
  ["an encoded slash", (path) => path.replace(/\/([^/]+)$/, "%2f$1")],
  ["upper case", (path) => path.toUpperCase()],
  [
    "an encoded letter",
    (path) =>
      path.replace(
        /\/(leads|held)/,
        (_, name: string) => `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
      ),
  ],
  ["a parameter", (path) => `${path};x=1`],
  ["an encoded NUL", (path) => `${path}%00`],
  ["a suffix", (path) => `${path}.json`],
  ["an absolute URL", (path) => `http://127.0.0.1${path}`],
];

let site: InstrumentedSite;

beforeAll(async () => {
  site = await startInstrumentedSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.calls.length = 0;
  site.backend.respond = (incoming, response) => {
    const token = incoming.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!incoming.url?.startsWith("/api/auth/get-session")) respondNormally(incoming, response);
    else if (["user", "realtor", "admin"].includes(token))
      json(response, 200, {
        session: { id: "s", expiresAt: "2999-01-01T00:00:00Z" },
        user: { id: token, name: token, role: token },
      });
    else json(response, 200, null);
  };
});

/** Sends a request with this exact path: `fetch` would normalize it. */
async function send(method: string, path: string, caller: Caller) {
  const { host } = new URL(site.url);
  const body = ["GET", "HEAD"].includes(method) ? "" : "{}";
  const call = httpRequest(site.url, {
    method,
    path,
    headers: {
      host,
      origin: site.url,
      ...(caller === "visitor" ? {} : { authorization: `Bearer ${caller}` }),
      ...(body ? { "content-type": "application/json", "content-length": body.length } : {}),
    },
  });
  call.end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
  let text = "";
  response.setEncoding("utf8");
  for await (const part of response) text += String(part);
  return { status: response.statusCode ?? 0, text };
}

/** A method and a path that matches the route. */
function toCall(route: string): [method: string, path: string] {
  const [method = "", pattern = ""] = route.split(" ");
  const path = pattern
    .replace(/:file\{(\w+).*$/, "$1.xml")
    .replaceAll(":id", "00000000-0000-4000-8000-000000000000")
    .replaceAll(/:\w+|\*$/g, "none");
  return [method === "ALL" ? "GET" : method, path];
}

it("has a rule for every route, and no other", () => {
  expect(site.routes.toSorted()).toEqual(Object.keys(routes).toSorted());
});

describe.each(ofRule("public"))("%s", (route) => {
  const [method, path] = toCall(route);
  it("lets everyone in, and does not know who calls", async () => {
    const statuses = new Set<number>();
    for (const caller of callers) statuses.add((await send(method, path, caller)).status);
    expect(statuses.size).toBe(1);
    expect([...statuses].filter((status) => status === 401 || status === 403)).toEqual([]);
    expect([...statuses].filter((status) => status === 500)).toEqual([]);
    expect(site.calls.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });
});

describe.each(ofRule("staff"))("%s", (route) => {
  const [method, path] = toCall(route);
  it.each([
    ["visitor", 401],
    ["forger", 401],
    ["user", 403],
    ["realtor", 403],
  ] as const)("refuses a %s with %i", async (caller, status) => {
    expect((await send(method, path, caller)).status).toBe(status);
  });

  it("lets an admin in", async () => {
    expect([200, 404, 422]).toContain((await send(method, path, "admin")).status);
  });

  it.each(spellings)("has no data for others with %s in the path", async (_name, respell) => {
    for (const caller of ["visitor", "forger", "user", "realtor"] as const) {
      const { status, text } = await send(method, respell(path), caller);
      // At a path that is no route there may be a page: "not found" in words.
      expect([400, 401, 403, 404, 405, 308, 302]).toContain(status);
      expect(text).not.toMatch(/"(phone|queued|unread)"/);
    }
  });
});

describe.each(ofRule("forwarded"))("%s", (route) => {
  const [method, path] = toCall(route);
  it.each(callers)("passes the token of a %s and the response of the service", async (caller) => {
    site.backend.respond = (_, response) => json(response, 401, { code: "auth.required" });
    expect((await send(method, path, caller)).status).toBe(401);
    const authorization = caller === "visitor" ? undefined : `Bearer ${caller}`;
    expect(site.calls).toEqual([
      { method, path, headers: expect.objectContaining({ host: expect.any(String) }) },
    ]);
    expect(site.calls[0]?.headers.authorization).toBe(authorization);
  });
});

it("forwards nothing outside the paths of the services", async () => {
  const prefixes = ["/v1/", "/cozying-api/", "/api/auth/", "/media/"];
  const paths = prefixes.flatMap((prefix) =>
    ["../metrics", "..%2fmetrics", "%2e%2e/metrics", "./../metrics", "x/../../metrics"].map(
      (rest) => prefix + rest,
    ),
  );
  for (const path of [...paths, "//metrics/v1/", "/metrics?/v1/", "/health/ready/../../v1"])
    await send("GET", path, "admin");
  const isInside = (path: string) =>
    prefixes.some((prefix) => `${path}/`.startsWith(prefix)) && !path.includes("/../");
  const outside = site.calls.filter(({ path }) => !isInside(path));
  expect(outside).toEqual([]);
});
