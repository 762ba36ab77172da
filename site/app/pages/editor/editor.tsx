import type { RealtorProfile } from "@realtor/api/loaning";
import { DraftProvider } from "#app/profile-editor/draft-provider.tsx";
import { EditorLayout } from "./layout/editor-layout.tsx";
import { EditorLanguageProvider } from "#app/profile-editor/languages/editor-language.tsx";

/** The editor of one homepage. */
export function Editor({ stored }: { stored: RealtorProfile }) {
  return (
    <DraftProvider stored={stored}>
      <EditorLanguageProvider>
        <EditorLayout />
      </EditorLanguageProvider>
    </DraftProvider>
  );
}
