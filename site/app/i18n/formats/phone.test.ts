import { countries } from "@realtor/api/rules";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { internationalPhone, nationalPhone, phone, phoneHref } from "./phone.ts";

// Input, country, and the English, Korean and Japanese output.
it.each([
  ["2135550123", "US", "(213) 555-0123", "213-555-0123", "213-555-0123"],
  ["213.555.0123", "US", "(213) 555-0123", "213-555-0123", "213-555-0123"],
  ["+1 213 555 0123", "KR", "(213) 555-0123", "213-555-0123", "213-555-0123"],
  ["604-555-0123", "CA", "(604) 555-0123", "604-555-0123", "604-555-0123"],
  ["010-1234-5678", "KR", "+82 10-1234-5678", "010-1234-5678", "+82 10-1234-5678"],
  ["02 1234 5678", "KR", "+82 2-1234-5678", "02-1234-5678", "+82 2-1234-5678"],
  ["09012345678", "JP", "+81 90-1234-5678", "+81 90-1234-5678", "090-1234-5678"],
  ["０９０１２３４５６７８", "JP", "+81 90-1234-5678", "+81 90-1234-5678", "090-1234-5678"],
  ["not a phone", "US", "not a phone", "not a phone", "not a phone"],
  [" 12 ", "US", "12", "12", "12"],
  ["", "US", "", "", ""],
] as const)("%j from %s", (typed, country, en, ko, ja) => {
  expect([
    phone(typed, country, "en"),
    phone(typed, country, "ko"),
    phone(typed, country, "ja-JP"),
  ]).toEqual([en, ko, ja]);
});

it.each([
  ["US", "2135550123", "(213) 555-0123", "+1 213 555 0123", "tel:+12135550123"],
  ["KR", "01012345678", "010-1234-5678", "+82 10-1234-5678", "tel:+821012345678"],
  ["CN", "13812345678", "138 1234 5678", "+86 138 1234 5678", "tel:+8613812345678"],
  ["IN", "9812345678", "098123 45678", "+91 98123 45678", "tel:+919812345678"],
  ["AU", "0412345678", "0412 345 678", "+61 412 345 678", "tel:+61412345678"],
  ["CA", "6045550123", "(604) 555-0123", "+1 604 555 0123", "tel:+16045550123"],
  ["JP", "09012345678", "090-1234-5678", "+81 90-1234-5678", "tel:+819012345678"],
  ["HK", "51234567", "5123 4567", "+852 5123 4567", "tel:+85251234567"],
  ["DE", "030123456", "030 123456", "+49 30 123456", "tel:+4930123456"],
  ["VN", "0912345678", "0912 345 678", "+84 912 345 678", "tel:+84912345678"],
] as const)("a number of %s", (country, typed, national, international, href) => {
  expect(nationalPhone(typed, country)).toBe(national);
  expect(internationalPhone(typed, country)).toBe(international);
  expect(phoneHref(typed, country)).toBe(href);
});

it("formats any text and country, and links to digits only", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...countries.map(({ code }) => code)),
      (typed, country) => {
        expect(phone(typed, country, "ko").trim() === "").toBe(typed.trim() === "");
        expect(phoneHref(typed, country) ?? "tel:+1").toMatch(/^tel:\+\d+$/);
      },
    ),
  );
});
