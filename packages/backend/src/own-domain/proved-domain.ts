import { and, eq, isNotNull } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";

/** Subquery: the id of the homepage that has proved a host. */
export function provedBy(db: Db, host: string) {
  return db
    .select({ realtorId: ownDomains.realtorId })
    .from(ownDomains)
    .where(and(eq(ownDomains.host, host), isNotNull(ownDomains.provedAt)));
}
