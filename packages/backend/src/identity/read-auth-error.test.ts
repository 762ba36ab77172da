import { expect, it } from "vitest";

import { readAuthError } from "./read-auth-error.ts";

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
  const answer = await readAuthError(Response.json({ code, message: "No." }, { status }));
  expect(answer).toEqual({ code: expected, message: "No." });
});

it("maps an answer that is not JSON", async () => {
  expect(await readAuthError(new Response("<html>", { status: 502 }))).toEqual({
    code: "server.error",
    message: "The request was refused.",
  });
});
