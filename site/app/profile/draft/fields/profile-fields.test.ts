import { expect, it } from "vitest";
import { type FieldId, fieldIds, fields, sectionIds, sections } from "./profile-fields.ts";

it("lists what the page shows before the settings", () => {
  const groups = sectionIds.map((id) => sections[id].group);
  expect(groups).toEqual(groups.toSorted());
});

it("lists the fields in the order of the sections", () => {
  const places = fieldIds.map((id) => sectionIds.indexOf(fields[id].section));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("defines a localized text as one field per language, each with its own options", () => {
  const ids = ["aboutKr", "aboutEn", "aboutJa"] as const satisfies FieldId[];
  expect(fieldIds.filter((id) => id.startsWith("about"))).toEqual(ids);
  expect(ids.map((id) => fields[id].lang)).toEqual(["ko", "en", "ja"]);
  expect(ids.map((id) => fields[id].rows)).toEqual([9, 9, 6]);
});
