import { byHand } from "@realtor/profile/rules/market-rules";
import type { Listing } from "../home/listing.schema.ts";
import { instantAt } from "../showing/zoned-time.ts";
import type { ListingContent } from "./document.schema.ts";
import { shownPhotos } from "./photos.ts";
import {
  alterations,
  captions,
  leaseTerms,
  openHouseNotes,
  pets as petNames,
  statusNames,
  subTypeNames,
} from "./vocabulary.ts";

/** Whose home it is. */
export interface ListingAgent {
  name: string;
  license: string;
  phone?: string | undefined;
}

/** The time zone of a home by its state. */
const zones = { CA: "America/Los_Angeles", GA: "America/New_York" } as const;

export function zoneOf({ state }: Pick<ListingContent, "state">): string {
  return zones[state ?? "CA"];
}

/** The listing that a home by hand is, as a feed would send it; complete or not. */
export function toRecord(
  listingKey: string,
  content: ListingContent,
  agent: ListingAgent,
  modifiedAt: Date,
): Listing {
  const { offer, status = "active", kind } = content;
  const isLease = offer === "rent";
  const isComing = status === "comingSoon";
  const photos = shownPhotos(content);
  return clean({
    listingKey,
    originatingSystemName: byHand,
    standardStatus: statusNames[status],
    propertyType: isLease ? "ResidentialLease" : kind === "land" ? "Land" : "Residential",
    propertySubType: kind && kind !== "land" ? subTypeNames[kind] : undefined,
    listPrice: content.price,
    closePrice:
      status === "closed" && content.hidesClosePrice !== "Y" ? content.closePrice : undefined,
    closeDate: status === "closed" ? content.closedOn : undefined,
    ...(isLease && {
      leaseAmount: content.price,
      leaseAmountFrequency: "Monthly",
      leaseTerm: content.leaseTerm && leaseTerms[content.leaseTerm],
      availabilityDate: content.availableFrom,
      securityDeposit: content.deposit,
      petsAllowed: content.pets?.map((code) => petNames[code]),
    }),
    listingContractDate: content.listedOn,
    onMarketDate: isComing ? content.showingsFrom : content.listedOn,
    ...toPlace(content),
    internetEntireListingDisplayYN: true,
    bedroomsTotal: content.bedrooms,
    ...(content.bathrooms !== undefined && {
      bathroomsTotalInteger: Math.ceil(content.bathrooms),
      bathroomsFull: Math.floor(content.bathrooms),
      bathroomsHalf: Number.isInteger(content.bathrooms) ? 0 : 1,
    }),
    livingArea: content.livingArea,
    lotSizeSquareFeet: content.lotSize,
    yearBuilt: content.yearBuilt,
    stories: content.stories,
    garageSpaces: content.garageSpaces,
    associationFee: content.fee,
    associationFeeFrequency: content.fee === undefined ? undefined : "Monthly",
    taxAnnualAmount: content.taxAmount,
    taxYear: content.taxYear,
    rooms: content.rooms?.map(({ type, level, length, width, features }) => ({
      roomType: type,
      roomLevel: level,
      roomLength: length,
      roomWidth: width,
      roomFeatures: features,
    })),
    heating: content.heating,
    cooling: content.cooling,
    roof: content.roof,
    waterSource: content.waterSource,
    sewer: content.sewer,
    parkingFeatures: content.parkingFeatures,
    view: content.view,
    constructionMaterials: content.constructionMaterials,
    interiorFeatures: content.interiorFeatures,
    openHouses: content.openHouses?.map(({ id, date, start, end, note }) => ({
      openHouseKey: id,
      openHouseDate: date,
      openHouseStartTime: toInstant(date, start, zoneOf(content)),
      openHouseEndTime: toInstant(date, end, zoneOf(content)),
      openHouseStatus: "Active",
      openHouseRemarks: note && openHouseNotes[note],
    })),
    photosCount: photos.length,
    media: photos.map(({ url }, order) => {
      const { caption, altered = [], original } = content.photoDetails?.[url] ?? {};
      return {
        mediaURL: url,
        order,
        mediaCategory: "Photo",
        ...(caption && { shortDescription: captions[caption] }),
        ...(altered.length > 0 && {
          mediaAlteration: altered.map((code) => alterations[code]),
          originalURL: original,
        }),
      };
    }),
    virtualTourURLUnbranded: content.tourUrl,
    videoURL: content.videoUrl,
    floorPlanURLs: content.plans,
    publicRemarks: confirmedWords(content)["en"]?.description,
    words: confirmedWords(content),
    listAgentFullName: agent.name,
    listAgentStateLicense: agent.license,
    listOfficeName: content.brokerageName,
    listOfficeStateLicense: content.brokerageLicense,
    attributionContact: agent.phone,
    modificationTimestamp: modifiedAt.toISOString(),
  });
}

/** The place of a home; of a hidden address the city only, since anyone can read a record. */
function toPlace(content: ListingContent) {
  const { street, unit, city, county, state, postalCode, latitude, longitude } = content;
  const area = { city, countyOrParish: county, stateOrProvince: state };
  if (content.hidesAddress === "Y") return { ...area, internetAddressDisplayYN: false };
  const address = [
    [street, unit && `#${unit.replace(/^#/, "")}`].filter(Boolean).join(" "),
    city,
    [state, postalCode].filter(Boolean).join(" "),
  ];
  return {
    ...area,
    unparsedAddress: street ? address.filter(Boolean).join(", ") : undefined,
    unitNumber: unit,
    postalCode,
    latitude,
    longitude,
    internetAddressDisplayYN: true,
  };
}

/** Removes keys without a value. The three that a listing requires always have one. */
function clean(record: Record<string, unknown>): Listing {
  const given = Object.entries(record).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(given) as Listing;
}

function toInstant(date: string, time: string, zone: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const hourAt = Date.parse(instantAt(date, hour, zone));
  return new Date(hourAt + minute * 60_000).toISOString();
}

type ConfirmedWords = Partial<
  Record<"ko" | "en" | "ja", { sentence?: string | undefined; description?: string | undefined }>
>;

/** The agent's words without drafts of a translation. */
export function confirmedWords({ words = {} }: Pick<ListingContent, "words">): ConfirmedWords {
  const languages = (["ko", "en", "ja"] as const).flatMap((lang) => {
    const { sentence = "", description = "", isConfirmed = "Y" } = words[lang] ?? {};
    if (isConfirmed === "N" || (sentence.trim() === "" && description.trim() === "")) return [];
    const given = { ...(sentence && { sentence }), ...(description && { description }) };
    return [[lang, given] as const];
  });
  return Object.fromEntries(languages);
}
