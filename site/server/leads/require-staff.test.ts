import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  type FakeSessionService,
  startFakeSessionService,
} from "../../test/fakes/session-service.ts";
import { createRequireStaff } from "./require-staff.ts";

let service: FakeSessionService;
let lines: string[];

beforeEach(async () => {
  lines = [];
  service = await startFakeSessionService({
    "admin.sig%3D": { role: "admin" },
    banned: { role: "admin", banned: true },
    realtor: { role: "realtor" },
    leaving: { role: "admin", deleteAt: "2026-12-29T00:00:00.000Z" },
    user: { role: "user" },
    plain: { role: null },
  });
});
afterEach(() => service.close());

function guarded(
  options: { loaningUrl?: string; cacheMs?: number; requireSecondFactor?: boolean } = {},
) {
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.get("/", createRequireStaff({ loaningUrl: service.url, log, ...options }), (c) =>
    c.text("in"),
  );
  return (authorization?: string) =>
    app.request("/", { headers: authorization === undefined ? {} : { authorization } });
}

it.each([
  ["Bearer admin.sig%3D", 200, undefined],
  ["bearer admin.sig%3D", 200, undefined],
  ["Bearer realtor", 403, "auth.forbidden"],
  ["Bearer user", 403, "auth.forbidden"],
  ["Bearer leaving", 403, "account.deleting"],
  ["Bearer plain", 403, "auth.forbidden"],
  ["Bearer banned", 401, "auth.required"],
  ["Bearer unknown", 401, "auth.required"],
  ["Basic admin.sig%3D", 401, "auth.required"],
  ["Bearer admin.sig%3D\tx", 401, "auth.required"],
  ["", 401, "auth.required"],
  [undefined, 401, "auth.required"],
])("%s: %i", async (authorization, status, code) => {
  const response = await guarded()(authorization);
  expect(response.status).toBe(status);
  if (code === undefined) return;
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, code, message: expect.any(String) });
});

it("refuses staff without a second factor where it is required", async () => {
  service.accounts = {
    without: { role: "admin" },
    with: { role: "admin", twoFactorEnabled: true },
    realtor: { role: "realtor", twoFactorEnabled: true },
  };
  const request = guarded({ requireSecondFactor: true });
  expect((await request("Bearer with")).status).toBe(200);
  const refused = await request("Bearer without");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "auth.secondFactorMissing" });
  expect(await (await request("Bearer realtor")).json()).toMatchObject({ code: "auth.forbidden" });
  expect((await guarded()("Bearer without")).status).toBe(200);
});

it("verifies a token once for concurrent calls, and again when the cached role expires", async () => {
  const request = guarded({ cacheMs: 60_000 });
  await Promise.all([request("Bearer realtor"), request("Bearer realtor"), request("Bearer user")]);
  expect(service.requestCount).toBe(2);
  const uncached = guarded({ cacheMs: 1 });
  await uncached("Bearer realtor");
  service.accounts = {};
  await expect.poll(async () => (await uncached("Bearer realtor")).status).toBe(401);
});

it.each([
  ["Bearer realtor", "realtor", "auth.forbidden"],
  ["Bearer unknown", null, "auth.required"],
  [undefined, null, "auth.required"],
])("logs the refusal of %s", async (authorization, account, code) => {
  await guarded()(authorization);
  const logged = lines.map((line): unknown => JSON.parse(line));
  expect(logged).toEqual([
    expect.objectContaining({ event: "authorization-refused", account, code }),
  ]);
});

it("returns 503 while the service is down, and verifies again on the next call", async () => {
  service.down = true;
  const request = guarded();
  const response = await request("Bearer admin.sig%3D");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "auth.unavailable" });
  service.down = false;
  expect((await request("Bearer admin.sig%3D")).status).toBe(200);
  expect(lines.join("")).not.toContain("admin.sig");
});
