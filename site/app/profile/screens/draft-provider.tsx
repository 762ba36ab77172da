import type { RealtorProfile } from "@realtor/api/loaning";
import { type ReactNode, useEffect, useState } from "react";
import { createDraftStore } from "../draft/draft-store.ts";
import { profileKind } from "../draft/profile-kind.ts";
import { DraftContext } from "../draft/use-store.ts";
import { createValidation, ValidationContext } from "../draft/validation.ts";
import { PhotoUploads } from "../photos/photo-uploads.tsx";

interface DraftProviderProps {
  /** The website as it was loaded; a new one needs a new `key`. */
  stored: RealtorProfile;
  children: ReactNode;
}

/** Provides the draft of one website, its validation and its uploads. */
export function DraftProvider({ stored, children }: DraftProviderProps) {
  const [store] = useState(() => createDraftStore(profileKind, stored));
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
