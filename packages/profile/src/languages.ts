import type { Lang } from "./text.ts";
import { type Lens, listAt, textAt, type Wire } from "./wire.ts";

/** Languages that a website can be written in, in menu order. */
export const siteLanguages = ["ko", "en", "ja"] as const satisfies readonly Lang[];

/** Texts that show that an agent wrote in a language. */
const texts: Readonly<Record<Lang, readonly Lens<string>[]>> = {
  ko: [textAt("aboutMeKr"), textAt("presentation", "taglineKr"), ...searchTexts("ko")],
  en: [textAt("aboutMeEn"), textAt("presentation", "taglineEn"), ...searchTexts("en")],
  ja: [
    textAt("presentation", "aboutMeJa"),
    textAt("presentation", "taglineJa"),
    ...searchTexts("ja"),
  ],
};

function searchTexts(lang: Lang): Lens<string>[] {
  return [textAt("seoMeta", lang, "title"), textAt("seoMeta", lang, "description")];
}

/**
 * Returns the languages in which a website is announced to search engines: those with any about,
 * tagline or SEO text, since the others repeat another language's text, and of these the ones that
 * the agent chose for the website. All three for a profile without any text.
 */
export function getContentLangs(profile: Wire): readonly Lang[] {
  const written = siteLanguages.filter((lang) =>
    texts[lang].some(({ get }) => get(profile).trim() !== ""),
  );
  if (written.length === 0) return siteLanguages;
  const chosen = getChosenLangs(profile);
  const announced = written.filter((lang) => chosen.length === 0 || chosen.includes(lang));
  // A published website is announced in one language at least.
  return announced.length > 0 ? announced : written;
}

const chosenLanguages = listAt<unknown>("presentation", "siteLanguages");

/** Returns the languages that the agent chose for the website; empty without a choice. */
export function getChosenLangs(profile: Wire): Lang[] {
  const chosen = chosenLanguages.get(profile);
  return siteLanguages.filter((lang) => chosen.includes(lang));
}

const spokenLanguages = listAt<unknown>("presentation", "languages");
const supported: Readonly<Record<string, Lang>> = { ko: "ko", en: "en", ja: "ja" };

/**
 * Languages that the agent speaks, in the agent's order. The region of a tag such as "ko-KR" is
 * ignored.
 */
export function getSpokenLangs(profile: Wire): Lang[] {
  const known = spokenLanguages
    .get(profile)
    .filter((tag) => typeof tag === "string")
    .flatMap((tag) => supported[tag.trim().slice(0, 2).toLowerCase()] ?? []);
  return [...new Set(known)];
}
