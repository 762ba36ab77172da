import type { LegalState, License } from "./legal-facts.ts";

const named = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i;

/**
 * Parses license numbers from one text field: "CA DRE 00000042", "GREC 00042", or several separated
 * by comma, semicolon or slash. A bare number is assigned to the agent's state if there is only one.
 */
export function readLicenses(typed: string | null, states: readonly LegalState[]): License[] {
  const only = states.length === 1 ? states[0] : null;
  const assumed = only === "CA" ? "dre" : only === "GA" ? "grec" : null;
  return (typed ?? "")
    .split(/[,;/·]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, authority, number] = named.exec(part) ?? [];
      if (!authority || !number) return { authority: assumed, number: part };
      return { authority: authority.toLowerCase() === "dre" ? "dre" : "grec", number };
    });
}
