import type { Lang, ListingType, Locale } from "../labels/labels.ts";
import type {
  ContactLink,
  HomepageContent,
  LocalText,
  Name,
  Photo,
  Region,
  Stats,
} from "./homepage-content.ts";
import { langs } from "../labels/langs.ts";
import { isLongName, isVerticalName, getMonogram } from "./name-layout.ts";
import { cleanText, pickText, readLatinName, readNameText } from "./read-profile.ts";
import { placeName } from "./place-names.ts";
import { legalLines } from "../legal/legal-lines.ts";
import type { ProviderFacts } from "../legal/legal-facts.ts";
import { readBrokerage, readLegalFacts } from "./read-legal-facts.ts";
import { type ListingsInput, prepareListings } from "./prepare-listings.ts";
import { prepareSections } from "./prepare-sections.ts";
import type { ProfileInput } from "./profile-input.ts";
import { mailLink, phoneLink, webLink } from "./safe-link.ts";
import { isTemplateId } from "./template-ids.ts";
import { parseVideoId } from "../components/video-facade/video-id.ts";

function readName(profile: ProfileInput, lang: Lang): Name {
  const latin = readLatinName(profile);
  const displayName: LocalText = readNameText(profile, lang) ?? { text: "", lang };
  return {
    displayName,
    latinName: latin && displayName.text !== latin ? { text: latin, lang: "en" } : null,
    monogram: getMonogram(displayName.text),
    isLong: isLongName(displayName.text, displayName.lang),
    isVertical: lang === "ja" && isVerticalName(displayName.text, displayName.lang),
  };
}

/** Full-size photos of a path, in stored order. */
function fullSizePhotos(profile: ProfileInput, path: string): Photo[] {
  const points = profile.presentation?.focalPoints;
  return (profile.photos ?? [])
    .filter(
      (photo) => photo.path === path && photo.imageType === "fullsize" && cleanText(photo.url),
    )
    .map(({ url }) => ({ url, focus: points?.[url] ?? points?.[path] ?? null }));
}

/** Whole years between two YYYY-MM-DD dates; null if invalid or less than one. */
function yearsBetween(start: string | null | undefined, end: string): number | null {
  const from = /^(\d{4})-(\d\d)-(\d\d)/.exec(cleanText(start) ?? "");
  const to = /^(\d{4})-(\d\d)-(\d\d)/.exec(end);
  if (!from || !to) return null;
  const anniversaryPassed = `${to[2]}${to[3]}` >= `${from[2]}${from[3]}`;
  const years = Number(to[1]) - Number(from[1]) - (anniversaryPassed ? 0 : 1);
  return years > 0 ? years : null;
}

const positive = (value: number | null | undefined) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;

function readStats(profile: ProfileInput, today: string): Stats | null {
  const stats = {
    salesCount: positive(profile.salesCount),
    lastYearTotal: positive(profile.lastYearSalesTotal),
    years: yearsBetween(profile.careerStart, cleanText(profile.careerEnd) ?? today),
    year: Number(today.slice(0, 4)) - 1,
  };
  const known = [stats.salesCount, stats.lastYearTotal, stats.years].filter(
    (figure) => figure !== null,
  );
  return known.length >= 2 ? stats : null;
}

function readRegions(profile: ProfileInput, lang: Lang): Region[] {
  const regions = new Map<string, Region>();
  for (const { state, city, neighborhood } of profile.activityRegion ?? []) {
    const english = cleanText(city) ?? cleanText(neighborhood);
    if (!english || (state !== "CA" && state !== "GA")) continue;
    const localName = lang === "en" ? null : placeName(english, lang);
    regions.set(`${english.toLowerCase()} ${state}`, {
      displayName: localName ? { text: localName, lang } : { text: english, lang: "en" },
      english: localName ? english : null,
      state,
    });
  }
  return [...regions.values()];
}

const supportedLanguages: Readonly<Record<string, Lang>> = { ko: "ko", en: "en", ja: "ja" };

/** Languages in the agent's order. The region of a tag such as "ko-KR" is ignored. */
function readLanguages(profile: ProfileInput): Lang[] {
  const tags = profile.presentation?.languages ?? [];
  const known = tags.flatMap(
    (tag) => supportedLanguages[tag.trim().slice(0, 2).toLowerCase()] ?? [],
  );
  return [...new Set(known)];
}

