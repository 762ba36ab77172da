import { type RefObject, useEffect, useRef } from "react";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "#app/pages/preview/preview-protocol.ts";
import { draftProfile } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";

interface Feed {
  /** What the preview needs beside the draft; a new object is sent at once. */
  around: Omit<PreviewDraft, "profile">;
  onPicked: (anchor: string) => void;
}

/**
 * Sends the draft to the page in the frame: at once when it is ready, and after every change, at most
 * once in a frame of the screen. Answers how to show a part of it, which a page that is not there yet
 * does once it is.
 */
export function usePreviewFeed(
  frame: RefObject<HTMLIFrameElement | null>,
  { around, onPicked }: Feed,
): (anchor: string) => void {
  const store = useDraftStore();
  const latest = useRef({ around, onPicked });
  const post = useRef<(message: ToPreview) => void>(() => undefined);
  const sendAgain = useRef<() => void>(() => undefined);
  const shownPart = useRef("top");

  useEffect(() => {
    let ready = false;
    let drawn = false;
    let waiting = 0;
    post.current = (message) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const send = () => {
      waiting = 0;
      const { stored, history } = store.getState();
      const profile = draftProfile(stored, history.present);
      post.current({ type: "preview.draft", draft: { ...latest.current.around, profile } });
    };
    const sendSoon = () => {
      if (ready && waiting === 0) waiting = requestAnimationFrame(send);
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (!isPreviewMessage<FromPreview>(event, frame.current?.contentWindow ?? null)) return;
      const message = event.data;
      switch (message.type) {
        case "preview.ready":
          ready = true;
          drawn = false;
          return send();
        case "preview.shown":
          if (!drawn) post.current({ type: "preview.show", anchor: shownPart.current });
          drawn = true;
          return undefined;
        case "preview.picked":
          return latest.current.onPicked(message.anchor);
        default:
          return message satisfies never;
      }
    };
    addEventListener("message", hear);
    sendAgain.current = sendSoon;
    const unsubscribe = store.subscribe(sendSoon);
    return () => {
      removeEventListener("message", hear);
      unsubscribe();
      cancelAnimationFrame(waiting);
    };
  }, [store, frame]);

  useEffect(() => {
    latest.current = { around, onPicked };
    sendAgain.current();
  }, [around, onPicked]);

  return (anchor) => {
    shownPart.current = anchor;
    post.current({ type: "preview.show", anchor });
  };
}
