import type { Lang } from "@realtor/ui/labels";
import type { TeamMember } from "./team-member.ts";

/** Which agents of the team are asked for; the names of its fields are those in the URL. */
export interface TeamFilter {
  /** Part of a name in any of its spellings, or empty. */
  q: string;
  language: Lang | null;
  /** English name of a city. */
  region: string | null;
}

/** Longer than any name. */
export const longestQuery = 60;

/** What a team can be asked for. */
export interface TeamChoices {
  languages: Lang[];
  regions: TeamMember["regions"];
}

/** The languages and regions of a team, each once: languages in their usual order, regions by name. */
export function teamChoices(members: readonly TeamMember[]): TeamChoices {
  const spoken = new Set(members.flatMap(({ facts }) => facts.languages));
  const regions = new Map(
    members.flatMap((member) => member.regions.map((region) => [regionKey(region), region])),
  );
  return {
    languages: (["ko", "en", "ja"] as const).filter((lang) => spoken.has(lang)),
    regions: [...regions.values()].toSorted((a, b) =>
      a.shown.text.localeCompare(b.shown.text, a.shown.lang),
    ),
  };
}

/** A region as the URL writes it: alike in the three languages. */
export function regionKey({ shown, english }: TeamMember["regions"][number]): string {
  return english ?? shown.text;
}

/** Reads the filter out of a query or a form. What the team does not have is not asked for. */
export function readFilter(
  query: { get(name: keyof TeamFilter): FormDataEntryValue | null },
  { languages, regions }: TeamChoices,
): TeamFilter {
  const text = (name: keyof TeamFilter) => {
    const value = query.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    q: text("q").slice(0, longestQuery),
    language: languages.find((lang) => lang === text("language")) ?? null,
    region: regions.map(regionKey).find((key) => key === text("region")) ?? null,
  };
}

/** The query that asks for this: with its question mark, or empty. */
export function filterQuery({ q, language, region }: TeamFilter): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set("q", q.trim());
  if (language) query.set("language", language);
  if (region) query.set("region", region);
  return query.size > 0 ? `?${query}` : "";
}

/** The agents that were asked for, in the team's own order: nobody is ranked. */
export function filterTeam(
  members: readonly TeamMember[],
  { q, language, region }: TeamFilter,
): TeamMember[] {
  const wanted = searchable(q);
  return members.filter(
    ({ spellings, facts, regions }) =>
      spellings.some((spelling) => searchable(spelling).includes(wanted)) &&
      (language === null || facts.languages.includes(language)) &&
      (region === null || regions.some((one) => regionKey(one) === region)),
  );
}

/** Case, accents, widths and spaces make no difference to somebody who looks for a name. */
function searchable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Mn}\s・_-]/gu, "")
    .toLowerCase();
}
