// @vitest-environment jsdom
import type { ValueId } from "@realtor/profile/fields";
import { customSectionId } from "@realtor/ui/templates";
import { afterEach, expect, it } from "vitest";
import { findPartOfControl, findPartTarget, findByAnchor, partControls } from "./part-controls.ts";

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

it.each([...partControls.keys()])("the control of %s is that of the part", (part) => {
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

it.each<[string, ValueId]>([
  ["hero", "taglineEn"],
  ["stats-title", "salesCount"],
  ["about", "aboutEn"],
  ["gallery-title", "photos"],
  ["regions", "regions"],
  ["video-title", "video"],
  ["contact", "phone"],
  ["footer", "agency"],
  ["top", "nameEn"],
  ["toString", "nameEn"],
])("a click on #%s opens %s", (anchor, field) => {
  expect(findByAnchor(anchor, 0, "en")).toEqual([field]);
});

it("opens the section of what is no value", () => {
  expect(findByAnchor("listings", 0, "en")).toBe("listings");
});

it("opens an entry for a click on a section of the agent", () => {
  expect(findByAnchor(customSectionId(1), 2, "en")).toEqual(["extra", 1]);
  expect(findByAnchor(customSectionId(2), 2, "en")).toEqual(["nameEn"]);
});

it.each([
  ["ko", "aboutKr"],
  ["en", "aboutEn"],
  ["ja", "aboutJa"],
] as const)("opens the text in the language of the form: %s", (lang, field) => {
  expect(findByAnchor("about", 0, lang)).toEqual([field]);
});
