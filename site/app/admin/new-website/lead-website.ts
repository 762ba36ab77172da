import type { StoredLead } from "@realtor/api/leads";
import { type ActivityState, countyOf } from "@realtor/api/rules";
import { addressFrom, citiesOf, type NewWebsite } from "./new-website.ts";

/** A homepage as the person asked for it: name, areas and language. The rest is typed in. */
export function leadWebsite({
  name,
  area,
  locale,
}: Pick<StoredLead, "name" | "area" | "locale">): Partial<NewWebsite> {
  const field = nameField(name, locale);
  return {
    [field]: name.trim(),
    ...(field === "nameEn" && { desiredUrl: addressFrom(name) }),
    areas: citiesOf(area).join(", "),
    state: stateOf(area),
    locale,
  };
}

/** By its script; Chinese characters alone by the language of the form. */
function nameField(name: string, locale: StoredLead["locale"]): "nameKr" | "nameEn" | "nameJa" {
  if (/\p{sc=Hangul}/u.test(name)) return "nameKr";
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return "nameJa";
  if (/\p{sc=Han}/u.test(name)) return locale === "ko" ? "nameKr" : "nameJa";
  return "nameEn";
}

const statesByCounty = { Orange: "CA", "Los Angeles": "CA", Fulton: "GA", Gwinnett: "GA" } as const;

/** The state that all cities we know lie in; empty where that leaves a choice. */
function stateOf(area: string): ActivityState | "" {
  const states = new Set(
    citiesOf(area).flatMap((city) => {
      const county = countyOf(city);
      return county === "" ? [] : [statesByCounty[county]];
    }),
  );
  const [only] = states;
  return states.size === 1 && only ? only : "";
}
