import { customSectionId } from "@realtor/ui/templates";
import { expect, it } from "vitest";
import type { FieldId } from "../draft/editor-fields.ts";
import { findFieldByAnchor } from "./section-anchors.ts";

it.each<[string, FieldId]>([
  ["hero", "taglineKr"],
  ["stats-title", "salesCount"],
  ["about", "aboutKr"],
  ["listings", "zillow"],
  ["gallery-title", "photos"],
  ["regions", "regions"],
  ["video-title", "video"],
  ["contact", "phone"],
  ["footer", "agency"],
  ["top", "nameKr"],
  ["toString", "nameKr"],
])("a click on #%s opens %s", (anchor, field) => {
  expect(findFieldByAnchor(anchor, 0)).toEqual([field]);
});

it("opens an entry for a click on a section of the agent", () => {
  expect(findFieldByAnchor(customSectionId(1), 2)).toEqual(["extra", 1]);
  expect(findFieldByAnchor(customSectionId(2), 2)).toEqual(["nameKr"]);
});
