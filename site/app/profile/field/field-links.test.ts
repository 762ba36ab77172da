import { sectionIds } from "@realtor/profile/sections";
import { expect, it } from "vitest";
import { formLanguageOf, parseFragment } from "./field-links.ts";

it.each(sectionIds)("#%s opens its section", (section) => {
  expect(parseFragment(`#${section}`)).toEqual({ section });
});

it.each([
  ["#basic", { section: "name" }],
  ["#field-slug", { section: "address", target: "field-slug", field: "slug" }],
  ["#field-extra-3", { section: "extra", target: "field-extra-3", field: "extra" }],
  ["#toString", null],
  ["#nothing", null],
  ["", null],
])("reads the fragment %s", (hash, fragment) => {
  expect(parseFragment(hash)).toEqual(fragment);
});

it.each([
  ["aboutJa", "ja"],
  ["seoTitleKo", "ko"],
  ["nameKr", "ko"],
  ["nameEn", undefined],
  ["agency", undefined],
  ["phone", undefined],
] as const)("shows %s while the form is in %s", (id, lang) => {
  expect(formLanguageOf(id)).toBe(lang);
});
