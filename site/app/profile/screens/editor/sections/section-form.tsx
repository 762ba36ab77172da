import type { SectionId } from "@realtor/profile/sections";
import { PlainField } from "#app/profile/field/plain-field.tsx";
import { ProfileFields } from "#app/profile/field/profile-fields.tsx";
import { editorSection } from "./editor-sections.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** A section of the editor. */
export function SectionForm({ section }: { section: SectionId }) {
  const { lead, slots } = editorSection(section);
  return (
    <SectionFrame key={section} section={section} lead={lead}>
      <ProfileFields slots={slots} plain={PlainField} />
    </SectionFrame>
  );
}
