import { ApiError } from "@realtor/api/http";
import { expect, it } from "vitest";
import { failureOf, mayWorkAgain, PhotoError, type PhotoFailure } from "./photo-failure.ts";

const answer = (status: number, code = `http.${status}`) =>
  new ApiError({ status, code, message: "No.", reachable: status > 0, request: "PUT" });

it.each<[unknown, PhotoFailure["code"], boolean]>([
  [answer(0, "network.unreachable"), "offline", true],
  [answer(0, "network.timeout"), "offline", true],
  [new DOMException("late", "TimeoutError"), "offline", true],
  [answer(401), "signedOut", true],
  [answer(403), "forbidden", true],
  [answer(403, "upload.expired"), "expired", true],
  [answer(413), "size", false],
  [answer(415), "refused", false],
  [answer(422), "refused", false],
  [answer(429), "busy", true],
  [answer(503), "busy", true],
  [answer(500), "server", true],
  [answer(200, "response.malformed"), "server", true],
  [new TypeError("a mistake of ours"), "server", true],
  [new PhotoError({ code: "animated" }), "animated", false],
  [new PhotoError({ code: "kind", kind: "gif" }), "kind", false],
  [new PhotoError({ code: "full" }), "full", true],
])("takes %s for %s, worth another try: %s", (error, code, again) => {
  const failure = failureOf(error);
  expect(failure.code).toBe(code);
  expect(mayWorkAgain(failure)).toBe(again);
});
