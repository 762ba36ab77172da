import { isDeepStrictEqual } from "node:util";

import type { ListingContent, ListingVersion, ListingVersionContent } from "@realtor/api/listing";
import { withImageUrls } from "@realtor/api/listing";
import { and, desc, eq, getTableColumns } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingVersions, user } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { LoaningContext } from "../loaning/stored-realtor.ts";
import { currentContent, readDocument, type StoredDocument } from "./documents.ts";

/** What a version keeps of a document. */
type State = Pick<StoredDocument, "published" | "draft" | "hidden">;

/**
 * Lists the states of a document, newest first: the current one, and those that saves replaced.
 * @throws {Problem} 403, 404.
 */
export async function listListingVersions(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  { currentPage, perPage }: { currentPage: number; perPage: number },
): Promise<{ page: ListingVersion[]; totalCount: number }> {
  const { document } = await readDocument(db, currentUser, id);
  const ofDocument = eq(listingVersions.documentId, id);
  const totalCount = (await db.$count(listingVersions, ofDocument)) + 1;
  const start = currentPage * perPage;
  // A state is described by the save that led to it, and has the content that the save after it replaced.
  const first = Math.max(0, start - 1);
  const saves = await db
    .select({ ...getTableColumns(listingVersions), savedBy: user.name, role: user.role })
    .from(listingVersions)
    .leftJoin(user, eq(user.id, listingVersions.replacedBy))
    .where(ofDocument)
    .orderBy(desc(listingVersions.id))
    .limit(perPage + 1)
    .offset(first);
  const next = start === 0 ? undefined : saves.shift();
  const page: ListingVersion[] = [];
  for (let index = 0; index < Math.min(perPage, totalCount - start); index += 1) {
    const save = saves[index];
    const after = index === 0 ? next : saves[index - 1];
    page.push({
      id: after?.id ?? null,
      savedAt: (after?.validFrom ?? document.updatedAt).toISOString(),
      savedBy: save?.savedBy ?? "",
      isByStaff: save?.role === "admin",
      kind: save?.kind ?? "create",
      changed: save
        ? findChangedKeys(toState(save.content), after ? toState(after.content) : document)
        : [],
      isPublication: save?.isPublication ?? false,
    });
  }
  return { page, totalCount };
}

/**
 * Returns what the form showed in a former state.
 * @throws {Problem} 403; 404 `listing.notFound`, `version.notFound`.
 */
export async function getListingVersion(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  { id, versionId }: { id: string; versionId: number },
): Promise<ListingVersionContent> {
  await readDocument(db, currentUser, id);
  const { content, savedAt } = await readVersion(db, { id, versionId });
  return { savedAt: savedAt.toISOString(), content: withImageUrls(content, urls.toPublic) };
}

/**
 * Reads a former state of a document.
 * @throws {Problem} 404 `version.notFound`.
 */
export async function readVersion(
  db: Db,
  { id, versionId }: { id: string; versionId: number },
): Promise<{ content: ListingContent; savedAt: Date }> {
  const [found] = await db
    .select()
    .from(listingVersions)
    .where(and(eq(listingVersions.documentId, id), eq(listingVersions.id, versionId)));
  if (!found) throw new Problem("version.notFound");
  return { content: currentContent(toState(found.content)), savedAt: found.validFrom };
}

/** The content of a version is written by `recordListingVersion`. */
function toState(content: (typeof listingVersions.$inferSelect)["content"]): State {
  return content as State;
}

function findChangedKeys(before: State, after: State): string[] {
  const [old, changed] = [currentContent(before), currentContent(after)];
  const keys = Object.keys({ ...old, ...changed })
    .filter((key) => !isDeepStrictEqual(old[key], changed[key]))
    .toSorted()
    .map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return before.hidden === after.hidden ? keys : [...keys, "/isHidden"];
}
