import type { Lang } from "@realtor/ui/labels";
import type { TeamMember } from "./team-member.ts";
import { useState } from "react";
import { useAddress } from "#app/page-root.tsx";

/** Filter of the team list; the field names are the query parameters. */
export interface TeamFilter {
  /** Substring of any spelling of the name, or empty. */
  q: string;
  language: Lang | null;
  /** English name of a city. */
  region: string | null;
}

export const maxQueryLength = 60;

/** Values that occur in a team. */
export interface FilterOptions {
  languages: Lang[];
  regions: TeamMember["regions"];
}

/** The distinct languages and regions of a team; regions are sorted by name. */
export function getFilterOptions(members: readonly TeamMember[]): FilterOptions {
  const spoken = new Set(members.flatMap(({ facts }) => facts.languages));
  const regions = new Map(
    members.flatMap((member) => member.regions.map((region) => [regionKey(region), region])),
  );
  return {
    languages: (["ko", "en", "ja"] as const).filter((lang) => spoken.has(lang)),
    regions: [...regions.values()].toSorted((a, b) =>
      a.displayName.text.localeCompare(b.displayName.text, a.displayName.lang),
    ),
  };
}

/** Language-independent key of a region, used in the URL. */
export function regionKey({ displayName, english }: TeamMember["regions"][number]): string {
  return english ?? displayName.text;
}

/** Parses a filter from query parameters or form data; ignores values that do not occur in the team. */
export function parseFilter(
  query: { get(name: keyof TeamFilter): FormDataEntryValue | null },
  { languages, regions }: FilterOptions,
): TeamFilter {
  const text = (name: keyof TeamFilter) => {
    const value = query.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    q: text("q").slice(0, maxQueryLength),
    language: languages.find((lang) => lang === text("language")) ?? null,
    region: regions.map(regionKey).find((key) => key === text("region")) ?? null,
  };
}

/** The filter as a query string with `?`, or an empty string. */
export function toQueryString({ q, language, region }: TeamFilter): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set("q", q.trim());
  if (language) query.set("language", language);
  if (region) query.set("region", region);
  return query.size > 0 ? `?${query}` : "";
}

/** The matching agents in the team's order; there is no ranking. */
export function filterTeam(
  members: readonly TeamMember[],
  { q, language, region }: TeamFilter,
): TeamMember[] {
  const query = normalizeName(q);
  return members.filter(
    ({ spellings, facts, regions }) =>
      spellings.some((spelling) => normalizeName(spelling).includes(query)) &&
      (language === null || facts.languages.includes(language)) &&
      (region === null || regions.some((one) => regionKey(one) === region)),
  );
}

/** Ignores case, accents, character width, spaces and separators. */
function normalizeName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Mn}\s・_-]/gu, "")
    .toLowerCase();
}

export interface TeamFilterState {
  options: FilterOptions;
  filter: TeamFilter;
  /** Reads the filter from the form and writes it to the URL. */
  applyForm: (form: HTMLFormElement) => void;
}

/** The team filter, initialized from the query string. */
export function useTeamFilter(members: readonly TeamMember[]): TeamFilterState {
  const { search } = useAddress();
  const options = getFilterOptions(members);
  const [filter, setFilter] = useState(() => parseFilter(new URLSearchParams(search), options));
  return {
    options,
    filter,
    applyForm(form) {
      const next = parseFilter(new FormData(form), options);
      history.replaceState(history.state, "", location.pathname + toQueryString(next));
      setFilter(next);
    },
  };
}
