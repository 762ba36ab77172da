import { onMarketStatuses, withdrawnStatuses } from "@realtor/api/home";
import type { ListingMedia } from "@realtor/api/home";
import { getCounty } from "@realtor/api/rules";

import type { LookupName } from "./lookups.ts";
import { mapMedia } from "./map-media.ts";
import { readPartyKeys, toState } from "./map-party.ts";
import type { PartyKeys } from "./map-party.ts";
import { isRecord, readKey } from "./odata-page.ts";
import type { RawRecord } from "./odata-page.ts";
import { createFieldReader } from "./repair.ts";
import type { FieldReader, ProblemCode } from "./repair.ts";
import type { FeedSettings } from "./settings.ts";

/** A record of Property as a listing of the contract, without what others say of it. */
export interface MappedProperty {
  sourceKey: string;
  modified: string | null;
  /** The market took it down, or may not show it to anyone. */
  isGone: boolean;
  /** It lacks what decides where it is shown. */
  isHidden: boolean;
  listing: Record<string, unknown> & { listingKey: string };
  keys: PartyKeys;
  /** Undefined if the record was sent without. */
  media: ListingMedia[] | undefined;
  problems: readonly ProblemCode[];
}

interface MapContext {
  feed: Pick<FeedSettings, "id" | "name" | "state" | "photos" | "photoHosts" | "statuses">;
  lookupName: LookupName;
}

const texts = [
  ["ListingId", "listingId"],
  ["VirtualTourURLUnbranded", "virtualTourURLUnbranded"],
  ["LeaseAmountFrequency", "leaseAmountFrequency"],
  ["City", "city"],
  ["PostalCode", "postalCode"],
  ["AssociationFeeFrequency", "associationFeeFrequency"],
  ["ListAgentFullName", "listAgentFullName"],
  ["ListAgentStateLicense", "listAgentStateLicense"],
  ["CoListAgentFullName", "coListAgentFullName"],
  ["CoListAgentStateLicense", "coListAgentStateLicense"],
  ["BuyerAgentFullName", "buyerAgentFullName"],
  ["BuyerAgentStateLicense", "buyerAgentStateLicense"],
  ["ListOfficeName", "listOfficeName"],
  ["AttributionContact", "attributionContact"],
] as const;

const prices = [
  ["ListPrice", "listPrice"],
  ["ClosePrice", "closePrice"],
  ["OriginalListPrice", "originalListPrice"],
  ["PreviousListPrice", "previousListPrice"],
  ["LeaseAmount", "leaseAmount"],
] as const;

const amounts = [
  ["DaysOnMarket", "daysOnMarket"],
  ["BedroomsTotal", "bedroomsTotal"],
  ["BathroomsTotalInteger", "bathroomsTotalInteger"],
  ["BathroomsFull", "bathroomsFull"],
  ["BathroomsHalf", "bathroomsHalf"],
  ["GarageSpaces", "garageSpaces"],
  ["TaxAnnualAmount", "taxAnnualAmount"],
  ["AssociationFee", "associationFee"],
] as const;

const years = [
  ["YearBuilt", "yearBuilt"],
  ["YearBuiltEffective", "yearBuiltEffective"],
  ["TaxYear", "taxYear"],
] as const;

const days = [
  ["ListingContractDate", "listingContractDate"],
  ["OnMarketDate", "onMarketDate"],
  ["CloseDate", "closeDate"],
  ["BackOnMarketDate", "backOnMarketDate"],
] as const;

const times = [
  ["PriceChangeTimestamp", "priceChangeTimestamp"],
  ["StatusChangeTimestamp", "statusChangeTimestamp"],
  ["MajorChangeTimestamp", "majorChangeTimestamp"],
  ["ModificationTimestamp", "modificationTimestamp"],
] as const;

const lookups = [
  ["PropertySubType", "propertySubType"],
  ["MajorChangeType", "majorChangeType"],
] as const;

const lookupLists = [
  ["Heating", "heating"],
  ["Cooling", "cooling"],
  ["Roof", "roof"],
  ["WaterSource", "waterSource"],
  ["Sewer", "sewer"],
  ["ParkingFeatures", "parkingFeatures"],
  ["View", "view"],
  ["ConstructionMaterials", "constructionMaterials"],
  ["InteriorFeatures", "interiorFeatures"],
] as const;

