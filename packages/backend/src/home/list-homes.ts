import { completeHomeQuery } from "@realtor/api/home";
import type { HomeList, HomePropertyStatus, HomePropertyType } from "@realtor/api/home";
import type { homeQuery } from "@realtor/api/home-schemas";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { z } from "zod";

import { listings } from "../db/schema.ts";
import { serializeListing } from "./home-context.ts";
import type { HomeContext } from "./home-context.ts";
import { searchTypeCondition } from "./search-type-condition.ts";

const statuses: Record<HomePropertyStatus, string[]> = {
  active: ["Active"],
  pending: ["Pending", "ActiveUnderContract"],
  coming_soon: ["ComingSoon"],
  closed: ["Closed"],
};

/** RESO property sub types; land and income property are property types instead. */
const subTypes: Record<Exclude<HomePropertyType, "land">, string[]> = {
  single_family: ["SingleFamilyResidence"],
  condo: ["Condominium", "StockCooperative", "Apartment"],
  townhouse: ["Townhouse"],
  multi_family: ["Duplex", "Triplex", "Quadruplex", "MultiFamily"],
  manufactured: ["ManufacturedHome", "MobileHome"],
};

/**
 * Lists one page of a city's homes. The types `sold` and `rented` imply the status closed, so
 * `propertyStatus` applies only to the other two.
 */
export async function listHomes(
  { db, urls }: HomeContext,
  query: z.infer<typeof homeQuery>,
): Promise<HomeList> {
  const { county, ...rest } = query;
  const whole = completeHomeQuery(county === undefined ? rest : { ...rest, county });
  const closed = whole.type === "sold" || whole.type === "rented";
  const condition = and(
    searchTypeCondition(whole.type),
    closed ? undefined : inArray(listings.standardStatus, statuses[whole.propertyStatus]),
    propertyTypeCondition(whole.propertyType),
    eq(listings.state, whole.state),
    whole.city === "" ? undefined : equalsIgnoreCase(listings.city, whole.city),
    whole.county === "" ? undefined : equalsIgnoreCase(listings.county, whole.county),
    whole.isImageNull === undefined ? undefined : eq(listings.hasImage, whole.isImageNull === "N"),
  );
  const rows = await db
    .select({ record: listings.record })
    .from(listings)
    .where(condition)
    .orderBy(asc(listings.position))
    .limit(whole.homesPerGroup)
    .offset(whole.currentPage * whole.homesPerGroup);
  return {
    homes: rows.map((row) => serializeListing(row.record, urls)),
    currentPage: whole.currentPage,
    homesPerGroup: whole.homesPerGroup,
    totalCount: await db.$count(listings, condition),
  };
}

function propertyTypeCondition(type: HomePropertyType) {
  if (type === "land") return eq(listings.propertyType, "Land");
  const inSubTypes = inArray(listings.propertySubType, subTypes[type]);
  return type === "multi_family"
    ? or(inSubTypes, eq(listings.propertyType, "ResidentialIncome"))
    : inSubTypes;
}

function equalsIgnoreCase(column: typeof listings.city | typeof listings.county, text: string) {
  return eq(sql`lower(${column})`, text.trim().toLowerCase());
}
