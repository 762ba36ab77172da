import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepEqual } from "./keep-equal.ts";

const copyOf = <Value>(value: Value): Value => structuredClone(value);

describe("keepEqual", () => {
  it("says what the newer one says, whatever was before", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        expect(keepEqual(before, copyOf(next))).toStrictEqual(next);
      }),
    );
  });

  it("is the former one where nothing changed", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (before) => {
        expect(keepEqual(before, copyOf(before))).toBe(before);
      }),
    );
  });

  it("keeps the parts beside the one that changed, and makes new what holds it", () => {
    const before = { about: "a", sections: [{ items: [1] }, { items: [2] }] };
    const after = keepEqual(before, { about: "a", sections: [{ items: [1] }, { items: [3] }] });
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
  ])("does not take %j for %j", (before, next) => {
    const kept: unknown = keepEqual(before, next);
    expect(kept).toStrictEqual(next);
    expect(kept).not.toBe(before);
  });
});
