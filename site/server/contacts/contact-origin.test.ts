import { describe, expect, it } from "vitest";
import { splitOrigin } from "./contact-origin.ts";

const now = Date.UTC(2026, 5, 1);
const consentedAt = "2026-06-01T00:00:00.000Z";
const page = "https://realtor.example/en/minji-kim";

describe("how a contact request was sent", () => {
  it.each([
    ["a page", { pageUrl: `${page}?about=1#contact` }, { pageUrl: page }],
    ["a campaign", { pageUrl: `${page}?utm_source=letter` }, { pageUrl: page, source: "letter" }],
    ["a QR code", { pageUrl: `${page}?src=qr` }, { pageUrl: page, source: "qr" }],
    [
      "a link of another site",
      { pageUrl: page, referrer: "https://search.example/?q=home" },
      { pageUrl: page, source: "search.example" },
    ],
    [
      "a link of the same site",
      { pageUrl: page, referrer: "https://realtor.example/" },
      { pageUrl: page },
    ],
    ["a locale", { locale: "ja-JP" }, { locale: "ja-JP" }],
    ["a consent version", { consentVersion: "2026-11-20" }, { consentVersion: "2026-11-20" }],
    ["an unknown locale", { locale: "xx" }, {}],
    ["a script as a page", { pageUrl: "javascript:alert(1)" }, {}],
    ["no text", { pageUrl: 1, locale: {}, consentVersion: [], referrer: null }, {}],
    ["a long version", { consentVersion: "x".repeat(41) }, {}],
    ["a long source", { pageUrl: `${page}?src=${"x".repeat(200)}` }, { pageUrl: page }],
    ["line breaks", { pageUrl: `${page}?src=a%0d%0ab` }, { pageUrl: page, source: "ab" }],
    ["a claimed source and time", { source: "x", consentedAt: "2020-01-01T00:00:00.000Z" }, {}],
  ])("%s", (_name, values, origin) => {
    expect(splitOrigin({ name: "Jane", ...values }, now)).toEqual({
      rest: { name: "Jane" },
      origin: { ...origin, consentedAt },
    });
  });

  it("passes what is not an object on", () => {
    expect(splitOrigin("text", now)).toEqual({ rest: "text", origin: { consentedAt } });
  });
});
