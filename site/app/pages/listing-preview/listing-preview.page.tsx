import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { startTransition, useEffect, useState } from "react";
// User input can contain any character, and every template can be chosen.
import "#app/fonts/full.css";
import "#app/fonts/serif.css";
import type { ListingDraft } from "#app/listing/preview/listing-draft.ts";
import { findPartAt } from "#app/listing/preview/page-places.ts";
import { reuseEqual } from "#app/profile/screens/preview/prepare-draft.ts";
import { disableActions } from "#app/profile/screens/preview/disable-actions.ts";
import { scrollToPlace } from "#app/profile/screens/preview/scroll-to-place.ts";
import {
  postToEditor,
  useEditorMessages,
} from "#app/profile/screens/preview/use-editor-messages.ts";
import { ListingView } from "./listing-view.tsx";

interface ListingPreviewProps {
  /** The operator of the platform, for the legal lines. */
  provider: ProviderFacts;
}

/** Renders the unsaved draft of a home as its public page. */
function ListingPreviewPage({ provider }: ListingPreviewProps) {
  const [draft, setDraft] = useState<ListingDraft | null>(null);
  const [now] = useState(() => new Date());
  useEditorMessages<ListingDraft>({
    // A transition: the page shares its thread with the form, and typing has priority.
    onDraft: (sent) => startTransition(() => setDraft((before) => reuseEqual(before, sent))),
    onShow: (anchor) => scrollToPlace(anchor),
  });
  // Form fields keep working, so that their states can be checked.
  useEffect(() => disableActions(window, "a, button[type=submit]"), []);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const part = target instanceof Element ? findPartAt(target) : undefined;
      if (part) postToEditor({ type: "preview.picked", anchor: part });
    };
    addEventListener("click", onClick, { capture: true });
    return () => removeEventListener("click", onClick, { capture: true });
  }, []);
  return draft && <ListingView draft={draft} provider={provider} now={now} />;
}

export { ListingPreviewPage as component };
