import type { Brokerage } from "@realtor/api/loaning";
import type { brokerageQuery } from "@realtor/api/loaning-schemas";
import { fields } from "@realtor/profile/fields";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { brokerageName, containsText, profileText, realtorsVisibleTo } from "./read-realtors.ts";

const maxBrokerages = 20;
const maxManaged = 200;

/**
 * The brokerages that published websites name, by a part of the name, sorted. Samples, whose license
 * numbers are marked, are not among them. With `managed` those of all websites that the user may manage.
 */
export async function listBrokerages(
  db: Db,
  currentUser: CurrentUser,
  { q, managed }: z.infer<typeof brokerageQuery>,
): Promise<Brokerage[]> {
  const named = db
    .select({
      name: brokerageName().as("name"),
      license: sql<string>`coalesce(trim(${profileText(fields.companyLicense.value)}), '')`.as(
        "license",
      ),
      phone: sql<string>`coalesce(trim(${profileText(fields.companyPhone.value)}), '')`.as("phone"),
    })
    .from(realtors)
    .where(
      managed
        ? realtorsVisibleTo(currentUser)
        : and(eq(realtors.published, true), isNull(realtors.sampleOrder)),
    )
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
    .limit(managed ? maxManaged : maxBrokerages);
}
