import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSlug, reservedSlugs } from "./slug.ts";

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
    expect(
      fc.check(fc.property(fc.string({ maxLength: 45 }), predicate)).counterexample,
    ).toBeNull();
    expect(
      fc.check(fc.property(fc.stringMatching(/^[A-Za-z_-]{2,40}$/), predicate)).counterexample,
    ).toBeNull();
  });
});
