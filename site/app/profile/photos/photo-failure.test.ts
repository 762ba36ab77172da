import { ApiError } from "@realtor/api/http";
import { locales } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { acceptedFormats } from "./image-header.ts";
import {
  formatNames,
  toPhotoFailure,
  isRetryable,
  PhotoError,
  type PhotoFailure,
} from "./photo-failure.ts";

const createApiError = (status: number, code = `http.${status}`) =>
  new ApiError({ status, code, message: "No.", reachable: status > 0, request: "PUT" });

it.each<[unknown, PhotoFailure["code"], boolean]>([
  [createApiError(0, "network.unreachable"), "offline", true],
  [createApiError(0, "network.timeout"), "offline", true],
  [new DOMException("late", "TimeoutError"), "offline", true],
  [createApiError(401), "signedOut", true],
  [createApiError(403), "forbidden", true],
  [createApiError(403, "upload.expired"), "expired", true],
  [createApiError(413), "size", false],
  [createApiError(415), "refused", false],
  [createApiError(422), "refused", false],
  [createApiError(429), "busy", true],
  [createApiError(503), "busy", true],
  [createApiError(500), "server", true],
  [createApiError(200, "response.malformed"), "server", true],
  [new TypeError("a bug"), "server", true],
  [new PhotoError({ code: "animated" }), "animated", false],
  [new PhotoError({ code: "kind", format: "gif" }), "kind", false],
  [new PhotoError({ code: "full" }), "full", true],
])("converts %s to %s (retryable: %s)", (error, code, retryable) => {
  const failure = toPhotoFailure(error);
  expect(failure.code).toBe(code);
  expect(isRetryable(failure)).toBe(retryable);
});

it.each(locales)("errors in %s name the formats that are accepted", (locale) => {
  const intl = createIntl(locale, pageMessages("photos")[locale]);
  const listNamed = (text: string) =>
    Object.values(formatNames).filter((name) => text.includes(name));
  const photoFormats = acceptedFormats.filter((format) => format !== "ico");
  for (const id of ["photos.failed.kind", "photos.failed.notImage"] as const)
    expect(listNamed(intl.formatMessage({ id }, { kind: "" }))).toEqual(
      photoFormats.map((format) => formatNames[format]),
    );
});
