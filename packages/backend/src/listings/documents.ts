import { getAddressKey } from "@realtor/api/listing";
import type { ListingContent, ListingDocument } from "@realtor/api/listing";
import { withImageUrls } from "@realtor/api/listing";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingDocuments, listings } from "../db/schema.ts";
import { readMarketLicenses } from "../home/listing-row.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { lockRealtor, readManagedRealtor } from "../loaning/read-realtors.ts";
import type { LoaningContext, StoredRealtor } from "../loaning/stored-realtor.ts";

/** Days for which a deleted document can be restored. */
export const restorableDays = 30;

type Row = typeof listingDocuments.$inferSelect;

/** A document with the content that its schema has validated. */
export type StoredDocument = Omit<Row, "published" | "draft"> & {
  published: ListingContent | null;
  draft: ListingContent | null;
};

/** A document, and the website that it is of. */
export interface OwnedDocument {
  document: StoredDocument;
  realtor: StoredRealtor;
}

/** Content was parsed by `listingContent` before it was stored. */
export function toDocument(row: Row): StoredDocument {
  return row;
}

/** What the agent sees in the form: the draft, or else what is public. */
export function currentContent({
  draft,
  published,
}: Pick<StoredDocument, "draft" | "published">): ListingContent {
  return draft ?? published ?? {};
}

/**
 * Selects a document that the user may manage, and locks its website and it until the transaction ends.
 * @throws {Problem} 404 `listing.notFound`, 403 for one of another agent.
 */
export async function lockDocument(
  tx: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<OwnedDocument> {
  const realtorId = await findRealtorId(tx, id);
  // The website first, as saving it does.
  const realtor = await ofAgent(() => lockRealtor(tx, currentUser, realtorId));
  const [row] = await tx
    .select()
    .from(listingDocuments)
    .where(eq(listingDocuments.id, id))
    .for("update");
  if (!row) throw new Problem("listing.notFound");
  return { document: toDocument(row), realtor };
}

/** @throws {Problem} 404 `listing.notFound`, 403 for one of another agent. */
export async function readDocument(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<OwnedDocument> {
  const realtorId = await findRealtorId(db, id);
  const realtor = await ofAgent(() => readManagedRealtor(db, currentUser, realtorId));
  const [row] = await db.select().from(listingDocuments).where(eq(listingDocuments.id, id));
  if (!row) throw new Problem("listing.notFound");
  return { document: toDocument(row), realtor };
}

async function findRealtorId(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ realtorId: listingDocuments.realtorId })
    .from(listingDocuments)
    .where(eq(listingDocuments.id, id));
  if (!found) throw new Problem("listing.notFound");
  return found.realtorId;
}

/** A listing of another agent says so, also of an agent whose website is not public. */
async function ofAgent(read: () => Promise<StoredRealtor>): Promise<StoredRealtor> {
  try {
    return await read();
  } catch (error) {
    const isHidden = error instanceof Problem && error.code === "realtor.notFound";
    throw isHidden ? new Problem("auth.forbidden") : error;
  }
}

/** The key of another home of the agent on the market with the same address; null without one. */
export async function findDuplicate(
  db: Db,
  { document, realtor }: OwnedDocument,
): Promise<string | null> {
  if (document.kind !== "manual") return null;
  const { street, unit, postalCode } = currentContent(document);
  const key = getAddressKey({ street, unit, postalCode });
  if (key === null) return null;
  const own = db
    .select({ listingKey: listingDocuments.listingKey })
    .from(listingDocuments)
    .where(and(eq(listingDocuments.realtorId, realtor.id), isNull(listingDocuments.deletedAt)));
  const { licenseNumber = "" } = realtor.profile;
  const numbers = readMarketLicenses(String(licenseNumber), "").map(({ number }) => number);
  const [found] = await db
    .select({ listingKey: listings.listingKey })
    .from(listings)
    .where(
      and(
        eq(listings.addressKey, key),
        isNull(listings.goneAt),
        isNull(listings.replacedBy),
        ne(listings.listingKey, document.listingKey),
        inArray(listings.searchType, ["sale", "rent"]),
        or(
          inArray(listings.listingKey, own),
          and(ne(listings.source, "manual"), inArray(listings.listAgentLicense, numbers)),
        ),
      ),
    )
    .limit(1);
  return found?.listingKey ?? null;
}

export async function serializeDocument(
  db: Db,
  { urls }: Pick<LoaningContext, "urls">,
  owned: OwnedDocument,
): Promise<ListingDocument> {
  const { document, realtor } = owned;
  const toPublic = (content: ListingContent | null) =>
    content && withImageUrls(content, urls.toPublic);
  return {
    id: document.id,
    listingKey: document.listingKey,
    kind: document.kind,
    published: toPublic(document.published),
    draft: toPublic(document.draft),
    isHidden: document.hidden ? "Y" : "N",
    ...(document.deletedAt && { deletedAt: document.deletedAt.toISOString() }),
    duplicateOf: await findDuplicate(db, owned),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    realtor: { id: realtor.id, desiredUrl: realtor.desiredUrl },
  };
}
