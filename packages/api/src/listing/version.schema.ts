import { boundedArray, choice, dateTime, openObject } from "../schema/fields.ts";
import { z } from "../schema/zod.ts";
import { listingContent, listingDocument } from "./document.schema.ts";

/** How a version came about: `restoration` of a version, or of a deleted document. */
export const listingVersionKinds = ["create", "draft", "update", "restoration", "delete"] as const;

const pointers = boundedArray(z.string(), Number.MAX_SAFE_INTEGER);

/** A state of a document, described by what it changed; without its content. */
export const listingVersion = openObject({
  /** Null for the current state. */
  id: z.int().nullable(),
  savedAt: dateTime,
  /** Name of the account that saved it; empty for the first state, or if the account no longer exists. */
  savedBy: z.string(),
  isByStaff: z.boolean(),
  kind: choice(listingVersionKinds),
  /** JSON pointers into the content, of keys that differ from the version before; `/isHidden` of the document. */
  changed: pointers,
  /** Whether the save changed what visitors see. */
  isPublication: z.boolean(),
});

/** A former state: what the form showed then. */
export const listingVersionContent = openObject({
  savedAt: dateTime,
  content: listingContent,
});

/** Response of a restoration. */
export const listingRestoration = z.object({
  document: listingDocument,
  /** JSON pointers of what today's rules refuse, which was left out. */
  leftOut: pointers,
});

export type ListingVersion = z.infer<typeof listingVersion>;
export type ListingVersionContent = z.infer<typeof listingVersionContent>;
export type ListingRestoration = z.infer<typeof listingRestoration>;
