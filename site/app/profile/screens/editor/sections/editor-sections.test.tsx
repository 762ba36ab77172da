import { fieldIds, fields } from "@realtor/profile/fields";
import { sectionIds } from "@realtor/profile/sections";
import { expect, it } from "vitest";
import { fieldsIn } from "#app/profile/field/profile-fields.tsx";
import { editorSection } from "./editor-sections.tsx";

it("each field is edited in its section, and focal points with their photos", () => {
  const edited = sectionIds.flatMap((section) =>
    editorSection(section)
      .slots.flatMap(fieldsIn)
      .map((field) => `${section} ${field}`),
  );
  const defined = fieldIds.map((id) => `${fields[id].section} ${id}`);
  expect([...edited, "photos focalPoints"].toSorted()).toEqual(defined.toSorted());
});
