import type {
  ListingContent,
  ListingDocument,
  ListingStatusChange,
  ListingStatusInput,
  ListingUpdate,
} from "@realtor/api/listing";
import { withImageUrls } from "@realtor/api/listing";

import type { Db } from "../db/open-db.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { isSameValue } from "../loaning/profile-content.ts";
import type { LoaningContext, StoredRealtor } from "../loaning/stored-realtor.ts";
import { parseOwnHost } from "../own-domain/claims.ts";
import { type Change, changeDocument } from "./change-document.ts";
import { currentContent, type OwnedDocument, type StoredDocument } from "./documents.ts";
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
  return changeDocument(context, currentUser, { id, updatedAt }, async (tx, owned, at) => {
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
  const document = await changeDocument(
    context,
    currentUser,
    { id, updatedAt },
    async (tx, owned, at) => {
      const { document: current, realtor } = owned;
      if (current.kind !== "manual")
        throw new Problem("fields.refused", {
          errors: [{ pointer: "/status", code: "forbidden" }],
        });
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
    },
  );
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
  const { realtor } = await changeDocument(
    context,
    currentUser,
    { id },
    async (tx, { document }, at) => {
      const by = currentUser.id;
      await recordListingVersion(tx, document, { kind: "delete", isPublication: true, at, by });
      await withdrawHome(tx, document);
      await recordEvent(tx, "deleted", { ...document, at, by });
      const next = { ...document, deletedAt: at, updatedAt: at };
      return { next, isPublic: document.published !== null };
    },
  );
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
  return changeDocument(context, currentUser, restored, async (tx, { document, realtor }, at) => {
    const next = { ...document, deletedAt: null, updatedAt: at };
    const by = currentUser.id;
    await recordListingVersion(tx, document, { kind: "restoration", isPublication: true, at, by });
    await writeHome(tx, { document: next, realtor }, { at, by });
    await recordEvent(tx, "restored", { ...document, at, by });
    return { next, isPublic: document.published !== null };
  });
}
