import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { formatTemplate, labelsFor } from "@realtor/ui/labels";
import { firstImage, homeAddress, type ListingContent, priceText } from "@realtor/ui/listing";
import { imageSrcSet } from "#app/data/image-url.ts";
import type { Agent } from "#app/data/read-agent.ts";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import { listingFormats } from "#app/i18n/formats/listing-formats.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { agentHome, pageLinks } from "#app/seo/page-links.ts";
import { seoWidths, trimText } from "#app/seo/trim-text.ts";
import { listingGraph } from "./listing-graph.ts";
import { listingPath } from "./listing-links.ts";
import { listingShareImage } from "./listing-share-card.ts";

interface HeadOptions {
  profile: RealtorProfile;
  read: Pick<Agent, "design">;
  state: HomeState;
  /** The home is of another agent: it is on many websites, and its share image is not ours. */
  isOther: boolean;
}

/** Title, description, links and structured data of a listing page. */
export function listingHead(
  content: ListingContent,
  address: PageAddress,
  { profile, read, state, isOther }: HeadOptions,
): Head {
  const { home, agent, words, locale } = content;
  const { listings } = labelsFor(locale).homepage;
  const formats = listingFormats(locale, state);
  const name = agent.name.displayName.text;
  const price = priceText(home, listings, formats.money);
  const title =
    trimText([homeAddress(home), price, name].join(" | "), seoWidths.title) ?? homeAddress(home);
  const facts = [
    home.bedrooms !== null && formatTemplate(listings.beds, { n: formats.number(home.bedrooms) }),
    home.bathrooms !== null &&
      formatTemplate(listings.baths, { n: formats.number(home.bathrooms) }),
    home.area !== null && formats.area(home.area),
  ].filter(Boolean);
  const description = trimText(
    [facts.join(", "), words.sentence?.replace(/[.。]$/, ""), homeAddress(home), price]
      .filter(Boolean)
      .join(". "),
    seoWidths.description,
  );
  const { key, slug } = home;
  const path = listingPath({ home: agentHome(profile, address), key, slug });
  const links = pageLinks({ ...address, path });
  const isIndexed = !profile.isSample && !isOther;
  const image = firstImage(content);
  const srcSet = image && imageSrcSet(image.photo.url, image.maxWidth);
  return {
    title,
    description,
    siteName: name,
    canonical: links.canonical,
    alternates: isIndexed ? links.alternates : [],
    index: isIndexed,
    image: isOther
      ? undefined
      : listingShareImage(content, {
          desiredUrl: profile.desiredUrl,
          mainColor: read.design.mainColor,
          state,
          origin: address.origin,
          alt: [homeAddress(home), price].join(", "),
        }),
    preload: image && srcSet ? [{ srcSet, sizes: image.sizes }] : [],
    graph: listingGraph(content, {
      canonical: links.canonical ?? "",
      lang: htmlLang(locale),
      title,
      description,
      origin: address.origin,
    }),
  };
}
