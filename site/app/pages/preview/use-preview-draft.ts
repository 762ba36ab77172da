import { startTransition, useEffect, useState } from "react";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "./preview-protocol.ts";

/** The newest draft that the editor around this page sent; null before the first. */
export function usePreviewDraft(): PreviewDraft | null {
  const [draft, setDraft] = useState<PreviewDraft | null>(null);
  useEffect(() => {
    if (parent === window) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<ToPreview>(event, parent)) return;
      const { data } = event;
      // In short steps: the next key comes first, and the page shares its thread with the form.
      if (data.type === "preview.draft") startTransition(() => setDraft(data.draft));
      else showAnchor(data.anchor);
    };
    addEventListener("message", hear);
    tellEditor({ type: "preview.ready" });
    return () => removeEventListener("message", hear);
  }, []);
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
