import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;

beforeAll(async () => {
  site = await startInstrumentedSite();
  site.backend.respond = (_, response) => {
    const headers = { "content-type": "application/json", "set-cookie": "session=1" };
    response.writeHead(200, headers).end("null");
  };
});
afterAll(() => site.close());

/** Cookies of a response, by attribute in lower case. */
async function getCookies(path: string, proto: string, init: RequestInit = {}) {
  const headers = { "x-forwarded-proto": proto, origin: site.url };
  const response = await fetch(site.url + path, { redirect: "manual", headers, ...init });
  return response.headers.getSetCookie().map((line) => {
    const [pair = "", ...attributes] = line.split("; ");
    return [pair, ...attributes.map((attribute) => attribute.toLowerCase()).toSorted()];
  });
}

describe("the locale cookie", () => {
  const attributes = ["max-age=31536000", "path=/", "samesite=lax"];

  it.each(["/en", "/en/terms", "/en/unknown-page"])(
    "of %s is for this host, Lax, and Secure behind TLS",
    async (path) => {
      expect(await getCookies(path, "https")).toEqual([
        ["i18n_redirected=en", ...attributes, "secure"],
      ]);
      expect(await getCookies(path, "http")).toEqual([["i18n_redirected=en", ...attributes]]);
    },
  );

  it("of a repeated request has the same attributes", async () => {
    const first = await getCookies("/en/terms/privacy", "https");
    expect(await getCookies("/en/terms/privacy", "https")).toEqual(first);
  });

  it.each([
    ["GET", "/health/live"],
    ["GET", "/robots.txt"],
    ["GET", "/images/none"],
    ["GET", "/api/leads"],
    ["POST", "/api/send-to-slack"],
    ["POST", "/v1/realtor-contacts"],
  ])("is the only one: none of %s %s", async (method, path) => {
    expect(await getCookies(path, "https", { method })).toEqual([]);
  });
});
