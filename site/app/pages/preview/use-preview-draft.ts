import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { startTransition, useEffect, useState } from "react";
import { dateInState } from "#app/i18n/formats/date-in-state.ts";
import { type PreparedDraft, prepareDraft } from "./prepare-draft.ts";
import { type FromPreview, isPreviewMessage, type ToPreview } from "./preview-protocol.ts";

/** The last draft received from the editor; null before the first. */
export function usePreviewDraft(provider: ProviderFacts): PreparedDraft | null {
  const [draft, setDraft] = useState<PreparedDraft | null>(null);
  const [today] = useState(() => dateInState(new Date(), "CA"));
  useEffect(() => {
    if (parent === window) return undefined;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<ToPreview>(event, parent)) return;
      const { data } = event;
      // A transition: the page shares its thread with the form, and typing has priority.
      if (data.type === "preview.draft")
        startTransition(() =>
          setDraft((before) => prepareDraft(before, data.draft, { today, provider })),
        );
      else showAnchor(data.anchor);
    };
    addEventListener("message", onMessage);
    postToEditor({ type: "preview.ready" });
    return () => removeEventListener("message", onMessage);
  }, [today, provider]);
  return draft;
}

export function postToEditor(message: FromPreview): void {
  parent.postMessage(message, location.origin);
}

function showAnchor(anchor: string): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const top = anchor === "top" ? 0 : getScrollTop(anchor);
  // scrollIntoView would also scroll the editor around the iframe.
  if (top !== undefined) scrollTo({ top, behavior });
}

function getScrollTop(anchor: string): number | undefined {
  const element = document.getElementById(anchor);
  // An id on a heading means its section.
  const section = element?.closest("section") ?? element;
  if (!section) return undefined;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top + scrollY - margin;
}
