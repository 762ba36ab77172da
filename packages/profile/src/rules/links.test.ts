import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkVideoLink, checkWebAddress } from "./links.ts";

describe("checkWebAddress", () => {
  it.each([
    ["example.com", null],
    ["http://example.com", null],
    ["HTTPS://www.example.com:8443/a/b?c=d#e", null],
    ["한글.example", null],
    ["부동산.한국/집?방=3", null],
    ["xn--3e0b707e.xn--3e0b707e", null],
    ["example.com:65535", null],
    ["example.com:65536", "webAddress.format"],
    ["localhost", "webAddress.format"],
    ["http://localhost:3000", "webAddress.format"],
    ["127.0.0.1", "webAddress.format"],
    ["ftp://example.com", "webAddress.format"],
    ["javascript:alert(1)", "webAddress.format"],
    ["https://user@example.com", "webAddress.format"],
    ["https:///example.com", "webAddress.format"],
    ["//example.com", "webAddress.format"],
    ["example..com", "webAddress.format"],
    ["-a.com", "webAddress.format"],
    ["example.com/a b", "webAddress.format"],
    ['example.com/"><script>', "webAddress.format"],
    ["", "webAddress.format"],
    [`example.com/${"a".repeat(2048)}`, "webAddress.format"],
  ])("%j is %s", (value, code) => {
    expect(checkWebAddress(value)).toBe(code);
  });

  it("accepts only what a browser parses as an http URL of that host", () => {
    const typed = fc.oneof(fc.webUrl(), fc.domain(), fc.string());
    const predicate = (value: string) => {
      if (checkWebAddress(value) !== null) return true;
      const url = new URL(/^https?:/i.test(value) ? value : `https://${value}`);
      return /^https?:$/.test(url.protocol) && url.username === "" && url.hostname.includes(".");
    };
    expect(fc.check(fc.property(typed, predicate)).counterexample).toBeNull();
  });

  it("accepts generated public URLs", () => {
    expect(
      fc.check(fc.property(fc.webUrl(), (value) => checkWebAddress(value) === null)).counterexample,
    ).toBeNull();
  });
});

describe("checkVideoLink", () => {
  it.each([
    ["https://www.youtube.com/watch?v=EXAMPLE0000", null],
    ["https://www.youtube.com/@grace", null],
    ["https://www.youtube.com/", "videoLink.format"],
    ["http://www.youtube.com/watch?v=EXAMPLE0000", "videoLink.format"],
    ["https://youtube.com/watch?v=EXAMPLE0000", "videoLink.format"],
    ["https://youtu.be/EXAMPLE0000", "videoLink.format"],
    ["https://www.youtube.com.evil.example/", "videoLink.format"],
    [" https://www.youtube.com/a", "videoLink.format"],
    ['https://www.youtube.com/"onload=', "videoLink.format"],
    ["", "videoLink.format"],
  ])("%j is %s", (value, code) => {
    expect(checkVideoLink(value)).toBe(code);
  });
});
