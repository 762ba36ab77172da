import { listingContent } from "@realtor/api/listing-schemas";
import { problemErrors } from "@realtor/api/loaning-schemas";
import type { Draft } from "#app/profile/draft/draft.ts";
import type { DraftError } from "#app/profile/draft/draft-kind.ts";
import { toContent } from "./listing-content.ts";
import { findListingValue, type ListingValueId, listingValueIds } from "./listing-values.ts";

/** All errors of a draft in form order. Contains zod: import it dynamically. */
export function validateListing(draft: Draft): DraftError<ListingValueId>[] {
  const content = toContent(draft);
  const { error } = listingContent.safeParse(content);
  const errors = (error ? problemErrors(error) : []).flatMap(({ pointer, code }) => {
    const field = findListingValue(pointer, draft);
    return field ? [{ field, pointer, code }] : [];
  });
  // A price of 0 is asked again at its field; the schema has it, since feeds do.
  if (content.price === 0) errors.push({ field: "price", pointer: "/price", code: "required" });
  return errors.toSorted(
    (a, b) => listingValueIds.indexOf(a.field) - listingValueIds.indexOf(b.field),
  );
}
