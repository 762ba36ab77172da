import type { ListingContent } from "@realtor/api/listing";
import {
  checkListing,
  getAddressKey,
  type ListingAgent,
  toRecord,
  zoneOf,
} from "@realtor/api/listing";
import { wallTime } from "@realtor/api/showing";
import { authorities, readLicenses } from "@realtor/profile/licenses";
import { activityStates } from "@realtor/profile/rules/market";
import { fields } from "@realtor/profile/fields";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingDocuments, listings } from "../db/schema.ts";
import { toListingRow } from "../home/listing-row.ts";
import { Problem } from "../http/problem.ts";
import type { StoredRealtor } from "../loaning/stored-realtor.ts";
import { findDuplicate, type OwnedDocument, type StoredDocument, toDocument } from "./documents.ts";
import { recordEvents } from "./listing-events.ts";

/**
 * Requires what a public home needs; `before` is what visitors see now.
 * @throws {Problem} 422 `listing.incomplete` with a pointer for each missing part; 409 `listing.duplicate`.
 */
export async function requireComplete(
  tx: Db,
  owned: OwnedDocument,
  before: ListingContent | null,
): Promise<void> {
  const { document } = owned;
  if (document.kind !== "manual") return;
  const content = document.draft ?? document.published ?? {};
  const today = wallTime(new Date(), zoneOf(content)).date;
  const errors = checkListing(content, today).filter(
    // A home that is public keeps the first showing day that has come.
    ({ pointer, code }) =>
      !(
        pointer === "/showingsFrom" &&
        code === "date.past" &&
        before?.status === "comingSoon" &&
        before.showingsFrom === content.showingsFrom
      ),
  );
  if (errors.length > 0) throw new Problem("listing.incomplete", { errors });
  if ((await findDuplicate(tx, owned)) !== null) throw new Problem("listing.duplicate");
}

/** Writes the row of a public home by hand, and the events of its changes. A document of words has no row. */
export async function writeHome(
  tx: Db,
  { document, realtor }: OwnedDocument,
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  const { listingKey, published, kind } = document;
  if (kind !== "manual" || published === null) return;
  const [before] = await tx.select().from(listings).where(eq(listings.listingKey, listingKey));
  const record = toRecord(listingKey, published, agentOf(realtor, published), at);
  const row = {
    ...toListingRow(
      { ...record, ...readPriceChange(before?.record, record, at) },
      {
        source: "manual",
      },
    ),
    sourceKey: document.id,
    // The record of a hidden address has none.
    addressKey: getAddressKey(published),
  };
  await tx
    .insert(listings)
    .values(row)
    .onConflictDoUpdate({ target: listings.listingKey, set: { ...row, goneAt: null } });
  await recordEvents(tx, { before: before?.record, after: row.record, listingKey, at, by });
}

/** A home that leaves the page stays known as withdrawn. */
export async function withdrawHome(
  tx: Db,
  { listingKey }: Pick<StoredDocument, "listingKey">,
): Promise<void> {
  await tx
    .update(listings)
    .set({ standardStatus: "Withdrawn", searchType: null })
    .where(and(eq(listings.listingKey, listingKey), eq(listings.source, "manual")));
}

/** The price before the last change and its time, also after a later save without one. */
function readPriceChange(
  before: Readonly<Record<string, unknown>> | undefined,
  { listPrice }: { listPrice?: number | null | undefined },
  at: Date,
) {
  if (!before) return { originalListPrice: listPrice };
  const { originalListPrice, previousListPrice, priceChangeTimestamp } = before;
  const former = before["listPrice"];
  if (typeof former === "number" && former !== listPrice)
    return {
      originalListPrice,
      previousListPrice: former,
      priceChangeTimestamp: at.toISOString(),
    };
  return { originalListPrice, previousListPrice, priceChangeTimestamp };
}

/** The agent of a home: with the license of its state. */
function agentOf(
  { profile, userName }: StoredRealtor,
  { state }: Pick<ListingContent, "state">,
): ListingAgent {
  const licenses = readLicenses(fields.license.value.get(profile), state ? [state] : []);
  const wanted = state && authorities[state];
  const { number = "" } = licenses.find(({ authority }) => authority === wanted) ?? {};
  const phone = fields.phone.value.get(profile);
  return { name: userName, license: number, ...(phone && { phone }) };
}

/**
 * Writes the public homes of a website again whose license, name or phone of the agent is another one now. Homes
 * whose website is deleted are not public any more, and need no change.
 */
export async function rewriteHomes(
  tx: Db,
  realtor: StoredRealtor,
  change: { at: Date; by: string },
): Promise<void> {
  const { record } = listings;
  const homes = await tx
    .select({
      id: listingDocuments.id,
      state: listings.state,
      name: sql<string | null>`${record} ->> 'listAgentFullName'`,
      license: sql<string | null>`${record} ->> 'listAgentStateLicense'`,
      phone: sql<string | null>`${record} ->> 'attributionContact'`,
    })
    .from(listingDocuments)
    .innerJoin(listings, eq(listings.listingKey, listingDocuments.listingKey))
    .where(
      and(
        eq(listingDocuments.realtorId, realtor.id),
        eq(listingDocuments.kind, "manual"),
        isNotNull(listingDocuments.published),
        isNull(listingDocuments.deletedAt),
      ),
    );
  const ids = homes
    .filter(({ state, name, license, phone }) => {
      const agent = agentOf(realtor, { state: activityStates.find((one) => one === state) });
      return (
        agent.name !== name ||
        agent.license !== (license ?? "") ||
        agent.phone !== (phone ?? undefined)
      );
    })
    .map(({ id }) => id);
  for (const id of ids) {
    const [row] = await tx.select().from(listingDocuments).where(eq(listingDocuments.id, id));
    if (row) await writeHome(tx, { document: toDocument(row), realtor }, change);
  }
}
