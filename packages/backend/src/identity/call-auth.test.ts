import { expect, it } from "vitest";

import { readAuthErrorCode } from "./call-auth.ts";

it.each([
  [401, "INVALID_EMAIL_OR_PASSWORD", "auth.invalidEmailOrPassword"],
  [400, "PASSWORD_TOO_SHORT", "auth.passwordTooShort"],
  [400, "INVALID_TOKEN", "auth.invalidToken"],
  [403, "BANNED_USER", "auth.bannedUser"],
  [403, "YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS", "auth.forbidden"],
  [401, "UNAUTHORIZED", "auth.required"],
  [400, "VALIDATION_ERROR", "auth.refused"],
  [429, undefined, "rate.limited"],
  [500, "FAILED_TO_CREATE_SESSION", "server.error"],
])("maps %i %s to %s", async (status, code, expected) => {
  const response = Response.json({ code, message: "No." }, { status });
  expect(await readAuthErrorCode(response)).toBe(expected);
});

it("maps a response that is not JSON", async () => {
  const response = new Response("<html>", { status: 502 });
  expect(await readAuthErrorCode(response)).toBe("server.error");
});
