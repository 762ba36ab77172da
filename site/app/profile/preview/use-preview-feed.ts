import { type RefObject, useCallback } from "react";
import { applyDraft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import type { PreviewDraft } from "./preview-protocol.ts";
import { type PageEvents, usePageFeed } from "./use-page-feed.ts";

interface PreviewFeedOptions extends PageEvents {
  /** Preview data other than the draft; a new object is sent immediately. */
  context: Omit<PreviewDraft, "profile">;
}

/** Sends the draft of a website to its preview: see `usePageFeed`. Parts can be picked with `context.editing`. */
export function usePreviewFeed(
  frame: RefObject<HTMLIFrameElement | null>,
  { context, ...events }: PreviewFeedOptions,
): (anchor: string, part?: string) => void {
  const store = useDraftStore();
  const read = useCallback(() => {
    const { stored, history } = store.getState();
    return { ...context, profile: applyDraft(stored, history.present) };
  }, [store, context]);
  return usePageFeed(frame, { subscribe: store.subscribe, read, ...events });
}
