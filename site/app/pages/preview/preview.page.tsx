import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { useEffect } from "react";
// User input can contain any character, and every template can be chosen.
import "#app/fonts/full.css";
import "#app/fonts/serif.css";
import { disableActions } from "#app/profile/screens/preview/disable-actions.ts";
import { usePreviewDraft } from "#app/profile/screens/preview/use-preview-draft.ts";
import { PreviewView } from "#app/profile/screens/preview/preview-view.tsx";

interface PreviewProps {
  /** The operator of the platform, for the legal lines. */
  provider: ProviderFacts;
}

/** Renders the unsaved draft with the templates of the public homepage. */
function PreviewPage({ provider }: PreviewProps) {
  const { draft, focused } = usePreviewDraft(provider);
  // Form fields keep working, so that their states can be checked.
  useEffect(() => disableActions(window, "a, button[type=submit]"), []);
  return draft && <PreviewView {...draft} focused={focused} />;
}

export { PreviewPage as component };
