import { once } from "node:events";
import { createServer, request } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const callers = ["visitor", "stale token", "user", "realtor", "admin"] as const;
type Caller = (typeof callers)[number];

/** Who a route lets in. Whose website it is about is in authorization.test.ts. */
const rules = {
  public: callers,
  accounts: ["user", "realtor", "admin"],
  agents: ["realtor", "admin"],
  admins: ["admin"],
} as const satisfies Record<string, readonly Caller[]>;

/** The rule of each route of the services; see `docs/spec/roles.md#roles`. */
const routes: Record<string, keyof typeof rules> = {
  "GET /health/live": "public",
  "GET /health/ready": "public",
  "GET /health/storage": "public",
  "GET /openapi.json": "public",
  "GET /api/auth/providers": "public",
  "POST /api/auth/providers/:id": "public",
  "POST /api/auth/request-password-reset": "public",
  "POST /api/auth/invitation": "public",
  "POST /api/auth/request-invitation": "public",
  "POST /api/auth/sign-in/email": "public",
  "POST /api/auth/sign-in/second-factor": "public",
  "POST /api/auth/sign-out": "public",
  "POST /api/auth/one-time-token/verify": "public",
  "POST /api/auth/reset-password": "public",
  "POST /api/auth/admin/create-user": "admins",
  "GET /api/auth/get-session": "public",
  "GET /api/auth/callback/:provider": "public",
  "GET /cozying-api/v1/home/list": "public",
  "GET /cozying-api/v1/home": "public",
  "GET /cozying-api/v1/agent": "public",
  "GET /cozying-api/v1/agent/listing-status": "public",
  "GET /cozying-api/v1/markets": "public",
  "GET /v1/account-security": "accounts",
  "POST /v1/account-security/password": "accounts",
  "POST /v1/account-security/ended-sessions": "accounts",
  "POST /v1/account-security/deletion": "accounts",
  "POST /v1/account-security/deletion/undo": "accounts",
  "DELETE /v1/account-deletions/:accountId": "admins",
  "DELETE /v1/account-sessions/:accountId": "admins",
  "POST /v1/account-security/second-factor": "accounts",
  "POST /v1/account-security/second-factor/confirmation": "accounts",
  "POST /v1/account-security/second-factor/codes": "accounts",
  "POST /v1/account-security/second-factor/removal": "accounts",
  "DELETE /v1/second-factors/:accountId": "admins",
  "POST /v1/realtor/presigned-multi-file-upload": "agents",
  "GET /v1/addresses": "agents",
  "GET /v1/listings/:id/versions": "agents",
  "GET /v1/listings/:id/versions/:versionId": "agents",
  "POST /v1/listings/:id/versions/:versionId/restorations": "agents",
  "GET /v1/feeds": "admins",
  "GET /v1/feed-counts": "admins",
  "GET /v1/feeds/:id/runs": "admins",
  "GET /v1/feeds/:id/problems": "admins",
  "POST /v1/feeds/:id/runs": "admins",
  "POST /v1/feeds/:id/stop": "admins",
  "POST /v1/realtor/:id/suspension": "admins",
  "DELETE /v1/realtor/:id/suspension": "admins",
  "POST /v1/realtor/:id/license-release": "admins",
  "GET /media/*": "public",
  "POST /v1/realtor-contacts": "public",
  "POST /v1/realtor-contacts/phone-answers": "public",
  "GET /v1/realtor-contacts": "agents",
  "GET /v1/realtor-contacts/counts": "agents",
  "PATCH /v1/realtor-contacts/:id": "agents",
  "POST /v1/realtor-contacts/deliveries": "agents",
  "POST /v1/realtor-contacts/:id/deliveries": "agents",
  "DELETE /v1/realtor-contacts/:id": "agents",
  "GET /v1/notification-settings": "agents",
  "PATCH /v1/notification-settings": "agents",
  "POST /v1/contact-points/:id/sends": "agents",
  "POST /v1/contact-points/:id/code": "agents",
  "POST /v1/contact-point-links": "public",
  "POST /v1/contact-point-links/answers": "public",
  "GET /v1/notification-status": "admins",
  "POST /v1/realtor-agreements": "agents",
  "GET /v1/realtor-agreements/current": "agents",
  "GET /v1/realtor": "public",
  "GET /v1/realtor/export/:id": "agents",
  "GET /v1/realtor/:id": "public",
  "POST /v1/realtor": "agents",
  "PATCH /v1/realtor/:id": "agents",
  "DELETE /v1/realtor/:id": "agents",
  "POST /v1/realtor/import/:id": "agents",
  "GET /v1/realtor/:id/domain": "agents",
  "POST /v1/realtor/:id/domain/check": "agents",
  "GET /v1/translations": "agents",
  "POST /v1/translations": "agents",
  "GET /v1/realtor-counts": "agents",
  "GET /v1/realtor-brokerages": "agents",
  "POST /v1/realtor-invitations": "admins",
  "POST /v1/realtor-invitations/:realtorId": "admins",
  "GET /v1/realtor-invitations/:realtorId": "admins",
  "POST /v1/realtor-invitations/:realtorId/mails": "admins",
  "GET /v1/realtor-versions/:realtorId": "agents",
  "GET /v1/realtor-versions/:realtorId/:versionId": "agents",
  "POST /v1/realtor-versions/:realtorId/:versionId/restorations": "agents",
  "GET /v1/listings": "agents",
  "POST /v1/listings": "agents",
  "GET /v1/listings/:id": "agents",
  "PATCH /v1/listings/:id": "agents",
  "POST /v1/listings/:id/status": "agents",
  "DELETE /v1/listings/:id": "agents",
  "POST /v1/listings/:id/restoration": "agents",
  "GET /v1/realtor-preview-links/:realtorId": "agents",
  "POST /v1/realtor-preview-links/:realtorId": "agents",
  "DELETE /v1/realtor-preview-links/:realtorId": "agents",
  "POST /v1/realtor-previews": "public",
  "GET /v1/realtor-addresses/:desiredUrl": "agents",
  "GET /v1/realtor-sitemap": "public",
};

