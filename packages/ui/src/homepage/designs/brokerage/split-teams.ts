import type { Section } from "../../content/sections.ts";

export type TeamSection = Extract<Section, { type: "team" }>;

/** The team sections, and the other ones in their order. */
export function splitTeams(sections: readonly Section[]): {
  teams: TeamSection[];
  others: Section[];
} {
  return {
    teams: sections.filter((section) => section.type === "team"),
    others: sections.filter(({ type }) => type !== "team"),
  };
}
