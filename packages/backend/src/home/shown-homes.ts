import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { listingDocuments, listings, realtors } from "../db/schema.ts";
import { licenseWords } from "../db/tables/realtors.ts";
import type { MarketLicense } from "./listing-row.ts";

/**
 * Whether a website with a document about the home of the row meets a condition. No `exists`: the database would
 * read all documents for it.
 */
function hasWebsite(condition: SQL): SQL {
  return sql`coalesce((
    select true from ${listingDocuments} join ${realtors} on ${realtors.id} = ${listingDocuments.realtorId}
    where ${listingDocuments.listingKey} = ${listings.listingKey} and ${listingDocuments.deletedAt} is null
      and ${condition}
    limit 1), false)`;
}

/**
 * Condition: may be displayed on the internet, its source has it, and no listing of a feed took its place. A home by
 * hand is public with its website, unless that hides it.
 */
export function isShown(): SQL {
  const isPublic = hasWebsite(sql`${realtors.published} and not ${listingDocuments.hidden}`);
  return sql`(${listings.displayable} and ${listings.goneAt} is null and ${listings.replacedBy} is null
    and (${listings.source} <> 'manual' or ${isPublic}))`;
}

/** Condition: the website has one of the licenses. */
export function hasLicense(licenses: readonly MarketLicense[]): SQL {
  const numbers = licenses.map(({ number }) => number);
  return sql`${licenseWords(realtors.profile)} && ${sql.param(numbers)}::text[]`;
}

/** Condition: a website with one of the licenses hides the home. */
export function isHiddenBy(licenses: readonly MarketLicense[]): SQL {
  return hasWebsite(sql`${listingDocuments.hidden} and ${hasLicense(licenses)}`);
}

/** Condition: in the lists of an agent with one of the licenses, of whom a buyer's agent has closed ones only. */
export function isListedBy(licenses: readonly MarketLicense[]): SQL | undefined {
  return or(
    and(eq(listings.standardStatus, "Closed"), isOfAgent(licenses, { asBuyersAgent: true })),
    isOfAgent(licenses, { asBuyersAgent: false }),
  );
}

/** Condition: one of the licenses is that of the agent or co-agent, or of the buyer's agent. */
export function isOfAgent(
  licenses: readonly MarketLicense[],
  { asBuyersAgent }: { asBuyersAgent: boolean },
): SQL | undefined {
  if (licenses.length === 0) return sql`false`;
  return or(
    ...licenses.map(({ market, number }) =>
      and(
        // Samples have one number in both states.
        market === "" ? undefined : or(eq(listings.market, market), eq(listings.source, "sample")),
        or(
          eq(listings.listAgentLicense, number),
          eq(listings.coListAgentLicense, number),
          asBuyersAgent ? eq(listings.buyerAgentLicense, number) : undefined,
        ),
      ),
    ),
  );
}
