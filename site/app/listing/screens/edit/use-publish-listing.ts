import { useListingStore } from "../../document/listing-kind.ts";
import type { ListingSaver } from "../../document/listing-provider.tsx";
import { findOpenWordings } from "../../document/open-wordings.ts";
import type { ListingValueId } from "../../document/listing-values.ts";
import { useValidation } from "#app/profile/draft/validation.ts";
import { findMissing } from "../../form/parts.ts";

interface PublishOptions {
  saver: ListingSaver;
  /** Something that is needed is missing or wrong, or a phrase needs an answer; nothing was published. */
  onCheck: () => void;
  /** The same values were changed on another device; nothing was published. */
  onConflict: () => void;
}

/** Publishes the draft at once; the check opens only if something is missing or wrong, or for a phrase. */
export function usePublishListing({ saver, onCheck, onConflict }: PublishOptions) {
  const store = useListingStore();
  const validation = useValidation<ListingValueId>();
  return async () => {
    const errors = await validation.validateAll();
    const draft = store.getDraft();
    const isByHand = store.getState().stored.kind === "manual";
    const isIncomplete = isByHand && findMissing(draft, new Date()).length > 0;
    if (errors.length > 0 || isIncomplete || findOpenWordings(draft).length > 0) onCheck();
    else if (saver.getState().conflicts.length > 0) onConflict();
    else await saver.run("publish");
  };
}