/** Authorized by the signature in the URL, not by the caller; see media.test.ts. */
const signedRoutes = ["PUT /media/:key"];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

/** Other spellings of a path, which a router or a proxy may treat as the same one. */
const spellings: [string, (path: string) => string][] = [
  ["a slash at the end", (path) => `${path}/`],
  ["two slashes", (path) => path.replace("/v1/", "/v1//").replace("/api/", "//api/")],
  ["a dot segment", (path) => path.replace(/\/([^/]+)$/, "/./$1")],
  ["a parent segment", (path) => path.replace(/\/([^/]+)$/, "/x/../$1")],
  ["an encoded parent segment", (path) => path.replace(/\/([^/]+)$/, "/x/%2e%2e/$1")],
  ["an encoded slash", (path) => path.replace(/\/([^/]+)$/, "%2f$1")],
  ["upper case", (path) => path.toUpperCase()],
  ["an encoded letter", (path) => path.replace("/v1/r", "/v1/%72").replace("/admin", "/%61dmin")],
  ["a letter encoded twice", (path) => path.replace("/v1/r", "/v1/%2572")],
  ["a parameter", (path) => `${path};x=1`],
  ["an encoded NUL", (path) => `${path}%00`],
  ["a suffix", (path) => `${path}.json`],
  ["a fragment", (path) => `${path}#x`],
  ["an absolute URL", (path) => `http://127.0.0.1${path}`],
];

let backend: TestBackend;
let server: Server;
let tokens: Record<Caller, string | undefined>;

beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
  // A real server: `Request` would normalize paths.
  server = createServer((incoming, outgoing) => {
    void getRequestListener(backend.app.fetch)(incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.close();
  await backend.close();
});

/** New sessions: a route may end the one it is called with. */
async function createTokens(): Promise<Record<Caller, string | undefined>> {
  const create = async (role: "user" | "realtor" | "admin") => {
    const { id } = await backend.createUser(role);
    return backend.startSession(id);
  };
  return {
    visitor: undefined,
    "stale token": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl",
    user: await create("user"),
    realtor: await create("realtor"),
    admin: await create("admin"),
  };
}

interface Reply {
  status: number;
  cacheControl: string | undefined;
}

/** Sends a request with this exact path; its body is an empty JSON object. */
async function send(method: string, path: string, caller: Caller): Promise<Reply> {
  const token = tokens[caller];
  const { port } = server.address() as AddressInfo; // listening on TCP
  const body = method === "GET" || method === "HEAD" || method === "TRACE" ? "" : "{}";
  const call = request({
    host: "127.0.0.1",
    port,
    method,
    path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json", "content-length": body.length } : {}),
    },
  });
  call.end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
  response.resume();
  await once(response, "end");
  return { status: response.statusCode ?? 0, cacheControl: response.headers["cache-control"] };
}

/** Middleware is registered for all methods. */
function declaredRoutes(): string[] {
  const found = backend.app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(found)];
}

const toPath = (path: string) => path.replaceAll(/:\w+|\*$/g, "none");

function split(route: string): [method: string, path: string] {
  const [method = "", path = ""] = route.split(" ");
  return [method, toPath(path)];
}

it("has a rule for every route, and no other", () => {
  expect(declaredRoutes().toSorted()).toEqual([...Object.keys(routes), ...signedRoutes].toSorted());
});

describe.each(Object.entries(routes))("%s, for %s", (route, rule) => {
  const [method, path] = split(route);
  const permitted: readonly Caller[] = rules[rule];
  beforeAll(async () => {
    tokens = await createTokens();
  });

  it.each(callers)("%s", async (caller) => {
    const { status, cacheControl } = await send(method, path, caller);
    expect(status).toBeLessThan(500);
    const isApi = path.startsWith("/v1/");
    expect(isApi ? cacheControl : "no-store").toBe("no-store");
    const refusal = caller === "visitor" || caller === "stale token" ? 401 : 403;
    const expected = permitted.includes(caller) ? undefined : refusal;
    expect([401, 403].find((refused) => refused === status)).toBe(expected);
  });

  const excluded = callers.filter((caller) => !permitted.includes(caller));
  it.each(excluded.length > 0 ? spellings : [])(
    "lets in no one else with %s in the path",
    async (_name, respell) => {
      for (const caller of excluded) {
        const { status } = await send(method, respell(path), caller);
        expect([400, 401, 403, 404]).toContain(status);
      }
    },
  );
});

it("has no other method at any path", async () => {
  tokens = await createTokens();
  const declared = declaredRoutes();
  const isDeclared = (method: string, path: string) =>
    declared.some((route) => {
      const [declaredMethod, pattern = ""] = route.split(" ");
      const matches = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}$`);
      return declaredMethod === (method === "HEAD" ? "GET" : method) && matches.test(path);
    });
  const unexpected = [];
  for (const path of new Set(declared.map((route) => split(route)[1]))) {
    for (const method of methods) {
      if (isDeclared(method, path)) continue;
      const { status } = await send(method, path, "admin");
      if (status !== 404 && status !== 405) unexpected.push(`${method} ${path} ${status}`);
    }
  }
  expect(unexpected).toEqual([]);
});
