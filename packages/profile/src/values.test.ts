import { expect, it } from "vitest";
import { sectionIds, sections } from "./sections.ts";
import { textIds, valueIds, valueOf, values } from "./values.ts";

it("lists what the page shows before the settings", () => {
  const groups = sectionIds.map((id) => sections[id].group);
  expect(groups).toEqual(groups.toSorted());
});

it("lists the values in the order of the sections", () => {
  const places = valueIds.map((id) => sectionIds.indexOf(values[id].section));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("has one value per language of a localized text, each with its own options", () => {
  const ids = ["aboutKr", "aboutEn", "aboutJa"] as const;
  expect(valueIds.filter((id) => id.startsWith("about"))).toEqual(ids);
  expect(ids.map((id) => values[id].lang)).toEqual(["ko", "en", "ja"]);
  expect(ids.map((id) => values[id].rows)).toEqual([9, 9, 6]);
});

it("has every value of a language once among the texts", () => {
  const langs = ["ko", "en", "ja"] as const;
  const listed = textIds.flatMap((id) => langs.map((lang) => valueOf(id, lang)));
  const defined = valueIds.filter((id) => "lang" in values[id]);
  expect(listed.toSorted()).toEqual(defined.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

it("finds the value of a field in any language", () => {
  expect([valueOf("about", "ja"), valueOf("agency", "en")]).toEqual(["aboutJa", "agency"]);
  expect(valueOf("phone", "ko")).toBe("phone");
});
