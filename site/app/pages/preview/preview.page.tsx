// User input can contain any character, and every template can be chosen.
import "#app/fonts/full.css";
import "#app/fonts/serif.css";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { useEffect } from "react";
import { disableActions } from "./disable-actions.ts";
import { usePreviewDraft, postToEditor } from "./use-preview-draft.ts";
import { PreviewView } from "./preview-view.tsx";

export interface PreviewProps {
  /** The operator of the platform, for the legal lines. */
  provider: ProviderFacts;
}

/** Renders the unsaved draft with the templates of the public homepage. */
function PreviewPage({ provider }: PreviewProps) {
  const draft = usePreviewDraft(provider);
  useSectionPicker();
  return draft && <PreviewView {...draft} />;
}

/**
 * Disables links and form submission in the preview and reports clicks to the editor. Form fields
 * keep working, so that their states can be checked.
 */
function useSectionPicker(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest("input, textarea, select, summary")) return;
      postToEditor({ type: "preview.picked", anchor: getAnchor(event.target) });
    };
    const enableActions = disableActions(window, "a, button[type=submit]");
    addEventListener("click", onClick, { capture: true });
    return () => {
      enableActions();
      removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}

/** The id of the nearest section, or of its heading. */
function getAnchor(element: Element): string {
  const section = element.closest("section, footer, header");
  if (!section) return "top";
  return section.id || (section.getAttribute("aria-labelledby") ?? "top");
}

export { PreviewPage as component };
