import { useEffect, useEffectEvent } from "react";
import {
  type FromPreview,
  isPreviewMessage,
  type PreviewDraft,
  type ToPreview,
} from "#app/profile/preview/preview-protocol.ts";

interface EditorMessages<Draft> {
  onDraft: (draft: Draft) => void;
  /** The element with this id is to be in the window, and a part to be outlined. */
  onShow: (anchor: string, part?: string) => void;
}

/** Receives what the editor sends to its preview page, and tells it that the page is ready. */
export function useEditorMessages<Draft extends Pick<PreviewDraft, "profile">>({
  onDraft,
  onShow,
}: EditorMessages<Draft>): void {
  const receive = useEffectEvent((message: ToPreview<Draft>) =>
    message.type === "preview.draft"
      ? onDraft(message.draft)
      : onShow(message.anchor, message.part),
  );
  useEffect(() => {
    if (parent === window) return undefined;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (isPreviewMessage<ToPreview<Draft>>(event, parent)) receive(event.data);
    };
    addEventListener("message", onMessage);
    postToEditor({ type: "preview.ready" });
    return () => removeEventListener("message", onMessage);
  }, []);
}

export function postToEditor(message: FromPreview): void {
  parent.postMessage(message, location.origin);
}
