import type { DomainFindings } from "@realtor/api/loaning";
import { isNotNull } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

import { realtors } from "./realtors.ts";

const timestampColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * The own domain that each website claims, and its proof; see `docs/spec/hosts.md#proof-of-control`.
 * Any number of websites may claim a host; one has proved it.
 */
export const ownDomains = pgTable(
  "own_domains",
  {
    realtorId: text()
      .primaryKey()
      .references(() => realtors.id, { onDelete: "cascade" }),
    /** In lower case, with a non-default port. */
    host: text().notNull(),
    /** What the TXT record or the file must contain; new for each host. */
    token: text().notNull(),
    /** Start of the schedule of an unproved claim: when it was made or last asked for. */
    askedAt: timestampColumn().notNull(),
    /** Since when the domain serves this website; null without a proof. */
    provedAt: timestampColumn(),
    /** The last check that found a proof; null while only the migration or the seed vouches for it. */
    confirmedAt: timestampColumn(),
    checkedAt: timestampColumn(),
    /** Time of the next check, also the lease of a running one; null for no more checks. */
    nextCheckAt: timestampColumn(),
    /** The first of the failed checks of a proved domain. */
    failingSince: timestampColumn(),
    /** What the last check found; null before the first one, and in rows of earlier releases. */
    findings: jsonb().$type<DomainFindings>(),
  },
  (table) => [
    uniqueIndex("own_domains_proved_host_unique").on(table.host).where(isNotNull(table.provedAt)),
    index().on(table.host),
    index().on(table.nextCheckAt),
  ],
);
