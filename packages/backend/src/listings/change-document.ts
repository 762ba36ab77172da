import type { ListingDocument } from "@realtor/api/listing";
import { eq } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { listingDocuments } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { LoaningContext } from "../loaning/stored-realtor.ts";
import {
  lockDocument,
  type OwnedDocument,
  restorableDays,
  serializeDocument,
  type StoredDocument,
} from "./documents.ts";

export interface Change {
  next: StoredDocument;
  /** Whether visitors see it. */
  isPublic: boolean;
}

interface Wanted {
  id: string;
  /** State that the change is based on; without it any. */
  updatedAt?: string;
  /** Whether it must be deleted; otherwise it must not. */
  isDeleted?: boolean;
}

/** Changes a locked document in one transaction, and notifies listeners of its website. */
export async function changeDocument(
  context: LoaningContext,
  currentUser: CurrentUser,
  { id, updatedAt, isDeleted = false }: Wanted,
  apply: (tx: Db, owned: OwnedDocument, at: Date) => Promise<Change>,
): Promise<ListingDocument> {
  return context.db.transaction(async (tx) => {
    const owned = await lockDocument(tx, currentUser, id);
    const { document, realtor } = owned;
    if ((document.deletedAt !== null) !== isDeleted) throw new Problem("listing.notFound");
    if (document.deletedAt && document.deletedAt < earliestDeletion(new Date()))
      throw new Problem("listing.notFound");
    if (updatedAt !== undefined && Date.parse(updatedAt) !== document.updatedAt.getTime())
      throw new Problem("listing.stale");
    // Strictly increasing: the next save is checked against it.
    const at = new Date(Math.max(Date.now(), document.updatedAt.getTime() + 1));
    const { next, isPublic } = await apply(tx, owned, at);
    const { published, draft, hidden, deletedAt } = next;
    await tx
      .update(listingDocuments)
      .set({ published, draft, hidden, deletedAt, updatedAt: at })
      .where(eq(listingDocuments.id, id));
    if (isPublic) await notifyRealtorChanged(tx, realtor.desiredUrl);
    return serializeDocument(tx, context, { document: next, realtor });
  });
}

/** Documents that were deleted before it are not restored any more. */
export function earliestDeletion(now: Date): Date {
  return new Date(now.getTime() - restorableDays * 24 * 60 * 60 * 1000);
}
