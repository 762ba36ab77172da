import type { LegalState, License } from "./legal-facts.ts";

const named = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i;

/**
 * Licences as an agent types them into one field: "CA DRE 00000042", "GREC 00042", or both with a
 * comma, semicolon or slash between. A bare number belongs to the only state the agent works in.
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
