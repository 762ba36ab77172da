import { ApiError } from "@realtor/api/http";
import { type Locale, locales } from "@realtor/api/locales";
import { problemCodes } from "@realtor/api/problem-codes";
import { conditions } from "@realtor/profile/conditions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { failureText } from "./failure-text.ts";

const message = "A sentence of the service.";

function textOf(locale: Locale, details: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  const request = "PATCH /v1/realtor/1";
  const error = new ApiError({
    status: 422,
    code: "x",
    message,
    request,
    reachable: true,
    ...details,
  });
  return failureText(error, createIntl(locale, pageMessages("problem")[locale]));
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(locales)("failureText in %s", (locale) => {
  it.each(problemCodes)("has words for %s", (code) => {
    const text = textOf(locale, { code });
    expect(text).not.toContain(message);
    expect(text).not.toContain(code);
    const script = { ko: /\p{sc=Hangul}/u, en: /[a-z]{3}/, "ja-JP": /\p{sc=Hiragana}/u }[locale];
    expect(text).toMatch(script);
  });

  it.each([200, 400, 401, 403, 404, 409, 410, 413, 418, 422, 429, 500, 502, 503, 504])(
    "has words for an unknown code with status %i",
    (status) => {
      const text = textOf(locale, { status, code: `http.${status}` });
      expect(text).not.toMatch(/http|sentence of the service/);
      expect(text.length).toBeGreaterThan(8);
    },
  );

  it("adds what publishing requires", () => {
    const errors = conditions.publish.map(({ code, pointer }) => ({ pointer, code }));
    const text = textOf(locale, { code: "publish.incomplete", errors });
    expect(text.match(/[.。](?=\s|$)/g)?.length).toBeGreaterThanOrEqual(errors.length);
    for (const { code } of errors) expect(text).not.toContain(code);
  });
});

it("names what is missing in the user's language", () => {
  const errors = [
    { pointer: "/licenseNumber", code: "license.missing" },
    { pointer: "/photos", code: "photo.missing" },
    { pointer: "/x", code: "other.code" },
  ];
  expect(textOf("en", { code: "publish.incomplete", errors })).toBe(
    "You can’t publish this website yet. A license number is required. Add a profile photo.",
  );
  expect(textOf("ko", { code: "publish.incomplete", errors })).toBe(
    "아직 홈페이지를 공개할 수 없습니다. 면허 번호가 필요합니다. 프로필 사진을 올려 주세요.",
  );
});

it.each([
  [{ message: "등록 실패: 이미 등록된 면허입니다." }, "등록 실패: 이미 등록된 면허입니다."],
  [{ code: "license.used", message: " Already registered. " }, "Already registered."],
  [{ message: "x".repeat(5000) }, `${"x".repeat(300)}…`],
])("shows the message of a service whose code has no words", (body, expected) => {
  expect(textOf("en", { code: "code" in body ? body.code : "http.400", body })).toBe(expected);
});

it.each(["<html>Bad Gateway</html>", {}, { message: "" }, { message: 7 }, undefined])(
  "has words of its own for a service that responds with %j",
  (body) => {
    expect(textOf("en", { status: 500, code: "http.500", body })).toBe(
      "Something went wrong on our side. Try again in a moment.",
    );
  },
);

it("has its own words for a known code, whatever the service writes", () => {
  const body = { code: "slug.taken", message };
  expect(textOf("ko", { status: 409, code: "slug.taken", body })).not.toContain(message);
});

it("distinguishes a missing connection from a missing response", () => {
  const lost = { status: 0, code: "network.unreachable", reachable: false };
  vi.stubGlobal("navigator", { onLine: true });
  expect(textOf("en", lost)).toContain("isn’t available");
  vi.stubGlobal("navigator", { onLine: false });
  expect(textOf("en", lost)).toContain("You’re offline");
});
