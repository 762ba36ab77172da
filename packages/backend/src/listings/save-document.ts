import type {
  ListingContent,
  ListingDocument,
  ListingStatusChange,
  ListingStatusInput,
  ListingUpdate,
} from "@realtor/api/listing";
import { withImageUrls } from "@realtor/api/listing";
import { eq } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { listingDocuments } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { isSameValue } from "../loaning/profile-content.ts";
import type { LoaningContext, StoredRealtor } from "../loaning/stored-realtor.ts";
import { parseOwnHost } from "../own-domain/claims.ts";
import {
  currentContent,
  lockDocument,
  type OwnedDocument,
  restorableDays,
  serializeDocument,
  type StoredDocument,
} from "./documents.ts";
import { recordEvent } from "./listing-events.ts";
import { recordListingVersion } from "./listing-versions.ts";
import { requireComplete, withdrawHome, writeHome } from "./publish-home.ts";

/** Bytes of the content of a document. */
export const maxContentBytes = 256 * 1024;

type Changes = Readonly<Record<string, unknown>>;

/** The content with changed keys, of which null removes one, as it is stored: image URLs have no origin. */
export function applyChanges(
  content: ListingContent,
  changes: Changes,
  { urls, realtor }: Pick<LoaningContext, "urls"> & { realtor: StoredRealtor },
): ListingContent {
  const entries = Object.entries({ ...content, ...changes });
  // The changes were parsed by the schema of the content.
  const merged = Object.fromEntries(
    entries.filter(([, value]) => value !== null),
  ) as ListingContent;
  const ownHost = parseOwnHost(realtor.profile["hompageUrl"]);
  const stored = withImageUrls(merged, (url) => urls.toStored(url, ownHost));
  if (Buffer.byteLength(JSON.stringify(stored)) > maxContentBytes)
    throw new Problem("body.tooLarge");
  return stored;
}

/**
 * Saves changed keys as the draft, or publishes the document or takes it down.
 * @throws {Problem} 403, 404; 409 `listing.stale`, `listing.duplicate`; 413; 422 `listing.incomplete`.
 */
export async function updateDocument(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  { updatedAt, isPublished, isHidden, ...changes }: ListingUpdate,
): Promise<ListingDocument> {
  return change(context, currentUser, { id, updatedAt }, async (tx, owned, at) => {
    const { document, realtor } = owned;
    const content = applyChanges(currentContent(document), changes, { ...context, realtor });
    const hidden = isHidden === undefined ? document.hidden : isHidden === "Y";
    if (isPublished === "Y") return publish(tx, currentUser, { owned, content, hidden, at });
    const published = isPublished === "N" ? null : document.published;
    const draft = isSameValue(content, published) ? null : content;
    const next = { ...document, published, draft, hidden, updatedAt: at };
    const isTakenDown = document.published !== null && published === null;
    const isPublic = isTakenDown || hidden !== document.hidden;
    await recordListingVersion(tx, document, {
      kind: isPublic ? "update" : "draft",
      isPublication: isPublic,
      at,
      by: currentUser.id,
    });
    if (isTakenDown) {
      await withdrawHome(tx, document);
      await recordEvent(tx, "unpublished", { ...document, at, by: currentUser.id });
    }
    return { next, isPublic };
  });
}

/**
 * Changes status, dates and price at once, in what is public and in the draft.
 * @throws {Problem} 403, 404; 409 `listing.stale`; 422 `listing.incomplete`.
 */
