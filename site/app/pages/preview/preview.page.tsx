// Agents write in any characters, and in all three designs.
import "#app/fonts/full.css";
import "#app/fonts/serif.css";
import { usePreviewDraft } from "./use-preview-draft.ts";
import { usePicking } from "./use-picking.ts";
import { PreviewView } from "./preview-view.tsx";

/** An agent's homepage as the editor holds it, unsaved, by the very templates that visitors see. */
function PreviewPage() {
  const draft = usePreviewDraft();
  usePicking();
  return draft && <PreviewView {...draft} />;
}

export { PreviewPage as component };
