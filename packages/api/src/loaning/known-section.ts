import { sectionTypes } from "@realtor/profile/stored";
import type { AdditionalSection, KnownSection } from "./section.schema.ts";

/** Whether a section can be shown; other types are stored but not shown. */
export function isKnownSection(section: AdditionalSection): section is KnownSection {
  return (sectionTypes as readonly string[]).includes(section.type);
}
