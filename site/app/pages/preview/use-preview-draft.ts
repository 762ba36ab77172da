import { startTransition, useEffect, useState } from "react";
import { dayOfHomes } from "#app/data/day-of-homes.ts";
import { type PreparedDraft, prepareDraft } from "./prepare-draft.ts";
import { type FromPreview, isPreviewMessage, type ToPreview } from "./preview-protocol.ts";

/** The newest draft that the editor around this page sent; null before the first. */
export function usePreviewDraft(): PreparedDraft | null {
  const [draft, setDraft] = useState<PreparedDraft | null>(null);
  const [today] = useState(() => dayOfHomes(new Date()));
  useEffect(() => {
    if (parent === window) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<ToPreview>(event, parent)) return;
      const { data } = event;
      // In short steps: the next key comes first, and the page shares its thread with the form.
      if (data.type === "preview.draft")
        startTransition(() => setDraft((before) => prepareDraft(before, data.draft, today)));
      else showAnchor(data.anchor);
    };
    addEventListener("message", hear);
    tellEditor({ type: "preview.ready" });
    return () => removeEventListener("message", hear);
  }, [today]);
  return draft;
}

export function tellEditor(message: FromPreview): void {
  parent.postMessage(message, location.origin);
}

function showAnchor(anchor: string): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const top = anchor === "top" ? 0 : topOf(anchor);
  // Not into view: that would scroll the editor around the frame as well.
  if (top !== undefined) scrollTo({ top, behavior });
}

function topOf(anchor: string): number | undefined {
  const named = document.getElementById(anchor);
  // A part that is named by its heading begins above it.
  const part = named?.closest("section") ?? named;
  if (!part) return undefined;
  const above = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0;
  return part.getBoundingClientRect().top + scrollY - above;
}
