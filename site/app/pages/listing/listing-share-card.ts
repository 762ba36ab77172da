import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { formatTemplate, labelsFor } from "@realtor/ui/labels";
import {
  composeListing,
  findHomeState,
  homePlace,
  type ListingContent,
  listingLabelsFor,
  priceText,
  plainPhotos,
} from "@realtor/ui/listing";
import { mediaPath } from "#app/data/image-url.ts";
import { listingQuery } from "#app/data/agent-listings.ts";
import { readAgent } from "#app/data/read-agent.ts";
import type { AgentListings } from "#app/data/sources.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import { listingFormats, toOneLine } from "#app/i18n/formats/listing-formats.ts";
import type { Head } from "#app/page.ts";
import { cardColors, type ShareCard, shareSize, shareVersion } from "#app/seo/share-card.ts";
import { trimText } from "#app/seo/trim-text.ts";

/** The share card of a home: photo, price, address, facts and agent. */
export function createListingCard(
  content: ListingContent,
  { mainColor, state }: { mainColor: string; state: HomeState },
): ShareCard {
  const { home, agent, photos, attribution, lang, locale } = content;
  const { listings } = labelsFor(locale).homepage;
  const formats = listingFormats(locale, state);
  const facts = [
    home.bedrooms !== null && formatTemplate(listings.beds, { n: formats.number(home.bedrooms) }),
    home.bathrooms !== null &&
      formatTemplate(listings.baths, { n: formats.number(home.bathrooms) }),
    home.area !== null && formats.area(home.area),
  ];
  const [photo] = plainPhotos(photos);
  const path = photo && mediaPath(photo.url);
  return {
    kind: "home",
    lang,
    colors: cardColors({ mainColor, dark: content.darkHero }),
    status: home.status ? listings.status[home.status] : listingLabelsFor(locale).offer[home.type],
    price: priceText(home, listings, formats.money),
    // Without an address, what the home is.
    street: trimText(home.street ?? (home.city === null ? home.label : null), 80) ?? null,
    place: trimText(homePlace(home) ?? home.city, 60) ?? null,
    // Lines end between two facts only: a number stays with its unit.
    facts: facts.flatMap((fact) => (fact ? toOneLine(fact) : [])).join(" · "),
    name: {
      text: trimText(agent.name.displayName.text, 40) ?? "",
      lang: agent.name.displayName.lang,
    },
    line: trimText(attribution.listedBy, 70) ?? null,
    monogram: agent.name.monogram,
    photo: path ? { path, focus: photo.focus } : null,
  };
}

/** The share card of a home in a language; null if the agent has no such listing. */
export function loadListingCard(
  profile: RealtorProfile,
  loaded: AgentListings,
  key: string,
  { locale, now }: { locale: Locale; now: Date },
): ShareCard | null {
  const listings = { ...loaded, market: listingQuery(profile)?.market ?? "" };
  const state = findHomeState(listings, key);
  const read = readAgent(profile, locale);
  const content = composeListing(read, listings, key, locale, {
    now: now.toISOString(),
    today: dateInState(now, state),
  });
  return content && createListingCard(content, { mainColor: read.design.mainColor, state });
}

/** `og:image` of a listing page. */
export function listingShareImage(
  content: ListingContent,
  options: { desiredUrl: string; mainColor: string; state: HomeState; origin: string; alt: string },
): NonNullable<Head["image"]> {
  const { desiredUrl, origin, alt } = options;
  const version = shareVersion(createListingCard(content, options));
  const path = `${desiredUrl}/homes/${encodeURIComponent(content.home.key)}.jpg`;
  return { url: `${origin}/share/${content.locale}/${path}?v=${version}`, ...shareSize, alt };
}
