import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SessionStandIn, startSessionStandIn } from "./session-stand-in.ts";
import { createStaffOnly } from "./staff-only.ts";

let service: SessionStandIn;
let lines: string[];

beforeEach(async () => {
  lines = [];
  service = await startSessionStandIn({
    "admin.sig%3D": { role: "admin" },
    banned: { role: "admin", banned: true },
    realtor: { role: "realtor" },
    user: { role: "user" },
    plain: { role: null },
  });
});
afterEach(() => service.close());

function guarded(options: { loaningUrl?: string; rememberMs?: number } = {}) {
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.get("/", createStaffOnly({ loaningUrl: service.url, log, ...options }), (c) => c.text("in"));
  return (authorization?: string) =>
    app.request("/", { headers: authorization === undefined ? {} : { authorization } });
}

it.each([
  ["Bearer admin.sig%3D", 200, undefined],
  ["bearer admin.sig%3D", 200, undefined],
  ["Bearer realtor", 403, "auth.forbidden"],
  ["Bearer user", 403, "auth.forbidden"],
  ["Bearer plain", 403, "auth.forbidden"],
  ["Bearer banned", 401, "auth.required"],
  ["Bearer unknown", 401, "auth.required"],
  ["Basic admin.sig%3D", 401, "auth.required"],
  ["Bearer admin.sig%3D\tx", 401, "auth.required"],
  ["", 401, "auth.required"],
  [undefined, 401, "auth.required"],
])("%s: %i", async (authorization, status, code) => {
  const answer = await guarded()(authorization);
  expect(answer.status).toBe(status);
  if (code === undefined) return;
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ status, code, message: expect.any(String) });
});

it("asks once for calls at the same time, and again when the answer is old", async () => {
  const ask = guarded({ rememberMs: 60_000 });
  await Promise.all([ask("Bearer realtor"), ask("Bearer realtor"), ask("Bearer user")]);
  expect(service.asked).toBe(2);
  const forgetful = guarded({ rememberMs: 1 });
  await forgetful("Bearer realtor");
  service.accounts = {};
  await expect.poll(async () => (await forgetful("Bearer realtor")).status).toBe(401);
});

it("lets nobody in while nobody can say who it is, and asks anew the next time", async () => {
  service.down = true;
  const ask = guarded();
  const answer = await ask("Bearer admin.sig%3D");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "auth.unavailable" });
  service.down = false;
  expect((await ask("Bearer admin.sig%3D")).status).toBe(200);
  expect(lines.join("")).not.toContain("admin.sig");
});