export async function changeStatus(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  { updatedAt, ...input }: ListingStatusInput,
): Promise<ListingStatusChange> {
  let before: ListingContent = {};
  const document = await change(context, currentUser, { id, updatedAt }, async (tx, owned, at) => {
    const { document: current, realtor } = owned;
    if (current.kind !== "manual")
      throw new Problem("fields.refused", { errors: [{ pointer: "/status", code: "forbidden" }] });
    const changes = pickStatus(input);
    const whole = { ...context, realtor };
    before = current.published ?? currentContent(current);
    const draft = current.draft && applyChanges(current.draft, changes, whole);
    if (current.published !== null) {
      const content = applyChanges(current.published, changes, whole);
      const published = { ...current, draft: null };
      return publish(tx, currentUser, {
        owned: { document: published, realtor },
        version: current,
        content,
        draft,
        hidden: current.hidden,
        at,
      });
    }
    const by = currentUser.id;
    await recordListingVersion(tx, current, { kind: "draft", isPublication: false, at, by });
    const next = { ...current, draft: draft ?? applyChanges({}, changes, whole), updatedAt: at };
    return { next, isPublic: false };
  });
  const { status = "active" } = before;
  const missing = Object.fromEntries(statusKeys.map((key) => [key, null]));
  return { document, before: { ...missing, ...pickStatus(before), status } };
}

/** What a change of status sets. */
const statusKeys = [
  "status",
  "showingsFrom",
  "turnsActive",
  "closedOn",
  "closePrice",
  "hidesClosePrice",
  "price",
] as const;

type StatusKey = (typeof statusKeys)[number];

function pickStatus<Values extends Partial<Record<StatusKey, unknown>>>(
  values: Values,
): Pick<Values, StatusKey & keyof Values> {
  const given = statusKeys.filter((key) => values[key] !== undefined);
  // fromEntries loses the keys' types.
  return Object.fromEntries(given.map((key) => [key, values[key]])) as Pick<
    Values,
    StatusKey & keyof Values
  >;
}

interface Publication {
  owned: OwnedDocument;
  /** What is stored as the version before; the document by default. */
  version?: StoredDocument;
  content: ListingContent;
  /** The draft that stays; none by default. */
  draft?: ListingContent | null;
  hidden: boolean;
  at: Date;
}

async function publish(
  tx: Db,
  currentUser: CurrentUser,
  { owned, version, content, draft = null, hidden, at }: Publication,
): Promise<Change> {
  const { document, realtor } = owned;
  const next = { ...document, published: content, draft, hidden, updatedAt: at };
  await requireComplete(tx, { document: { ...next, draft: null }, realtor }, document.published);
  const by = currentUser.id;
  const before = version ?? document;
  await recordListingVersion(tx, before, { kind: "update", isPublication: true, at, by });
  await writeHome(tx, { document: next, realtor }, { at, by });
  if (before.published === null) await recordEvent(tx, "published", { ...document, at, by });
  return { next, isPublic: true };
}

/**
 * Deletes a document; its home leaves the page at once.
 * @throws {Problem} 403, 404.
 */
export async function deleteDocument(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<Pick<ListingDocument, "id" | "realtor">> {
  const { realtor } = await change(context, currentUser, { id }, async (tx, { document }, at) => {
    const by = currentUser.id;
    await recordListingVersion(tx, document, { kind: "delete", isPublication: true, at, by });
    await withdrawHome(tx, document);
    await recordEvent(tx, "deleted", { ...document, at, by });
    const next = { ...document, deletedAt: at, updatedAt: at };
    return { next, isPublic: document.published !== null };
  });
  return { id, realtor };
}

/**
 * Restores a deleted document as it was, published or not.
 * @throws {Problem} 403; 404, also 30 days after the deletion; 422 `listing.incomplete`.
 */
export async function restoreDocument(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<ListingDocument> {
  const restored = { id, isDeleted: true };
  return change(context, currentUser, restored, async (tx, { document, realtor }, at) => {
    const next = { ...document, deletedAt: null, updatedAt: at };
    const by = currentUser.id;
    await recordListingVersion(tx, document, { kind: "restoration", isPublication: true, at, by });
    await writeHome(tx, { document: next, realtor }, { at, by });
    await recordEvent(tx, "restored", { ...document, at, by });
    return { next, isPublic: document.published !== null };
  });
}

interface Change {
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
async function change(
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
