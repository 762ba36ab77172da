import type { Brokerage, EtcInfoType } from "@realtor/api/loaning";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import { containsText } from "./read-realtors.ts";

const maxBrokerages = 20;

/** SQL text of an `etcInfo` entry of the public profile; null without one. */
function etcInfoText(type: EtcInfoType) {
  return sql<string | null>`jsonb_path_query_first(${realtors.profile},
    ${`$.etcInfo[*] ? (@.contentType == "${type}").content`}::jsonpath) #>> '{}'`;
}

/**
 * The brokerages that published homepages name, by a part of the name, sorted. Samples, whose license
 * numbers are marked, are not among them.
 */
export async function listBrokerages(db: Db, q: string | undefined): Promise<Brokerage[]> {
  const named = db
    .select({
      name: sql<string>`trim(${etcInfoText("home_list_realtor")})`.as("name"),
      license: sql<string>`coalesce(trim(${etcInfoText("company_license")}), '')`.as("license"),
      phone: sql<string>`coalesce(trim(${etcInfoText("company_phone")}), '')`.as("phone"),
    })
    .from(realtors)
    .where(and(eq(realtors.published, true), isNull(realtors.sampleOrder)))
    .as("named");
  return db
    .select({
      name: named.name,
      license: sql<string>`max(${named.license})`,
      phone: sql<string>`max(${named.phone})`,
    })
    .from(named)
    .where(and(sql`${named.name} <> ''`, q ? containsText(named.name, q.trim()) : undefined))
    .groupBy(named.name)
    .orderBy(sql`lower(${named.name}) collate "C"`)
    .limit(maxBrokerages);
}
