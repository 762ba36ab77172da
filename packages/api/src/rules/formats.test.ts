import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import { checkCareerDate, checkColor } from "./formats.ts";
import { checkEmail } from "./email.ts";
import { checkFlag, checkLength, checkRequired, checkStorable } from "./text.ts";
import { checkSlug, reservedSlugs } from "./slug.ts";
import { checkWebAddress } from "./links.ts";

describe("checkSlug", () => {
  it.each([
    ["grace-kim", null],
    ["michael_park", null],
    ["ab", null],
    ["a".repeat(40), null],
    ["a", "slug.length"],
    ["", "slug.length"],
    ["a".repeat(41), "slug.length"],
    ["grace1", "slug.format"],
    ["grace kim", "slug.format"],
    ["김서연", "slug.format"],
    ["grace/kim", "slug.format"],
    ["grace\n", "slug.format"],
    ["login", "slug.reserved"],
    ["LOGIN", "slug.reserved"],
    ["JA-jp", "slug.reserved"],
    ["loginn", null],
  ])("%j is %s", (value, code) => {
    expect(checkSlug(value, reservedSlugs)).toBe(code);
  });

  it("has no reserved words by default", () => {
    expect(checkSlug("login")).toBeNull();
  });

  it("rejects strings that a URL path would encode", () => {
    const predicate = (value: string) =>
      checkSlug(value) !== null || encodeURIComponent(value) === value;
    expect(counterexample(fc.string({ maxLength: 45 }), predicate)).toBeNull();
    expect(counterexample(fc.stringMatching(/^[A-Za-z_-]{2,40}$/), predicate)).toBeNull();
  });
});

describe("checkEmail", () => {
  it.each([
    ["a@example.com", null],
    ["grace.kim+site@mail.example.co", null],
    ["old..phone.@carrier.example", null],
    ["a@b.c", "email.format"],
    ["a@localhost", "email.format"],
    ["a@b..com", "email.format"],
    ["a@-b.com", "email.format"],
    ["@example.com", "email.format"],
    ["a@@example.com", "email.format"],
    ["a b@example.com", "email.format"],
    ["a@example.com\nbcc: x@example.com", "email.format"],
    ["<a@example.com>", "email.format"],
    ["a\u0000@example.com", "email.format"],
    ["", "email.format"],
    [`${"a".repeat(65)}@example.com`, "email.format"],
    [`a@${"b.".repeat(130)}com`, "email.format"],
  ])("%j is %s", (value, code) => {
    expect(checkEmail(value)).toBe(code);
  });

  it("accepts generated e-mail addresses", () => {
    const plain = fc.emailAddress().filter((value) => value.length <= 254);
    expect(counterexample(plain, (value) => checkEmail(value) === null)).toBeNull();
  });

  it("checks hostile input in linear time", () => {
    const value = `${"a".repeat(60)}@${"a-".repeat(100_000)}`;
    expect(checkEmail(value)).toBe("email.format");
  });
});

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
    expect(counterexample(typed, predicate)).toBeNull();
  });

  it("accepts generated public URLs", () => {
    expect(counterexample(fc.webUrl(), (value) => checkWebAddress(value) === null)).toBeNull();
  });
});

describe("checkCareerDate", () => {
  it.each([
    ["2011-03-14", null],
    ["2024-02-29", null],
    ["2023-02-29", "date.format"],
    ["2023-13-01", "date.format"],
    ["2023-00-10", "date.format"],
    ["2023-04-31", "date.format"],
    ["2023-4-1", "date.format"],
    ["2023/04/01", "date.format"],
    ["2023-04-01T00:00", "date.format"],
    ["２０２３-04-01", "date.format"],
    ["", "date.format"],
  ])("%j is %s", (value, code) => {
    expect(checkCareerDate(value)).toBe(code);
  });

  it.each([
    ["2026-11-20", null],
    ["2026-11-21", "date.future"],
  ])("%s on 2026-11-20 is %s", (value, code) => {
    expect(checkCareerDate(value, "2026-11-20")).toBe(code);
  });

  it("accepts every existing date", () => {
    const days = fc.date({
      min: new Date("0001-01-01"),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    const predicate = (day: Date) => checkCareerDate(day.toISOString().slice(0, 10)) === null;
    expect(counterexample(days, predicate)).toBeNull();
  });
});

describe("small rules", () => {
  it.each([
    ["Y", null],
    ["N", null],
    ["y", "flag.format"],
    ["YN", "flag.format"],
    ["", "flag.format"],
  ])("flag %j is %s", (value, code) => {
    expect(checkFlag(value)).toBe(code);
  });

  it.each([
    ["#0F5C4A", null],
    ["#abcdef", null],
    ["0F5C4A", "color.format"],
    ["#FFF", "color.format"],
    ["#GGGGGG", "color.format"],
    ["#0F5C4A00", "color.format"],
    ["red;}", "color.format"],
  ])("color %j is %s", (value, code) => {
    expect(checkColor(value)).toBe(code);
  });

  it.each([
    ["a", null],
    [" 김 ", null],
    ["", "required"],
    [" \n\t\u3000", "required"],
    ["\u200b\u3164\u2060\ufeff", "required"],
  ])("required %j is %s", (value, code) => {
    expect(checkRequired(value)).toBe(code);
  });

  it.each([
    ["abc", 3, 0, null],
    ["abcd", 3, 0, "text.tooLong"],
    ["😀", 1, 0, "text.tooLong"],
    ["a", 3, 2, "text.tooShort"],
  ])("length of %j within %i and %i is %s", (value, max, min, code) => {
    expect(checkLength(value, max, min)).toBe(code);
  });

  it.each([
    ["집 😀", null],
    ["a\u0000b", "text.invalid"],
    ["\ud800", "text.invalid"],
  ])("storable %j is %s", (value, code) => {
    expect(checkStorable(value)).toBe(code);
  });
});
