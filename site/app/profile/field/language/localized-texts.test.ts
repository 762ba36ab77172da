import { expect, it } from "vitest";
import { fieldIds, fields } from "#app/profile/draft/fields/profile-fields.ts";
import { findLocalizedText, getFormLang, localizedTexts } from "./localized-texts.ts";

it("has every text field of a language once", () => {
  const listed = localizedTexts.flatMap(({ fields: ids }) => Object.values(ids));
  const defined = fieldIds.filter((id) => "lang" in fields[id]);
  expect(listed.toSorted()).toEqual(defined.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

it("finds the text of a field in any language", () => {
  expect(findLocalizedText("aboutJa")?.fields).toEqual({
    ko: "aboutKr",
    en: "aboutEn",
    ja: "aboutJa",
  });
  expect(findLocalizedText("phone")).toBeUndefined();
});

it.each([
  ["aboutJa", "ja"],
  ["seoTitleKo", "ko"],
  ["nameKr", "ko"],
  ["nameEn", undefined],
  ["agency", undefined],
  ["phone", undefined],
] as const)("shows %s while the form is in %s", (field, lang) => {
  expect(getFormLang(field)).toBe(lang);
});
