import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "#app/pages/preview/preview-protocol.ts";
import { applyDraft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";

interface PreviewFeedOptions {
  /** Preview data other than the draft; a new object is sent immediately. */
  context: Omit<PreviewDraft, "profile">;
  onPick: (anchor: string) => void;
  /** Called when the page is rendered after each load. */
  onShown?: () => void;
}

/**
 * Sends the draft to the preview iframe when it is ready and after every change, at most once per
 * animation frame. Returns a function that scrolls the preview to an anchor; an iframe that is
 * still loading applies it once it has rendered.
 */
export function usePreviewFeed(
  frame: RefObject<HTMLIFrameElement | null>,
  { context, onPick, onShown }: PreviewFeedOptions,
): (anchor: string) => void {
  const store = useDraftStore();
  const latest = useRef({ context, onPick });
  const post = useRef<(message: ToPreview) => void>(() => undefined);
  const scheduleSendRef = useRef<() => void>(() => undefined);
  const currentAnchor = useRef("top");
  const onRendered = useEffectEvent(() => onShown?.());

  useEffect(() => {
    let isReady = false;
    let isRendered = false;
    let frameRequest = 0;
    post.current = (message) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const send = () => {
      frameRequest = 0;
      const { stored, history } = store.getState();
      const profile = applyDraft(stored, history.present);
      post.current({ type: "preview.draft", draft: { ...latest.current.context, profile } });
    };
    const scheduleSend = () => {
      if (isReady && frameRequest === 0) frameRequest = requestAnimationFrame(send);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<FromPreview>(event, frame.current?.contentWindow ?? null)) return;
      const message = event.data;
      switch (message.type) {
        case "preview.ready":
          isReady = true;
          isRendered = false;
          return send();
        case "preview.shown":
          if (isRendered) return undefined;
          post.current({ type: "preview.show", anchor: currentAnchor.current });
          isRendered = true;
          return onRendered();
        case "preview.picked":
          return latest.current.onPick(message.anchor);
        default:
          return message satisfies never;
      }
    };
    addEventListener("message", onMessage);
    scheduleSendRef.current = scheduleSend;
    const unsubscribe = store.subscribe(scheduleSend);
    return () => {
      removeEventListener("message", onMessage);
      unsubscribe();
      cancelAnimationFrame(frameRequest);
    };
  }, [store, frame]);

  useEffect(() => {
    latest.current = { context, onPick };
    scheduleSendRef.current();
  }, [context, onPick]);

  return (anchor) => {
    currentAnchor.current = anchor;
    post.current({ type: "preview.show", anchor });
  };
}
