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
  const named = document.getElementById(anchor);
  // A part that is named by its heading begins above it.
  const part = named?.closest("section") ?? named;
  if (anchor !== "top" && !part) return;
  const above = part ? Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0 : 0;
  // Not into view: that would scroll the editor around the frame as well.
  const top = part ? part.getBoundingClientRect().top + scrollY - above : 0;
  scrollTo({ top, behavior });
}
