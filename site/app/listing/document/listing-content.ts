import type { ListingContent } from "@realtor/api/listing";
import type { Draft } from "#app/profile/draft/draft.ts";

/** The content that a draft is, without its empty values, which are not validated. */
export function toContent(draft: Draft): ListingContent {
  const given = Object.entries(draft).filter(([, value]) => !isEmpty(value));
  // The schema validates it before it is sent.
  return Object.fromEntries(given) as ListingContent;
}

/** A value that an emptied control has. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
