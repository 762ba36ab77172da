import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "./preview-protocol.ts";

/** What the page tells the editor. */
export interface PageEvents {
  /** Called when a part of the page is picked; without it none can be. */
  onPick?: (anchor: string, part?: string) => void;
  /** Called when the user leaves the list of parts by Escape. */
  onLeave?: () => void;
  /** Called when the page is rendered after each load. */
  onShown?: () => void;
}

interface PageFeedOptions<Draft> extends PageEvents {
  /** Calls a listener after every change of the draft, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** What the page shows; a new function is called immediately. */
  read: () => Draft;
}

/**
 * Sends a draft to its page in an iframe when it is ready and after every change, at most once per
 * animation frame. Returns a function that scrolls the preview to an anchor; an iframe that is
 * still loading or hidden applies it once it has rendered or is displayed. The shortcuts that are pressed
 * in the iframe become events of its element.
 */
export function usePageFeed<Draft extends Pick<PreviewDraft, "profile">>(
  frame: RefObject<HTMLIFrameElement | null>,
  { subscribe, read, onShown, ...callbacks }: PageFeedOptions<Draft>,
): (anchor: string, part?: string) => void {
  const latestRead = useRef(read);
  const post = useRef<(message: ToPreview<Draft>) => void>(() => undefined);
  const scheduleSendRef = useRef<() => void>(() => undefined);
  const current = useRef<{ anchor: string; part?: string }>({ anchor: "top" });
  const onRendered = useEffectEvent(() => onShown?.());
  const onPick = useEffectEvent((anchor: string, part?: string) =>
    callbacks.onPick?.(anchor, part),
  );
  const onLeave = useEffectEvent(() => callbacks.onLeave?.());

  useEffect(() => {
    let isReady = false;
    let isRendered = false;
    let frameRequest = 0;
    post.current = (message) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const send = () => {
      frameRequest = 0;
      post.current({ type: "preview.draft", draft: latestRead.current() });
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
          post.current({ type: "preview.show", ...current.current });
          isRendered = true;
          return onRendered();
        case "preview.picked":
          return onPick(message.anchor, message.part);
        case "preview.left":
          return onLeave();
        case "preview.key":
          frame.current?.dispatchEvent(
            new KeyboardEvent("keydown", { ...message.key, bubbles: true, cancelable: true }),
          );
          return undefined;
        default:
          return message satisfies never;
      }
    };
    addEventListener("message", onMessage);
    scheduleSendRef.current = scheduleSend;
    const unsubscribe = subscribe(scheduleSend);
    return () => {
      removeEventListener("message", onMessage);
      unsubscribe();
      cancelAnimationFrame(frameRequest);
    };
  }, [subscribe, frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isDisplayed = element.clientHeight > 0;
    // A page without a height cannot scroll.
    const observer = new ResizeObserver(() => {
      const wasDisplayed = isDisplayed;
      isDisplayed = element.clientHeight > 0;
      if (isDisplayed && !wasDisplayed) post.current({ type: "preview.show", ...current.current });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    latestRead.current = read;
    scheduleSendRef.current();
  }, [read]);

  return (anchor, part) => {
    current.current = { anchor, ...(part !== undefined && { part }) };
    post.current({ type: "preview.show", ...current.current });
  };
}
