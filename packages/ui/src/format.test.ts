import { describe, expect, it } from "vitest";
import { formatTemplate } from "./format.ts";

describe("formatTemplate", () => {
  it.each([
    ["{n} of {total}", { n: 1, total: 10 }, "1 of 10"],
    ["{total}개 중 {n}번째", { n: 0, total: 10 }, "10개 중 0번째"],
    ["{name}", { name: "{n}", n: 3 }, "{n}"],
    ["{name} $& $1", { name: "김" }, "김 $& $1"],
    ["{missing}", {}, "{missing}"],
  ])("formats %s", (template, values, text) => {
    expect(formatTemplate(template, values)).toBe(text);
  });
});
