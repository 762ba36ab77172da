import { sectionTypes } from "./choices.ts";
import type { AdditionalSection, KnownSection } from "./section.schema.ts";

/** True for a section that can be shown; others are kept on save and shown nowhere (DECISIONS 6). */
export function isKnownSection(section: AdditionalSection): section is KnownSection {
  return (sectionTypes as readonly string[]).includes(section.type);
}
