import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reuseEqual } from "./reuse-equal.ts";

const clone = <Value>(value: Value): Value => structuredClone(value);

describe("reuseEqual", () => {
  it("returns a value equal to the new one", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        expect(reuseEqual(before, clone(next))).toStrictEqual(next);
      }),
    );
  });

  it("returns the previous object if nothing changed", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (before) => {
        expect(reuseEqual(before, clone(before))).toBe(before);
      }),
    );
  });

  it("reuses unchanged parts and creates the parents of changed ones", () => {
    const before = { about: "a", sections: [{ items: [1] }, { items: [2] }] };
    const after = reuseEqual(before, { about: "a", sections: [{ items: [1] }, { items: [3] }] });
    expect(after).toEqual({ about: "a", sections: [{ items: [1] }, { items: [3] }] });
    expect(after.sections).not.toBe(before.sections);
    expect(after.sections[0]).toBe(before.sections[0]);
    expect(after.sections[1]).not.toBe(before.sections[1]);
  });

  it.each([
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
    [{ a: 1 }, { a: 1, toString: undefined }],
    [[1, 2], [1]],
    [null, {}],
  ])("does not treat %j as equal to %j", (before, next) => {
    const result: unknown = reuseEqual(before, next);
    expect(result).toStrictEqual(next);
    expect(result).not.toBe(before);
  });
});
