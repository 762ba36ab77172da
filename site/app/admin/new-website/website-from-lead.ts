import type { StoredLead } from "@realtor/api/leads";
import { type ActivityState, getCounty } from "@realtor/api/rules";
import { slugFromName, parseCities, type NewWebsite } from "./new-website.ts";

/** Initial values of a homepage from a lead: name, areas and language. */
export function websiteFromLead({
  name,
  area,
  locale,
}: Pick<StoredLead, "name" | "area" | "locale">): Partial<NewWebsite> {
  const field = nameField(name, locale);
  return {
    [field]: name.trim(),
    ...(field === "nameEn" && { desiredUrl: slugFromName(name) }),
    areas: parseCities(area).join(", "),
    state: stateOf(area),
    locale,
  };
}

/** Selects the name field by script; Han characters alone by the language of the form. */
function nameField(name: string, locale: StoredLead["locale"]): "nameKr" | "nameEn" | "nameJa" {
  if (/\p{sc=Hangul}/u.test(name)) return "nameKr";
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return "nameJa";
  if (/\p{sc=Han}/u.test(name)) return locale === "ko" ? "nameKr" : "nameJa";
  return "nameEn";
}

const statesByCounty = { Orange: "CA", "Los Angeles": "CA", Fulton: "GA", Gwinnett: "GA" } as const;

/** The state of all known cities; empty when ambiguous. */
function stateOf(area: string): ActivityState | "" {
  const states = new Set(
    parseCities(area).flatMap((city) => {
      const county = getCounty(city);
      return county === "" ? [] : [statesByCounty[county]];
    }),
  );
  const [only] = states;
  return states.size === 1 && only ? only : "";
}
