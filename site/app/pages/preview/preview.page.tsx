// User input can contain any character, and every template can be chosen.
import "#app/fonts/full.css";
import "#app/fonts/serif.css";
import { usePreviewDraft } from "./use-preview-draft.ts";
import { useSectionPicker } from "./use-section-picker.ts";
import { PreviewView } from "./preview-view.tsx";

/** Renders the unsaved draft with the templates of the public homepage. */
function PreviewPage() {
  const draft = usePreviewDraft();
  useSectionPicker();
  return draft && <PreviewView {...draft} />;
}

export { PreviewPage as component };
