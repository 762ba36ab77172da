import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkContactPhone } from "./phone.ts";

describe("checkContactPhone", () => {
  it.each([
    ["949-555-0110", "US", null],
    ["9495550110", "US", null],
    ["949-555-01100", "US", "phone.length"],
    ["949-555-011", "US", "phone.length"],
    ["010-1234-5678", "KR", null],
    ["010-1234-567", "KR", "phone.length"],
    ["090-1234-5678", "JP", null],
    ["949-555-0110", "", "phone.length"],
    ["(949) 555-0110", "US", "phone.format"],
    ["949 555 0110", "US", "phone.format"],
    ["", "US", "phone.length"],
  ])("%j for %s is %s", (value, country, code) => {
    expect(checkContactPhone(value, country)).toBe(code);
  });

  it("counts digits and ignores hyphens", () => {
    const digits = fc.stringMatching(/^\d{8,13}$/);
    const predicate = (value: string, at: number) => {
      const hyphened = `${value.slice(0, at)}-${value.slice(at)}`;
      const wanted = (length: number) => (value.length === length ? null : "phone.length");
      return (
        checkContactPhone(hyphened, "US") === wanted(10) &&
        checkContactPhone(hyphened, "KR") === wanted(11)
      );
    };
    expect(fc.check(fc.property(digits, fc.nat(8), predicate)).counterexample).toBeNull();
  });
});
