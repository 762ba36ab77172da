import { type SectionId, sectionIds, sections } from "@realtor/profile/sections";
import { values } from "@realtor/profile/values";
import type { Lang } from "@realtor/api/locales";
import { conditions, findUnmet } from "@realtor/profile/conditions";
import type { Draft } from "#app/profile/draft/draft.ts";
import type { ValidationError } from "#app/profile/draft/validate-draft.ts";
import { findMissingTexts } from "#app/profile/field/language/find-missing-texts.ts";

/**
 * What the navigation says about a section: an error, languages in which texts are missing, filled in,
 * or optional and empty. A setting always has a value, so it is neither of the last two.
 */
export type SectionState =
  | { kind: "error" }
  | { kind: "missing"; langs: readonly Lang[] }
  | { kind: "done" }
  | { kind: "empty" }
  | { kind: "setting" };

/** What visitors see of the homes, which are not in the draft. */
export interface ShownHomes {
  count: number;
  /** Languages in which nothing can be read about one of them. */
  missing: readonly Lang[];
}

/** The state of every section, for a website in these languages. */
export function getSectionStates(
  draft: Draft,
  errors: readonly Pick<ValidationError, "field">[],
  langs: readonly Lang[],
  homes: ShownHomes,
): Record<SectionId, SectionState> {
  const invalid = new Set(errors.map(({ field }) => values[field].section));
  const missing = langs.flatMap((lang) => findMissingTexts(draft, lang));
  const unfilled = findUnmet(conditions.fill, draft, { hasListings: homes.count > 0 });
  const empty = new Set<SectionId>(unfilled.map(({ section }) => section));
  const getState = (section: SectionId): SectionState => {
    if (invalid.has(section)) return { kind: "error" };
    const missingLangs = langs.filter((lang) =>
      section === "listings"
        ? homes.missing.includes(lang)
        : missing.some((text) => text.section === section && text.lang === lang),
    );
    if (missingLangs.length > 0) return { kind: "missing", langs: missingLangs };
    if (sections[section].group === "settings") return { kind: "setting" };
    return { kind: empty.has(section) ? "empty" : "done" };
  };
  // sectionIds contains every SectionId.
  return Object.fromEntries(sectionIds.map((id) => [id, getState(id)])) as Record<
    SectionId,
    SectionState
  >;
}
