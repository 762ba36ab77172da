import { expect, it } from "vitest";
import { getMonogram } from "./get-monogram.ts";

it("uses the first letter as the monogram", () => {
  expect([
    getMonogram("김서연"),
    getMonogram("claire"),
    getMonogram("(佐藤)"),
    getMonogram("42"),
  ]).toEqual(["김", "C", "佐", "4"]);
  expect(getMonogram("")).toBe("");
});
