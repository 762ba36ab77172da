import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { startTransition, useEffect, useRef, useState } from "react";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";
import { findPageParts } from "./marked-parts.ts";
import { type PreparedDraft, prepareDraft } from "./prepare-draft.ts";
import { scrollToPlace } from "./scroll-to-place.ts";
import { useEditorMessages } from "./use-editor-messages.ts";

interface Preview {
  /** The last draft received from the editor; null before the first. */
  draft: PreparedDraft | null;
  /** The part whose field has the focus in the editor. */
  focused: string | undefined;
}

/** What the editor has sent. Scrolls to the parts that it shows. */
export function usePreviewDraft(provider: ProviderFacts): Preview {
  const [draft, setDraft] = useState<PreparedDraft | null>(null);
  const [focused, setFocused] = useState<string>();
  const [today] = useState(() => dateInState(new Date(), "CA"));
  const rendered = useRef<PreparedDraft>(null);
  useEffect(() => {
    rendered.current = draft;
  }, [draft]);
  useEditorMessages<PreviewDraft>({
    // A transition: the page shares its thread with the form, and typing has priority.
    onDraft: (sent) =>
      startTransition(() => setDraft((before) => prepareDraft(before, sent, { today, provider }))),
    onShow(anchor, part) {
      setFocused(part);
      const profile = rendered.current?.profile;
      scrollToPlace(anchor, profile ? findPageParts(document, profile, (id) => id === part) : []);
    },
  });
  return { draft, focused };
}
