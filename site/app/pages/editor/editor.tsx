import type { RealtorProfile } from "@realtor/api/loaning";
import { useEffect, useState } from "react";
import { createDraftStore } from "./draft/draft-store.ts";
import { DraftContext } from "./draft/use-draft.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { createValidation } from "./fields/create-validation.ts";
import { ValidationContext } from "./fields/use-field-errors.ts";
import { PhotoUploads } from "./photos/photo-uploads.tsx";

/** The editor of one homepage: provides its draft, validation and uploads. */
export function Editor({ stored }: { stored: RealtorProfile }) {
  const [store] = useState(() => createDraftStore(stored));
  const [validation] = useState(() => createValidation(store));
  useEffect(() => validation.start(), [validation]);
  return (
    <DraftContext value={store}>
      <ValidationContext value={validation}>
        <PhotoUploads>
          <EditorLayout />
        </PhotoUploads>
      </ValidationContext>
    </DraftContext>
  );
}
