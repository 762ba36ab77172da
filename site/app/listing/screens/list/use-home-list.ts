import type { Listing } from "@realtor/api/home";
import { useMemo } from "react";
import { type Home, readHome } from "#app/listing/document/home.ts";
import { useListingEntries } from "#app/listing/document/use-listings.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { useListings } from "#app/profile/preview/use-preview-data.ts";

export interface HomeList {
  /** Undefined until they are loaded. */
  homes: readonly Home[] | undefined;
  /** Another home service keeps them: nothing can be changed here. */
  isElsewhere: boolean;
  error: unknown;
  refresh: () => void;
}

/** The homes of the website that is being edited. */
export function useHomeList(): HomeList {
  const realtorId = useEditorState(({ stored }) => stored.id);
  const { entries, error, mutate } = useListingEntries(realtorId);
  const listings = useListings();
  const isElsewhere = entries === null;
  // The list is another one only if its homes are.
  const found = isElsewhere ? listings : undefined;
  const homes = useMemo(() => {
    if (entries !== null) return entries?.map(readHome);
    // Without an answer of the other service, the list is empty.
    if (found === null) return [];
    return found && Object.values(found.byType).flat().map(readFound);
  }, [entries, found]);
  return {
    homes,
    isElsewhere,
    error,
    refresh: () => void mutate(),
  };
}

/** A home that another service found, of which there is no document. */
function readFound(listing: object): Home {
  // `useListings` has the listings that `normalizeListings` read.
  const home = listing as Listing;
  return readHome({
    id: null,
    listingKey: home.listingKey,
    kind: "words",
    isPublished: "N",
    hasDraft: "N",
    isHidden: "N",
    updatedAt: null,
    languages: [],
    allowsWords: "N",
    listing: home,
  });
}
