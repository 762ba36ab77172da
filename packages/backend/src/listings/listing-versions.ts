import { desc, eq, inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingVersions } from "../db/schema.ts";
import { continuesVersion } from "../loaning/record-version.ts";
import type { StoredDocument } from "./documents.ts";

/** Versions of a document; the oldest beyond it are deleted. */
const maxVersions = 100;

interface Save {
  kind: (typeof listingVersions.$inferInsert)["kind"];
  isPublication: boolean;
  at: Date;
  /** Account. */
  by: string;
}

/**
 * Stores the current state of a document as a version before it is replaced. The drafts of one person within 30
 * minutes are one version.
 */
export async function recordListingVersion(
  tx: Db,
  { id, published, draft, hidden, updatedAt }: StoredDocument,
  { kind, isPublication, at, by }: Save,
): Promise<void> {
  const ofDocument = eq(listingVersions.documentId, id);
  const newest = tx.select().from(listingVersions).where(ofDocument);
  const [latest] = await newest.orderBy(desc(listingVersions.id)).limit(1);
  if (kind === "draft" && latest && continuesVersion(latest, { kind, at, by })) return;
  await tx.insert(listingVersions).values({
    documentId: id,
    content: { published, draft, hidden },
    kind,
    isPublication,
    validFrom: updatedAt,
    replacedAt: at,
    replacedBy: by,
  });
  const excess = tx
    .select({ id: listingVersions.id })
    .from(listingVersions)
    .where(ofDocument)
    .orderBy(desc(listingVersions.id))
    .offset(maxVersions);
  await tx.delete(listingVersions).where(inArray(listingVersions.id, excess));
}
