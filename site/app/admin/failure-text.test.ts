import { ApiError } from "@realtor/api/http";
import { type Locale, locales } from "@realtor/api/locales";
import { problemCodes } from "@realtor/api/problem-codes";
import { publishCodes } from "@realtor/api/publishing";
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
    const errors = publishCodes.map((code) => ({ pointer: "/x", code }));
    const text = textOf(locale, { code: "publish.incomplete", errors });
    expect(text.match(/[.。](?=\s|$)/g)?.length).toBeGreaterThanOrEqual(publishCodes.length);
    for (const code of publishCodes) expect(text).not.toContain(code);
  });
});

it("names what is missing in the user's language", () => {
  const errors = [
    { pointer: "/licenseNumber", code: "license.missing" },
    { pointer: "/photos", code: "photo.missing" },
    { pointer: "/x", code: "other.code" },
  ];
  expect(textOf("en", { code: "publish.incomplete", errors })).toBe(
    "The website cannot be public yet. A license number is needed. Add a portrait.",
  );
  expect(textOf("ko", { code: "publish.incomplete", errors })).toBe(
    "아직 홈페이지를 공개할 수 없습니다. 면허 번호가 필요합니다. 인물 사진을 올려 주세요.",
  );
});

it("distinguishes a missing connection from a missing response", () => {
  const lost = { status: 0, code: "network.unreachable", reachable: false };
  vi.stubGlobal("navigator", { onLine: true });
  expect(textOf("en", lost)).toContain("not available");
  vi.stubGlobal("navigator", { onLine: false });
  expect(textOf("en", lost)).toContain("You are offline");
});
