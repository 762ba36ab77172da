import { expect, it } from "vitest";
import { sheetParagraphs } from "./sheet-text.ts";

const sentence = "The roof was laid by J. Park in 2019 and has a warranty. ";

it("keeps paragraphs that fit", () => {
  expect(sheetParagraphs(["One.", "Two."])).toEqual(["One.", "Two."]);
});

it("cuts a long paragraph after a sentence, and ends with it", () => {
  const [text = "", ...rest] = sheetParagraphs([sentence.repeat(40).trim(), "Next."]);
  expect(text).toMatch(/warranty\.$/);
  expect(text.length).toBeLessThanOrEqual(640);
  expect(text.length).toBeGreaterThan(500);
  expect(rest).toEqual([]);
});

it("has no paragraph without an end of a sentence", () => {
  expect(sheetParagraphs(["word ".repeat(400), "Next."])).toEqual([]);
});
