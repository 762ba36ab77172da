import type { RealtorProfile } from "@realtor/api/loaning";
import { useEffect, useState } from "react";
import { createDraftStore } from "./draft/draft-store.ts";
import { DraftContext } from "./draft/use-draft.ts";
import { EditorDesk } from "./editor-desk.tsx";
import { watchMistakes } from "./fields/mistakes.ts";
import { MistakesContext } from "./fields/use-mistakes.ts";
import { PhotoUploads } from "./photos/photo-uploads.tsx";

/** One homepage under edit, from its stored state on. */
export function Editor({ stored }: { stored: RealtorProfile }) {
  const [store] = useState(() => createDraftStore(stored));
  const [mistakes] = useState(() => watchMistakes(store));
  useEffect(() => mistakes.start(), [mistakes]);
  return (
    <DraftContext value={store}>
      <MistakesContext value={mistakes}>
        <PhotoUploads>
          <EditorDesk />
        </PhotoUploads>
      </MistakesContext>
    </DraftContext>
  );
}
