import type { ListingDocument } from "@realtor/api/listing";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import type { DraftError, SaveAction } from "#app/profile/draft/draft-kind.ts";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { DraftContext } from "#app/profile/draft/use-store.ts";
import { createValidation, ValidationContext } from "#app/profile/draft/validation.ts";
import { PhotoUploads } from "#app/profile/photos/photo-uploads.tsx";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { useSaving } from "#app/profile/saving/use-saving.ts";
import { randomKey } from "#app/session/random-key.ts";
import { listingKind, useListingStore } from "./listing-kind.ts";
import { useListingPaths } from "./listing-paths.ts";
import { isNew, listingService } from "./listing-service.ts";
import type { ListingValueId } from "./listing-values.ts";

interface ListingProviderProps {
  /** As it was loaded, or a new one; another one needs a new `key`. */
  stored: ListingDocument;
  children: ReactNode;
}

/** Provides the draft of one listing, its validation and its uploads. */
export function ListingProvider({ stored, children }: ListingProviderProps) {
  const [store] = useState(() => createDraftStore(listingKind, stored));
  const [validation] = useState(() => createValidation(store));
  useEffect(() => validation.start(), [validation]);
  return (
    <DraftContext value={store}>
      <ValidationContext value={validation}>
        <PhotoUploads>{children}</PhotoUploads>
      </ValidationContext>
    </DraftContext>
  );
}

export type ListingSaver = Saver<ListingDocument, ListingValueId>;

export const ListingSaverContext = createContext<ListingSaver | null>(null);

/** The saver of the listing. Throws outside its editor. */
export function useListingSaver(): ListingSaver {
  const saver = use(ListingSaverContext);
  if (!saver)
    throw new Error("useListingSaver needs a ListingSaverContext above it: use it in the form.");
  return saver;
}

interface ListingAutosaveOptions {
  /** An action of the user succeeded; automatic saves are silent. */
  onDone: (action: Exclude<SaveAction, "save">) => void;
  /** The service refuses values that the user wants to publish. */
  onInvalid: (errors: readonly DraftError<ListingValueId>[]) => void;
}

/**
 * Saves the listing by itself; a new one is made with the first change, and the address of the page becomes
 * its own. Provide the result in a `ListingSaverContext`.
 */
export function useListingAutosave({ onDone, onInvalid }: ListingAutosaveOptions): ListingSaver {
  const { http } = useAdmin();
  const store = useListingStore();
  const paths = useListingPaths(store.getState().stored.realtor);
  const [service] = useState(() => listingService(http, store.getState().stored, randomKey()));
  const saver = useSaving(listingKind, {
    service,
    onSaved(response, action, previous) {
      if (isNew(previous))
        history.replaceState(history.state, "", paths.form(response.id) + location.hash);
      if (action !== "save") onDone(action);
    },
    onInvalid,
  });
  useEffect(() => {
    const opened = store.getDraft();
    const unsubscribe = store.subscribe(({ stored, history: { present } }) => {
      if (present === opened) return;
      unsubscribe();
      if (isNew(stored)) void saver.flush();
    });
    return unsubscribe;
  }, [store, saver]);
  return saver;
}
