import { createHash, randomBytes } from "node:crypto";

import type { ListingContent, ListingDocument, ListingInput } from "@realtor/api/listing";
import { shownPhotos } from "@realtor/api/listing";
import { limits } from "@realtor/api/rules";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingDocuments, listings } from "../db/schema.ts";
import { readMarketLicenses } from "../home/listing-row.ts";
import { isOfAgent } from "../home/shown-homes.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { lockRealtor } from "../loaning/read-realtors.ts";
import type { LoaningContext, StoredRealtor } from "../loaning/stored-realtor.ts";
import { currentContent, lockDocument, serializeDocument, toDocument } from "./documents.ts";
import { applyChanges } from "./save-document.ts";

/**
 * Starts a document: a home by hand, a copy of one, or words for a home of an MLS. Repeating an Idempotency-Key, or
 * asking for words that exist, returns the existing document.
 * @throws {Problem} 403; 404 `realtor.notFound`, `listing.notFound`; 422 for more than 300 homes.
 */
export async function createDocument(
  context: LoaningContext,
  currentUser: CurrentUser,
  { realtorId, listingKey, copyOf, ...changes }: ListingInput,
  idempotencyKey: string | undefined,
): Promise<ListingDocument> {
  return context.db.transaction(async (tx) => {
    // Locked, so that two requests at once do not make two documents.
    const realtor = await lockRealtor(tx, currentUser, realtorId);
    const id = createId(realtorId, idempotencyKey);
    const existing = await findExisting(tx, realtorId, id, listingKey);
    if (existing)
      return serializeDocument(tx, context, { document: toDocument(existing), realtor });
    if (listingKey === undefined) await requireRoom(tx, realtorId);
    else await requireOwnHome(tx, realtor, listingKey);
    const copied = copyOf === undefined ? {} : await copyHome(tx, currentUser, copyOf);
    const now = new Date();
    const row = {
      id,
      realtorId,
      // Short, since it is a part of the home's web address.
      listingKey: listingKey ?? `home-${id.slice(0, 12)}`,
      kind: listingKey === undefined ? ("manual" as const) : ("words" as const),
      published: null,
      draft: applyChanges(copied, changes, { ...context, realtor }),
      hidden: false,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(listingDocuments).values(row);
    return serializeDocument(tx, context, { document: row, realtor });
  });
}

/** The same id for the same key, so that a repeated request finds its document. */
function createId(realtorId: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomBytes(16).toString("hex");
  const text = JSON.stringify([realtorId, idempotencyKey]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

async function findExisting(tx: Db, realtorId: string, id: string, listingKey: string | undefined) {
  const wanted = or(
    eq(listingDocuments.id, id),
    listingKey === undefined ? undefined : eq(listingDocuments.listingKey, listingKey),
  );
  const [row] = await tx
    .select()
    .from(listingDocuments)
    .where(and(eq(listingDocuments.realtorId, realtorId), wanted));
  return row;
}

async function requireRoom(tx: Db, realtorId: string): Promise<void> {
  const count = await tx.$count(
    listingDocuments,
    and(
      eq(listingDocuments.realtorId, realtorId),
      eq(listingDocuments.kind, "manual"),
      isNull(listingDocuments.deletedAt),
    ),
  );
  if (count >= limits.listingsByHand)
    throw new Problem("fields.refused", { errors: [{ pointer: "", code: "list.tooLong" }] });
}

/** @throws {Problem} 404, or 403 for a home of another agent. */
async function requireOwnHome(tx: Db, realtor: StoredRealtor, listingKey: string): Promise<void> {
  const { licenseNumber = "" } = realtor.profile;
  const licenses = readMarketLicenses(String(licenseNumber), "");
  const [home] = await tx
    .select({ isOwn: sql<boolean>`${isOfAgent(licenses, { asBuyersAgent: true })}` })
    .from(listings)
    .where(and(eq(listings.listingKey, listingKey), ne(listings.source, "manual")));
  if (!home) throw new Problem("listing.notFound");
  if (!home.isOwn) throw new Problem("auth.forbidden");
}

/** Everything but the unit, altered photos without original, open houses, status, dates and permission. */
async function copyHome(tx: Db, currentUser: CurrentUser, id: string): Promise<ListingContent> {
  const { document } = await lockDocument(tx, currentUser, id);
  if (document.kind !== "manual" || document.deletedAt) throw new Problem("listing.notFound");
  const {
    unit: _unit,
    openHouses: _openHouses,
    status: _status,
    listedOn: _listedOn,
    showingsFrom: _showingsFrom,
    turnsActive: _turnsActive,
    closedOn: _closedOn,
    closePrice: _closePrice,
    hidesClosePrice: _hidesClosePrice,
    availableFrom: _availableFrom,
    permissionOn: _permissionOn,
    photos = [],
    ...content
  } = currentContent(document);
  const shown = new Set(shownPhotos({ ...content, photos }).map(({ url }) => url));
  const isCopied = (url: string) => content.photoDetails?.[url] === undefined || shown.has(url);
  return { ...content, photos: photos.filter(({ url }) => isCopied(url)) };
}
