import type { ListingDocument, ListingUpdate } from "@realtor/api/listing";
import { dequal } from "dequal/lite";
import type { Draft } from "#app/profile/draft/draft.ts";
import { type DraftKind, loadOnce, type SaveAction } from "#app/profile/draft/draft-kind.ts";
import type { DraftStore } from "#app/profile/draft/draft-store.ts";
import { useLens, useStoreOf } from "#app/profile/draft/use-store.ts";
import type { Lens } from "@realtor/profile/wire";
import { useStore } from "zustand";
import { isEmpty } from "./listing-content.ts";
import {
  findListingValue,
  listingLens,
  type ListingValueId,
  listingValueIds,
  listingValues,
} from "./listing-values.ts";

/** A home by hand. */
export const listingKind: DraftKind<ListingDocument, ListingValueId, ListingUpdate> = {
  name: "listing",
  ids: listingValueIds,
  lens: listingLens,
  find: findListingValue,
  toDraft: ({ draft, published }) => draft ?? published ?? {},
  staleCode: "listing.stale",
  toBody,
  // They contain zod.
  rules: loadOnce(async () => (await import("./validate-listing.ts")).validateListing),
};

/** The changed keys; an emptied one is null, which removes it. */
function toBody(action: SaveAction, stored: ListingDocument, sent: Draft): ListingUpdate {
  const before = listingKind.toDraft(stored);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(sent)])];
  const changed = keys
    .filter(
      (key) => !dequal(before[key], sent[key]) && !(isEmpty(before[key]) && isEmpty(sent[key])),
    )
    .map((key) => [key, isEmpty(sent[key]) ? null : sent[key]]);
  return {
    // The rules have validated the changes.
    ...(Object.fromEntries(changed) as Omit<ListingUpdate, "updatedAt">),
    updatedAt: stored.updatedAt,
    ...(action !== "save" && { isPublished: action === "publish" ? "Y" : "N" }),
  };
}

export type ListingStore = DraftStore<ListingDocument, ListingValueId, ListingUpdate>;

/** The draft store of a listing. Throws outside its editor. */
export function useListingStore(): ListingStore {
  return useStoreOf(listingKind);
}

/** The document as last returned by the service. */
export function useStoredListing(): ListingDocument {
  return useStore(useListingStore(), ({ stored }) => stored);
}

type ValueOf<Id extends ListingValueId> = ReturnType<(typeof listingValues)[Id]["get"]>;

/** A value of the listing's draft and its setter. */
export function useListingValue<Id extends ListingValueId>(id: Id) {
  // The lens belongs to this value.
  return useLens(listingLens(id) as Lens<ValueOf<Id>>, id);
}
