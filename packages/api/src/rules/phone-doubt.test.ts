import type { Flag } from "@realtor/profile/rules/text";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import {
  answerPhone,
  formatDialed,
  isPhoneAnswerable,
  phoneSearchDigits,
  readPhone,
} from "./phone-doubt.ts";
import { countries } from "./phone.ts";

const us = { phone: "213-555-0147", phoneCountryCode: "US" };

describe("readPhone", () => {
  it.each<[phone: string, country: string, inDoubt: boolean, confirmed?: Flag | null]>([
    ["213-555-0147", "KR", true],
    ["2135550147", "JP", true],
    ["21-3555-0147", "KR", true],
    ["213-555-0147", "VN", true],
    ["213-555-0147", "KR", true, null],
    ["213-555-0147", "KR", true, "N"],
    ["213-555-0147", "KR", false, "Y"],
    ["213-555-0147", "US", false],
    ["213-555-0147", "CA", false],
    ["213-555-0147", "", false],
    ["213-555-0147", "ZZ", false],
    ["213-055-0147", "KR", false],
    ["213-155-0147", "KR", false],
    ["211-555-0147", "KR", false],
    ["800-555-0147", "KR", false],
    ["604-555-0147", "KR", false],
    ["010-555-0147", "KR", false],
    ["010-1234-5678", "KR", false],
    ["10-1234-5678", "KR", false],
    ["1-213-555-0147", "KR", false],
    ["213-555-014", "KR", false],
    // Mobile phones of Japan without their 0: some look the same.
    ["90-1055-5014", "JP", false],
    ["90-1255-5014", "JP", true],
  ])("%s under %j: in doubt %s", (phone, phoneCountryCode, inDoubt, phoneConfirmed) => {
    const readings = readPhone({ phone, phoneCountryCode, phoneConfirmed });
    expect(readings[0]).toEqual({ phone, phoneCountryCode });
    expect(readings).toHaveLength(inDoubt ? 2 : 1);
  });

  it("reads the number as one of the United States second", () => {
    expect(readPhone({ phone: "2135550147", phoneCountryCode: "KR" })[1]).toEqual(us);
  });

  it("has no doubt about a number with a leading 0, or once a reading was chosen", () => {
    const sent = fc.record({
      phone: fc.stringMatching(/^[0-9]{7,15}$/),
      phoneCountryCode: fc.constantFrom(...countries.map(({ code }) => code)),
    });
    expect(
      counterexample(sent, (typed) => {
        const readings = readPhone(typed);
        if (typed.phone.startsWith("0") && readings.length > 1) return false;
        return readings.every(({ phoneCountryCode }) => {
          const answered = answerPhone(typed, phoneCountryCode);
          return answered !== null && readPhone(answered).length === 1;
        });
      }),
    ).toBeNull();
  });
});

describe("answerPhone", () => {
  const typed = { phone: "2135550147", phoneCountryCode: "KR" };
  it.each([
    ["US", { ...us, phoneConfirmed: "Y" }],
    ["KR", { ...typed, phoneConfirmed: "Y" }],
    ["JP", null],
    ["", null],
  ])("with %j is %j", (country, answered) => {
    expect(answerPhone(typed, country)).toEqual(answered);
    expect(answerPhone({ ...typed, phoneConfirmed: "Y" }, country)).toEqual(answered);
  });

  it("is the same when it is given twice", () => {
    expect(answerPhone(us, "US")).toEqual({ ...us, phoneConfirmed: "Y" });
    expect(answerPhone({ phone: "010-555-0147", phoneCountryCode: "KR" }, "US")).toBeNull();
  });
});

it.each([
  ["213-555-0147", "US", "+1 (213) 555-0147"],
  ["2135550147", "CA", "+1 (213) 555-0147"],
  ["555-0147", "US", "+1 555 0147"],
  ["2135550147", "KR", "+82 213 555 0147"],
  ["010-1234-5678", "KR", "+82 10 1234 5678"],
  ["01012345678", "KR", "+82 10 1234 5678"],
  ["03-1234-5678", "JP", "+81 3 1234 5678"],
  ["5555-0147", "HK", "+852 5555 0147"],
  ["2135550147", "", "213 555 0147"],
])("%s in %j is dialed as %s", (phone, phoneCountryCode, dialed) => {
  expect(formatDialed({ phone, phoneCountryCode })).toBe(dialed);
});

it.each([
  ["(213) 555-0147", ["2135550147"]],
  ["+1 (213) 555-0147", ["2135550147"]],
  ["+82 213 555 0147", ["2135550147"]],
  ["+82 010-1234", ["101234"]],
  ["+8", []],
  ["Jane 213", []],
  ["", []],
])("a search for %j looks for %j", (query, digits) => {
  expect(phoneSearchDigits(query)).toEqual(digits);
});

it("can be answered for 30 minutes", () => {
  const createdAt = new Date("2026-11-29T10:00:00Z");
  expect(isPhoneAnswerable(createdAt, Date.parse("2026-11-29T10:30:00Z"))).toBe(true);
  expect(isPhoneAnswerable(createdAt, Date.parse("2026-11-29T10:30:01Z"))).toBe(false);
});