const others = [
  "ListingKey",
  "StandardStatus",
  "MlsStatus",
  "PropertyType",
  "UnparsedAddress",
  "StreetNumber",
  "StreetDirPrefix",
  "StreetName",
  "StreetSuffix",
  "StreetDirSuffix",
  "UnitNumber",
  "CountyOrParish",
  "StateOrProvince",
  "Latitude",
  "Longitude",
  "LivingArea",
  "LivingAreaUnits",
  "BuildingAreaTotal",
  "BuildingAreaUnits",
  "AboveGradeFinishedArea",
  "AboveGradeFinishedAreaUnits",
  "LotSizeSquareFeet",
  "LotSizeAcres",
  "LotSizeArea",
  "LotSizeUnits",
  "Stories",
  "StoriesTotal",
  "PublicRemarks",
  "PhotosCount",
  "ListAgentKey",
  "CoListAgentKey",
  "BuyerAgentKey",
  "ListOfficeKey",
  "InternetEntireListingDisplayYN",
  "InternetAddressDisplayYN",
  "MlgCanView",
] as const;

/** The fields of Property that are read. */
export const propertyFields: readonly string[] = [
  ...others,
  ...[texts, prices, amounts, years, days, times, lookups, lookupLists].flatMap((fields) =>
    fields.map(([name]) => name),
  ),
];

/** The public key of a listing of a feed: two servers may use the same number. */
export function toListingKey(feedId: string, sourceKey: string): string {
  return `${feedId}-${sourceKey}`;
}

/** Maps a record of Property; undefined without a key. */
export function mapProperty(record: RawRecord, context: MapContext): MappedProperty | undefined {
  const sourceKey = readKey(record, "ListingKey");
  if (sourceKey === undefined) return undefined;
  const { feed, lookupName } = context;
  const reader = createFieldReader(record);
  const listingKey = toListingKey(feed.id, sourceKey);
  const status = readStatus(record, context);
  if (status !== "Delete" && !isKnownStatus(status)) reader.note("status.unknown");
  const propertyType = lookupName("PropertyType", record["PropertyType"]);
  if (propertyType === undefined) reader.note("type.missing");
  const modified = reader.time("ModificationTimestamp");
  if (modified === null) reader.note("time.missing");

  const listing: Record<string, unknown> = {
    ...readAll(texts, (field) => reader.text(field)),
    ...readAll(prices, (field) => reader.price(field)),
    ...readAll(amounts, (field) => reader.number(field)),
    ...readAll(years, (field) => reader.number(field, { min: 1600, max: 2200 })),
    ...readAll(days, (field) => reader.day(field)),
    ...readAll(times, (field) => reader.time(field)),
    ...readAll(lookups, (field) => lookupName(field, record[field]) ?? null),
    ...readAll(lookupLists, (field) => readLookups(reader, field, lookupName)),
    ...readPlace(reader, record, feed.state),
    ...readSizes(reader, lookupName, record),
    stories: reader.number("Stories") ?? reader.number("StoriesTotal"),
    publicRemarks: reader.remarks("PublicRemarks"),
    rooms: readRooms(record["Rooms"], lookupName),
    internetEntireListingDisplayYN: reader.flag("InternetEntireListingDisplayYN"),
    photosCount: reader.number("PhotosCount"),
  };
  const media =
    "Media" in record
      ? mapMedia(record["Media"], { feed, listingKey, lookupName, reader })
      : undefined;
  const known = Object.entries(listing).filter(([, value]) => value !== null);
  return {
    sourceKey,
    modified,
    isGone: status === "Delete" || reader.flag("MlgCanView") === false,
    isHidden: propertyType === undefined,
    listing: {
      listingKey,
      standardStatus: status ?? "Unknown",
      propertyType: propertyType ?? "Unknown",
      originatingSystemName: feed.name,
      ...Object.fromEntries(known),
    },
    keys: readPartyKeys(record),
    media,
    problems: [...reader.problems],
  };
}

