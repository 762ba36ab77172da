import { PGlite } from "@electric-sql/pglite";
import { ApiError } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { pgTable, uuid } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { expect, it } from "vitest";
import { emptyPglite } from "../test/fixtures/empty-pglite.ts";
import { createLog, sanitizeError, sanitizePath } from "./log.ts";

const leads = pgTable("leads", { id: uuid().primaryKey() });

it("the log writes times with their zone, UTC, whatever the zone of the machine is", () => {
  const zone = process.env["TZ"];
  process.env["TZ"] = "Asia/Seoul";
  const lines: string[] = [];
  const before = Date.now();
  createLog("info", { write: (line: string) => void lines.push(line) }).info("a message");
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
  const [time = ""] = lines.map((line) => String(JSON.parse(line).time));
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
});

it("retains type, message, stack frames and cause of an error", () => {
  const error = new TypeError("x is not a function", { cause: new RangeError("too deep") });
  expect(sanitizeError(error)).toEqual({
    type: "TypeError",
    message: "x is not a function",
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    cause: { type: "RangeError", message: "too deep", stack: expect.any(String) },
  });
});

it("retains the code of a system error", () => {
  const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(sanitizeError(error)).toMatchObject({
    code: "ECONNREFUSED",
    message: "connect ECONNREFUSED",
  });
});

it("the log removes values from a database error", async () => {
  const client = await PGlite.create({ loadDataDir: await emptyPglite() });
  await client.exec("create table leads (id uuid primary key)");
  const failure: unknown = await drizzle(client)
    .select()
    .from(leads)
    .where(eq(leads.id, "marked-value"))
    .catch((error: unknown) => error);
  await client.close();
  // The original error contains the value.
  expect(String(failure)).toContain("marked-value");
  const sanitized = sanitizeError(failure);
  expect(sanitized.cause).toMatchObject({ code: "22P02" });
  expect(JSON.stringify(sanitized)).not.toContain("marked-value");
});

it("retains request and code of an ApiError, not its message", () => {
  const error = new ApiError({
    status: 422,
    code: "input.invalid",
    message: "marked@example.com is taken",
    reachable: true,
    request: "POST /v1/realtor",
    body: { email: "marked@example.com" },
  });
  const sanitized = sanitizeError(error);
  expect(sanitized).toMatchObject({ code: "input.invalid", request: "POST /v1/realtor" });
  expect(JSON.stringify(sanitized)).not.toContain("marked");
});

it("the log removes the message of a syntax error", () => {
  const failure = (() => {
    try {
      return JSON.parse("marked text");
    } catch (error) {
      return error;
    }
  })() as unknown;
  expect(JSON.stringify(sanitizeError(failure))).not.toContain("marked");
  expect(sanitizeError("marked")).toEqual({ type: "string" });
});

it.each([
  ["/en/grace-kim", "/en/grace-kim"],
  ["/v1/realtor?email=a@b.example", "/v1/realtor"],
  ["/api/auth/sign-out", "/api/auth/sign-out"],
  ["/api/auth/reset-password/token", "/api/auth/reset-password"],
  ["/en/p/q7Xk3mWv9tYbN2sLrD5fHg", "/en/p/{token}"],
  ["/p/q7Xk3mWv9tYbN2sLrD5fHg/", "/p/{token}"],
])("sanitizes %s to %s", (path, sanitized) => {
  expect(sanitizePath(path)).toBe(sanitized);
});
