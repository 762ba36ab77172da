import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";

describe("fill", () => {
  it.each([
    ["{n} of {total}", { n: 1, total: 10 }, "1 of 10"],
    ["{total}개 중 {n}번째", { n: 0, total: 10 }, "10개 중 0번째"],
    ["{name}", { name: "{n}", n: 3 }, "{n}"],
    ["{name} $& $1", { name: "김" }, "김 $& $1"],
    ["{missing}", {}, "{missing}"],
  ])("fills %s", (template, values, text) => {
    expect(fill(template, values)).toBe(text);
  });
});
