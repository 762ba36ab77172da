import type { Http } from "@realtor/api/http";
import {
  createListing,
  getListing,
  type ListingContent,
  type ListingDocument,
  type ListingUpdate,
  updateListing,
} from "@realtor/api/listing";
import type { SaverService } from "#app/profile/saving/create-saver.ts";
import { listingKind } from "./listing-kind.ts";

/** The id of a document that the service does not have yet. */
export const newListingId = "new";

/** A document that exists with the first save, so that a form that is only opened leaves nothing behind. */
export function newListing(
  draft: ListingContent,
  realtor: ListingDocument["realtor"],
): ListingDocument {
  return {
    id: newListingId,
    listingKey: "",
    kind: "manual",
    published: null,
    draft,
    isHidden: "N",
    duplicateOf: null,
    createdAt: "",
    updatedAt: "",
    realtor,
  };
}

/** Whether the service has the document. */
export function isNew({ id }: Pick<ListingDocument, "id">): boolean {
  return id === newListingId;
}

/**
 * Saves a document; one that is new is made first, with what its form began with. `idempotencyKey` is that of
 * the form: a repeated request makes no second document.
 */
export function listingService(
  http: Http,
  opened: ListingDocument,
  idempotencyKey: string,
): SaverService<ListingDocument, ListingUpdate> {
  const create = async ({ updatedAt: _updatedAt, isPublished, ...changes }: ListingUpdate) => {
    const content = { ...opened.draft, ...changes };
    const input = { ...content, realtorId: opened.realtor.id };
    const created = await createListing(http, input, idempotencyKey);
    // An answer that was lost on the way is repeated as it was, without what was typed since.
    const rest = listingKind.toBody("save", created, { ...created.draft, ...content });
    const isWhole = Object.keys(rest).length === 1;
    if (isWhole && isPublished === undefined) return created;
    return updateListing(http, created.id, { ...rest, ...(isPublished && { isPublished }) });
  };
  return {
    update: (id, body, options) =>
      id === newListingId ? create(body) : updateListing(http, id, body, options),
    load: (id) => getListing(http, id),
  };
}