function readAll<Value>(
  fields: readonly (readonly [field: string, key: string])[],
  read: (field: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(fields.map(([field, key]) => [key, read(field)]));
}

/** The status of RESO, or that of the market where its settings say what it stands for. */
function readStatus(record: RawRecord, { feed, lookupName }: MapContext): string | undefined {
  const standard = lookupName("StandardStatus", record["StandardStatus"]);
  if (standard !== undefined) return standard;
  const own = record["MlsStatus"];
  const mapped = typeof own === "string" ? feed.statuses[own.trim()] : undefined;
  return mapped ?? lookupName("MlsStatus", own);
}

function isKnownStatus(status: string | undefined): boolean {
  return (
    status !== undefined &&
    (status === "Closed" || onMarketStatuses.includes(status) || withdrawnStatuses.includes(status))
  );
}

function readLookups(reader: FieldReader, field: string, lookupName: LookupName): string[] | null {
  const names = reader
    .list(field)
    .map((value) => lookupName(field, value))
    .filter((name) => name !== undefined);
  return names.length === 0 ? null : [...new Set(names)];
}

/** Address and place; only the city if the seller hides the address, or there is none. */
function readPlace(reader: FieldReader, record: RawRecord, feedState: string) {
  const city = reader.text("City");
  const county = reader.text("CountyOrParish")?.replace(/\s+county$/i, "") ?? getCounty(city ?? "");
  const place = {
    countyOrParish: county === "" ? null : county,
    stateOrProvince: toState(reader.text("StateOrProvince")) ?? feedState,
  };
  const address = reader.text("UnparsedAddress") ?? joinAddress(reader);
  const isHidden = reader.flag("InternetAddressDisplayYN") === false;
  if (address === null && !isHidden) reader.note("address.missing");
  if (isHidden || address === null)
    return { ...place, postalCode: null, internetAddressDisplayYN: false };
  return {
    ...place,
    ...readCoordinates(reader, record),
    unparsedAddress: address,
    unitNumber: reader.text("UnitNumber"),
    internetAddressDisplayYN: true,
  };
}

function joinAddress(reader: FieldReader): string | null {
  if (reader.text("StreetName") === null) return null;
  const street = [
    "StreetNumber",
    "StreetDirPrefix",
    "StreetName",
    "StreetSuffix",
    "StreetDirSuffix",
  ].map((field) => reader.text(field));
  const place = [reader.text("StateOrProvince"), reader.text("PostalCode")];
  const unit = reader.text("UnitNumber");
  const join = (parts: readonly (string | null)[], by: string) =>
    parts.filter((part) => part !== null && part !== "").join(by);
  const line = join([join(street, " "), unit === null ? null : `#${unit.replace(/^#/, "")}`], " ");
  return join([line, reader.text("City"), join(place, " ")], ", ");
}

function readCoordinates(reader: FieldReader, record: RawRecord) {
  const isGiven = record["Latitude"] !== null && record["Latitude"] !== undefined;
  const latitude = reader.number("Latitude", { min: -90, max: 90 });
  const longitude = reader.number("Longitude", { min: -180, max: 180 });
  // Programs write 0 for a place that they do not know.
  if (latitude && longitude) return { latitude, longitude };
  if (isGiven) reader.note("place.invalid");
  return {};
}

const squareFeetOf: Readonly<Record<string, number>> = {
  SquareMeters: 10.7639,
  SquareMeter: 10.7639,
  Acres: 43_560,
  Acre: 43_560,
  Hectares: 107_639,
};

/** Areas in square feet: the first that a market fills in. */
function readSizes(reader: FieldReader, lookupName: LookupName, record: RawRecord) {
  const inSquareFeet = (field: string, units: string) => {
    const area = reader.number(field);
    if (area === null || area === 0) return null;
    return Math.round(area * (squareFeetOf[lookupName(units, record[units]) ?? ""] ?? 1));
  };
  const acres = reader.number("LotSizeAcres");
  return {
    livingArea:
      inSquareFeet("LivingArea", "LivingAreaUnits") ??
      inSquareFeet("BuildingAreaTotal", "BuildingAreaUnits") ??
      inSquareFeet("AboveGradeFinishedArea", "AboveGradeFinishedAreaUnits"),
    lotSizeSquareFeet:
      inSquareFeet("LotSizeSquareFeet", "") ??
      (acres ? Math.round(acres * 43_560) : inSquareFeet("LotSizeArea", "LotSizeUnits")),
    lotSizeAcres: acres === 0 ? null : acres,
  };
}

/** Rooms with a known type; their notes are in the language of the agent. */
function readRooms(raw: unknown, lookupName: LookupName) {
  if (!Array.isArray(raw)) return null;
  const rooms = raw.filter(isRecord).flatMap((room) => {
    const roomType = lookupName("RoomType", room["RoomType"]);
    if (roomType === undefined) return [];
    const reader = createFieldReader(room);
    const features = readLookups(reader, "RoomFeatures", lookupName);
    const known = Object.entries({
      roomLength: reader.number("RoomLength"),
      roomWidth: reader.number("RoomWidth"),
      roomLengthWidthUnits:
        lookupName("RoomLengthWidthUnits", room["RoomLengthWidthUnits"]) ?? null,
      roomDimensions: reader.text("RoomDimensions"),
      roomLevel: lookupName("RoomLevel", room["RoomLevel"]) ?? null,
      roomDescription: reader.remarks("RoomDescription"),
      roomFeatures: features,
    }).filter(([, value]) => value !== null);
    return [{ roomType, ...Object.fromEntries(known) }];
  });
  return rooms.length === 0 ? null : rooms;
}
