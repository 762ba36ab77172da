import type { Lang } from "@realtor/api/locales";
import { type ListingContent, plainPhotos, type PropertyKind } from "@realtor/ui/listing";
import { imagePath } from "#app/data/image-url.ts";
import { type Graph, graphOf, type Thing } from "#app/seo/structured-data.ts";

interface GraphOptions {
  canonical: string;
  lang: Lang;
  title: string;
  description: string | undefined;
  origin: string;
}

const maxImages = 8;

/** Structured data of a listing page: the listing with its offer, and the home. */
export function listingGraph(
  { home, photos, agent, words, attribution }: ListingContent,
  { canonical, lang, title, description, origin }: GraphOptions,
): Graph {
  const images = plainPhotos(photos)
    .slice(0, maxImages)
    .map(({ url }) => new URL(imagePath(url, 1440), origin).href);
  return graphOf([
    {
      "@type": "RealEstateListing",
      "@id": `${canonical}#listing`,
      url: canonical,
      name: title,
      description: words.sentence ?? description,
      inLanguage: lang,
      image: images,
      dateModified: attribution.asOf,
      identifier: attribution.mlsNumber ?? undefined,
      mainEntity: { "@id": `${canonical}#home` },
      offers: offerOf({ home, agent }),
    },
    {
      "@type": typeOf(home),
      "@id": `${canonical}#home`,
      address: {
        "@type": "PostalAddress",
        streetAddress: home.street ?? undefined,
        addressLocality: home.city ?? undefined,
        addressRegion: home.state ?? undefined,
        postalCode: home.postalCode ?? undefined,
        addressCountry: "US",
      },
      numberOfBedrooms: home.bedrooms ?? undefined,
      numberOfBathroomsTotal: home.bathrooms ?? undefined,
      yearBuilt: home.kind === "land" ? undefined : (home.yearBuilt ?? undefined),
      floorSize:
        home.area === null
          ? undefined
          : { "@type": "QuantitativeValue", value: home.area, unitCode: "FTK" },
      image: images,
    },
  ]);
}

/** The type of a home; a lot is a place, and a home of an unknown kind any accommodation. */
function typeOf({ kind }: ListingContent["home"]): string {
  const types: Record<PropertyKind, string> = {
    house: "SingleFamilyResidence",
    condo: "Apartment",
    townhouse: "House",
    multi: "Accommodation",
    manufactured: "House",
    land: "Place",
  };
  return kind === null ? "Accommodation" : types[kind];
}

/** The offer of a home with a price; none for a home that is no longer offered. */
function offerOf({ home, agent }: Pick<ListingContent, "home" | "agent">): Thing | undefined {
  if (home.price === null || home.type === "sold" || home.type === "rented") return undefined;
  return {
    "@type": "Offer",
    price: home.price,
    priceCurrency: "USD",
    availability: `https://schema.org/${availabilityOf(home)}`,
    businessFunction:
      home.type === "rent"
        ? "http://purl.org/goodrelations/v1#LeaseOut"
        : "http://purl.org/goodrelations/v1#Sell",
    offeredBy: { "@type": "RealEstateAgent", name: agent.name.displayName.text },
  };
}

function availabilityOf({ status }: ListingContent["home"]): string {
  if (status === "comingSoon") return "PreSale";
  return status === "pending" ? "LimitedAvailability" : "InStock";
}
