import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import { checkVisitorPhone, normalizePhone } from "./phone.ts";

describe("checkVisitorPhone", () => {
  it.each([
    ["949-555-0110", null],
    ["(949) 555-0110", null],
    ["949.555.0110", null],
    ["010 1234 5678", null],
    ["０９０－１２３４－５６７８", null],
    ["090ー1234ー5678", null],
    ["03‐1234‐5678", null],
    ["5550110", null],
    ["123456789012345", null],
    ["555011", "phone.length"],
    ["1234567890123456", "phone.length"],
    ["", "phone.length"],
    ["---", "phone.length"],
    ["+82 10-1234-5678", "phone.format"],
    ["949-555-0110 ext 2", "phone.format"],
    ["전화 없음", "phone.format"],
    ["949\u0000555-0110", "phone.format"],
    ["٩٤٩٥٥٥٠١١٠", "phone.format"],
  ])("%j is %s", (value, code) => {
    expect(checkVisitorPhone(value)).toBe(code);
  });

  it("accepts an international number of the selected country", () => {
    expect(checkVisitorPhone("+82 10-1234-5678", "+82")).toBeNull();
    expect(normalizePhone("+82 10-1234-5678", "+82")).toBe("10-1234-5678");
    expect(checkVisitorPhone("+81 90-1234-5678", "+82")).toBe("phone.format");
  });

  it("accepts exactly 7 to 15 digits in any grouping", () => {
    const groups = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 1, maxLength: 8 });
    const separator = fc.constantFrom("-", " ", ".", "–", "－", ") ");
    const predicate = (digits: string[], between: string) => {
      const count = digits.join("").length;
      const expected = count >= 7 && count <= 15 ? null : "phone.length";
      return checkVisitorPhone(digits.join(between)) === expected;
    };
    expect(counterexample(groups, separator, predicate)).toBeNull();
  });
});

describe("normalizePhone", () => {
  it("is idempotent; valid results are digits with single hyphens", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789-. ()ー－０９+a".split("")) });
    const predicate = (value: string) => {
      const once = normalizePhone(value);
      const isInvalid = checkVisitorPhone(value) !== null;
      return normalizePhone(once) === once && (isInvalid || /^\d+(?:-\d+)*$/.test(once));
    };
    expect(counterexample(typed, predicate)).toBeNull();
  });
});
