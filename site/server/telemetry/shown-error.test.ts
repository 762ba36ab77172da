import { ApiError } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openStore } from "../db/open-store.ts";
import { leads } from "../db/schema.ts";
import { createLog } from "../log.ts";
import { showError } from "./shown-error.ts";
import { shownPath } from "./shown-path.ts";

it("keeps a fault's type, message, place and cause", () => {
  const error = new TypeError("x is not a function", { cause: new RangeError("too deep") });
  expect(showError(error)).toEqual({
    type: "TypeError",
    message: "x is not a function",
    stack: expect.stringMatching(/^ {4}at .*shown-error\.test\.ts/),
    cause: { type: "RangeError", message: "too deep", stack: expect.any(String) },
  });
});

it("keeps the code of a system's error", () => {
  const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(showError(error)).toMatchObject({ code: "ECONNREFUSED", message: "connect ECONNREFUSED" });
});

it("says of a database's error everything but the values", async () => {
  const store = await openStore({
    dataDir: "memory",
    databaseUrl: undefined,
    log: createLog("silent"),
  });
  const failure: unknown = await store.db
    .select()
    .from(leads)
    .where(eq(leads.id, "marked-value"))
    .catch((error: unknown) => error);
  await store.close();
  // The values are in it: this is what would be logged without us.
  expect(String(failure)).toContain("marked-value");
  const shown = showError(failure);
  expect(shown.cause).toMatchObject({ code: "22P02" });
  expect(JSON.stringify(shown)).not.toContain("marked-value");
});

it("says of a service's refusal what was called and its code, not its words", () => {
  const error = new ApiError({
    status: 422,
    code: "input.invalid",
    message: "marked@example.com is taken",
    reachable: true,
    request: "POST /v1/realtor",
    body: { email: "marked@example.com" },
  });
  const shown = showError(error);
  expect(shown).toMatchObject({ code: "input.invalid", request: "POST /v1/realtor" });
  expect(JSON.stringify(shown)).not.toContain("marked");
});

it("says of unreadable text only that", () => {
  const failure = (() => {
    try {
      return JSON.parse("marked text");
    } catch (error) {
      return error;
    }
  })() as unknown;
  expect(JSON.stringify(showError(failure))).not.toContain("marked");
  expect(showError("marked")).toEqual({ type: "string" });
});

it.each([
  ["/en/grace-kim", "/en/grace-kim"],
  ["/v1/realtor?email=a@b.example", "/v1/realtor"],
  ["/api/auth/sign-out", "/api/auth/sign-out"],
  ["/api/auth/reset-password/token", "/api/auth/reset-password"],
])("%s is shown as %s", (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});
