import { customSectionId } from "@realtor/ui/templates";
import { expect, it } from "vitest";
import type { FieldId } from "#app/profile/draft/fields/profile-fields.ts";
import { findFieldByAnchor } from "./section-anchors.ts";

it.each<[string, FieldId]>([
  ["hero", "taglineEn"],
  ["stats-title", "salesCount"],
  ["about", "aboutEn"],
  ["listings", "zillow"],
  ["gallery-title", "photos"],
  ["regions", "regions"],
  ["video-title", "video"],
  ["contact", "phone"],
  ["footer", "agency"],
  ["top", "nameEn"],
  ["toString", "nameEn"],
])("a click on #%s opens %s", (anchor, field) => {
  expect(findFieldByAnchor(anchor, 0, "en")).toEqual([field]);
});

it("opens an entry for a click on a section of the agent", () => {
  expect(findFieldByAnchor(customSectionId(1), 2, "en")).toEqual(["extra", 1]);
  expect(findFieldByAnchor(customSectionId(2), 2, "en")).toEqual(["nameEn"]);
});

it.each([
  ["ko", "aboutKr"],
  ["en", "aboutEn"],
  ["ja", "aboutJa"],
] as const)("opens the text in the language of the form: %s", (lang, field) => {
  expect(findFieldByAnchor("about", 0, lang)).toEqual([field]);
});
