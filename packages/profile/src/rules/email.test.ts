import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEmail } from "./email.ts";

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
    expect(
      fc.check(fc.property(plain, (value) => checkEmail(value) === null)).counterexample,
    ).toBeNull();
  });

  it("checks hostile input in linear time", () => {
    const value = `${"a".repeat(60)}@${"a-".repeat(100_000)}`;
    expect(checkEmail(value)).toBe("email.format");
  });
});
