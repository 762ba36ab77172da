import type { Lang, ListingType, Locale } from "../labels/labels.ts";
import type {
  ContactLink,
  HomepageContent,
  LocalText,
  Name,
  Photo,
  Region,
  Stats,
  TemplateId,
} from "./homepage-content.ts";
import { langs } from "../labels/langs.ts";
import { isLongName, isVerticalName, sealOf } from "./name-shape.ts";
import { cleanText } from "./clean-text.ts";
import { pickText } from "./pick-text.ts";
import { placeName } from "./place-names.ts";
import { legalLines } from "../legal/legal-lines.ts";
import type { ProviderFacts } from "../legal/legal-facts.ts";
import { readBrokerage, readLegalFacts } from "./read-legal-facts.ts";
import { readLatinName, readNameText } from "./read-profile.ts";
import { type ListingsInput, prepareListings } from "./prepare-listings.ts";
import { prepareSections } from "./prepare-sections.ts";
import type { ProfileInput } from "./profile-input.ts";
import { mailLink, phoneLink, webLink } from "./safe-link.ts";
import { videoId } from "../components/video-facade/video-id.ts";

const templates: readonly string[] = ["portrait", "panorama", "editorial"] satisfies TemplateId[];

function readName(profile: ProfileInput, lang: Lang): Name {
  const latin = readLatinName(profile);
  const shown: LocalText = readNameText(profile, lang) ?? { text: "", lang };
  return {
    shown,
    second: latin && shown.text !== latin ? { text: latin, lang: "en" } : null,
    seal: sealOf(shown.text),
    long: isLongName(shown.text, shown.lang),
    vertical: lang === "ja" && isVerticalName(shown.text, shown.lang),
  };
}

/** The full-size pictures of one path, in their stored order. */
function photosOf(profile: ProfileInput, path: string): Photo[] {
  const points = profile.presentation?.focalPoints;
  return (profile.photos ?? [])
    .filter(
      (photo) => photo.path === path && photo.imageType === "fullsize" && cleanText(photo.url),
    )
    .map(({ url }) => ({ url, focus: points?.[url] ?? points?.[path] ?? null }));
}

/** Whole years between two YYYY-MM-DD dates; null when they do not make a span. */
function yearsBetween(start: string | null | undefined, end: string): number | null {
  const from = /^(\d{4})-(\d\d)-(\d\d)/.exec(cleanText(start) ?? "");
  const to = /^(\d{4})-(\d\d)-(\d\d)/.exec(end);
  if (!from || !to) return null;
  const passed = `${to[2]}${to[3]}` >= `${from[2]}${from[3]}`;
  const years = Number(to[1]) - Number(from[1]) - (passed ? 0 : 1);
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
  const shown = [stats.salesCount, stats.lastYearTotal, stats.years].filter(
    (figure) => figure !== null,
  );
  return shown.length >= 2 ? stats : null;
}

function readRegions(profile: ProfileInput, lang: Lang): Region[] {
  const regions = new Map<string, Region>();
  for (const { state, city, neighborhood } of profile.activityRegion ?? []) {
    const english = cleanText(city) ?? cleanText(neighborhood);
    if (!english || (state !== "CA" && state !== "GA")) continue;
    const own = lang === "en" ? null : placeName(english, lang);
    regions.set(`${english.toLowerCase()} ${state}`, {
      shown: own ? { text: own, lang } : { text: english, lang: "en" },
      english: own ? english : null,
      state,
    });
  }
  return [...regions.values()];
}

const spoken: Readonly<Record<string, Lang>> = { ko: "ko", en: "en", ja: "ja" };

/** In the agent's order. A tag with a region ("ko-KR") counts as its language. */
function readLanguages(profile: ProfileInput): Lang[] {
  const tags = profile.presentation?.languages ?? [];
  const known = tags.flatMap((tag) => spoken[tag.trim().slice(0, 2).toLowerCase()] ?? []);
  return [...new Set(known)];
}

/** In the order in which readers of each language look for them. */
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

/** What the moment and the address add to a profile. */
export type PrepareOptions = {
  /** The day the page is made, YYYY-MM-DD in the agent's time zone. */
  today: string;
  /** The listings tab asked for by the address. */
  listing?: ListingType | null;
  /** Profiles of the agents a team section names, by `desiredUrl`. */
  team?: Readonly<Record<string, ProfileInput>>;
  /** The company behind the platform; its lines show placeholders without it. */
  provider?: ProviderFacts;
};

/**
 * Turns a stored profile and its listings into what a template shows in one language. Pure and
 * total: any profile, however incomplete, gives a page; nothing is written back. Languages fall
 * back by DECISIONS section 3, links keep only safe schemes, and what is missing is null or empty.
 */
export function prepareHomepage(
  profile: ProfileInput,
  listings: ListingsInput,
  locale: Locale,
  { today, listing, team, provider }: PrepareOptions,
): HomepageContent {
  const lang = langs[locale];
  const look = profile.presentation;
  const name = readName(profile, lang);
  const gallery = photosOf(profile, "gallery");
  const cover = photosOf(profile, "top")[0] ?? gallery[0] ?? null;
  const recommended = videoId(profile.recommendedYoutubeUrl);
  const template = look?.template ?? "";
  const facts = readLegalFacts(profile, listings, { locale, lang, provider });
  const { who, statements, listings: listingNotes, marks } = legalLines(facts);
  return {
    locale,
    lang,
    // The list above is the type's own members.
    template: templates.includes(template) ? (template as TemplateId) : "portrait",
    darkHero: profile.designMainDarkMode === "Y",
    darkContent: profile.contentDarkMode === "Y",
    name,
    tagline: pickText(lang, { ko: look?.taglineKr, en: look?.taglineEn, ja: look?.taglineJa }),
    portrait: photosOf(profile, "id")[0] ?? null,
    cover,
    logo: photosOf(profile, "logo")[0] ?? null,
    facts: {
      brokerage: readBrokerage(profile, lang),
      license: cleanText(profile.licenseNumber),
      languages: readLanguages(profile),
    },
    stats: readStats(profile, today),
    about: pickText(lang, { ko: profile.aboutMeKr, en: profile.aboutMeEn, ja: look?.aboutMeJa }),
    listings: prepareListings(listings, listing, today),
    gallery,
    regions: readRegions(profile, lang),
    video: recommended
      ? {
          id: recommended,
          title: pickText(lang, {
            ko: look?.videoTitleKr,
            en: look?.videoTitleEn,
            ja: look?.videoTitleJa,
          }),
          poster: cover,
        }
      : null,
    sections: prepareSections(profile.additionalSections, {
      lang,
      poster: cover,
      photo: photosOf(profile, "id2")[0] ?? gallery[4] ?? null,
      nameOf: (desiredUrl) => {
        const member = team?.[desiredUrl];
        return member ? readName(member, lang).shown : null;
      },
    }),
    contacts: readContacts(profile, lang),
    legal: { who, statements, listings: listingNotes, marks },
  };
}
