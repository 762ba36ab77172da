import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { startTransition, useEffect, useRef, useState } from "react";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { PagePart } from "#app/profile/preview/page-parts.ts";
import {
  type FromPreview,
  isPreviewMessage,
  type ToPreview,
} from "#app/profile/preview/preview-protocol.ts";
import { findPageParts } from "./marked-parts.ts";
import { type PreparedDraft, prepareDraft } from "./prepare-draft.ts";

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
  useEffect(() => {
    if (parent === window) return undefined;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<ToPreview>(event, parent)) return;
      const { data } = event;
      // A transition: the page shares its thread with the form, and typing has priority.
      if (data.type === "preview.draft")
        return startTransition(() =>
          setDraft((before) => prepareDraft(before, data.draft, { today, provider })),
        );
      const { anchor, part } = data;
      setFocused(part);
      const profile = rendered.current?.profile;
      const parts = profile ? findPageParts(document, profile, (id) => id === part) : [];
      return scrollToPlace(anchor, parts);
    };
    addEventListener("message", onMessage);
    postToEditor({ type: "preview.ready" });
    return () => removeEventListener("message", onMessage);
  }, [today, provider]);
  return { draft, focused };
}

export function postToEditor(message: FromPreview): void {
  parent.postMessage(message, location.origin);
}

/** Scrolls to a section, and further to a part in it that would not be in the window; not if a part is. */
function scrollToPlace(anchor: string, parts: readonly PagePart[]): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (parts.some(({ element }) => isInWindow(element.getBoundingClientRect()))) return;
  const part = parts.find((each) => each.anchor === anchor) ?? parts[0];
  const rect = part?.element.getBoundingClientRect();
  const sectionTop = anchor === "top" ? 0 : getScrollTop(anchor);
  const isBelow =
    rect && sectionTop !== undefined && rect.bottom + scrollY > sectionTop + innerHeight;
  const top = isBelow ? rect.top + scrollY - innerHeight / 4 : sectionTop;
  // scrollIntoView would also scroll the editor around the iframe.
  if (top !== undefined) scrollTo({ top, behavior });
}

const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;

function getScrollTop(anchor: string): number | undefined {
  const element = document.getElementById(anchor);
  // An id on a heading means its section.
  const section = element?.closest("section") ?? element;
  if (!section) return undefined;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top + scrollY - margin;
}