/** Channel order by language. */
const channelOrder: Record<Lang, readonly ContactLink["channel"][]> = {
  ko: ["kakao", "line", "instagram", "youtube", "phone", "text", "email"],
  en: ["phone", "text", "email", "kakao", "line", "instagram", "youtube"],
  ja: ["line", "kakao", "instagram", "youtube", "phone", "text", "email"],
};

function readContacts(profile: ProfileInput, lang: Lang): ContactLink[] {
  const addresses: Record<ContactLink["channel"], string | null> = {
    kakao: webLink(profile.kakaoLink),
    line: webLink(profile.presentation?.lineLink),
    instagram: webLink(profile.snsInstagramUrl),
    youtube: webLink(profile.snsYoutubeUrl),
    phone: phoneLink(profile.contactPhone),
    text: phoneLink(profile.contactPhone, "sms"),
    email: mailLink(profile.email),
  };
  return channelOrder[lang].flatMap((channel) => {
    const href = addresses[channel];
    return href ? [{ channel, href, external: href.startsWith("http") }] : [];
  });
}

export type PrepareOptions = {
  /** Current date, YYYY-MM-DD in the agent's time zone. */
  today: string;
  /** The listings tab in the URL. */
  listing?: ListingType | null;
  /** Profiles of team members by `desiredUrl`. */
  team?: Readonly<Record<string, ProfileInput>>;
  /** Operator of the platform; without it the legal lines show placeholders. */
  provider?: ProviderFacts;
};

/**
 * Converts a stored profile and its listings to the content of a template in one language. Pure, and
 * never throws: incomplete profiles result in null or empty fields. Texts fall back to other languages;
 * links with unsafe schemes are dropped.
 */
export function prepareHomepage(
  profile: ProfileInput,
  listings: ListingsInput,
  locale: Locale,
  { today, listing, team, provider }: PrepareOptions,
): HomepageContent {
  const lang = langs[locale];
  const presentation = profile.presentation;
  const name = readName(profile, lang);
  const gallery = fullSizePhotos(profile, "gallery");
  const cover = fullSizePhotos(profile, "top")[0] ?? gallery[0] ?? null;
  const recommended = parseVideoId(profile.recommendedYoutubeUrl);
  const template = presentation?.template;
  const facts = readLegalFacts(profile, listings, { locale, lang, provider });
  const { identity, statements, listings: listingNotes, marks } = legalLines(facts);
  return {
    locale,
    lang,
    template: isTemplateId(template) ? template : "portrait",
    darkHero: profile.designMainDarkMode === "Y",
    darkContent: profile.contentDarkMode === "Y",
    name,
    tagline: pickText(lang, {
      ko: presentation?.taglineKr,
      en: presentation?.taglineEn,
      ja: presentation?.taglineJa,
    }),
    portrait: fullSizePhotos(profile, "id")[0] ?? null,
    cover,
    logo: fullSizePhotos(profile, "logo")[0] ?? null,
    facts: {
      brokerage: readBrokerage(profile, lang),
      license: cleanText(profile.licenseNumber),
      languages: readLanguages(profile),
    },
    stats: readStats(profile, today),
    about: pickText(lang, {
      ko: profile.aboutMeKr,
      en: profile.aboutMeEn,
      ja: presentation?.aboutMeJa,
    }),
    listings: prepareListings(listings, listing, today),
    gallery,
    regions: readRegions(profile, lang),
    video: recommended
      ? {
          id: recommended,
          title: pickText(lang, {
            ko: presentation?.videoTitleKr,
            en: presentation?.videoTitleEn,
            ja: presentation?.videoTitleJa,
          }),
          poster: cover,
        }
      : null,
    sections: prepareSections(profile.additionalSections, {
      lang,
      poster: cover,
      photo: fullSizePhotos(profile, "id2")[0] ?? gallery[4] ?? null,
      nameOf: (desiredUrl) => {
        const member = team?.[desiredUrl];
        return member ? readName(member, lang).displayName : null;
      },
    }),
    contacts: readContacts(profile, lang),
    legal: { identity, statements, listings: listingNotes, marks },
  };
}
