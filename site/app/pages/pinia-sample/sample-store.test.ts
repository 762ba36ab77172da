import { expect, it } from "vitest";
import { parseSample } from "./sample-store.ts";

const empty = { count: 0, name: "", line: "" };

it.each([null, "", "{", "null", "[]", "3", '{"count":"3","name":4,"line":null}'])(
  "the sample is empty for stored %s",
  (stored) => expect(parseSample(stored)).toEqual(empty),
);

it("the sample keeps known fields and truncates long text", () => {
  const stored = JSON.stringify({ count: -2, name: "x".repeat(500), other: 1 });
  expect(parseSample(stored)).toEqual({ count: -2, name: "x".repeat(80), line: "" });
});
