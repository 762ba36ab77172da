import { expect, it } from "vitest";
import { extendSelection } from "./use-row-selection.ts";

const keys = ["a", "b", "c", "d", "e"];

it.each<[string, string, string, string | null, boolean, string, string | null]>([
  ["a press selects one row", "", "b", null, false, "b", "b"],
  ["a press without Shift leaves the others", "b", "bd", "b", false, "bd", "d"],
  ["Shift selects down to the row", "b", "bd", "b", true, "bcd", "d"],
  ["Shift selects up to the row", "d", "bd", "d", true, "bcd", "b"],
  ["Shift keeps what is selected elsewhere", "ae", "ace", "e", true, "acde", "c"],
  ["Shift clears down to the row", "abcd", "abc", "b", true, "a", "d"],
  ["Shift without an earlier row selects one", "", "c", null, true, "c", "c"],
  ["Shift after a row that is no longer shown selects one", "", "c", "x", true, "c", "c"],
  ["all rows at once keep the last one", "b", "abcde", "b", true, "abcde", "b"],
  ["no change keeps the last one", "b", "b", "b", true, "b", "b"],
])("%s", (_name, before, next, anchor, isRange, selected, lastChanged) => {
  const change = { keys, before: new Set(before), next: new Set(next), anchor, isRange };
  const result = extendSelection(change);
  expect([...result.selected].toSorted().join("")).toBe(selected);
  expect(result.anchor).toBe(lastChanged);
});
