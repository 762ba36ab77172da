// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { findPartOfControl, findPartTarget, partFields } from "./part-fields.ts";

afterEach(() => document.body.replaceChildren());

it.each([
  ["tagline", "ko", "field-taglineKr"],
  ["tagline", "en", "field-taglineEn"],
  ["about", "ja", "field-aboutJa"],
  ["agency", "en", "field-agency"],
  ["license", "ja", "field-license"],
  ["companyAddress", "ko", "field-companyAddress"],
  ["photo-id", "en", "photo-id"],
  ["gallery-3", "en", "field-photos-3"],
  ["/additionalSections/0/items/1/answer", "ko", "/additionalSections/0/items/1/answer"],
  ["#about", "en", undefined],
  ["toString", "en", undefined],
] as const)("%s in a form in %s opens %s", (part, lang, target) => {
  expect(findPartTarget(part, lang)).toBe(target);
});

it.each([...partFields.keys()])("the control of %s is that of the part", (part) => {
  for (const lang of ["ko", "en", "ja"] as const) {
    const parent = document.body.appendChild(document.createElement("div"));
    const control = parent.appendChild(document.createElement("input"));
    parent.id = findPartTarget(part, lang) ?? "";
    expect(findPartOfControl(control, lang)).toBe(part);
    parent.remove();
  }
});

it("the control of a text is that of the text in all languages", () => {
  const control = document.body.appendChild(document.createElement("textarea"));
  control.name = "/additionalSections/0/items/1/answerEn";
  expect(findPartOfControl(control, "en")).toBe("/additionalSections/0/items/1/answer");
  control.name = "seoTitleEn";
  expect(findPartOfControl(control, "en")).toBeUndefined();
});
