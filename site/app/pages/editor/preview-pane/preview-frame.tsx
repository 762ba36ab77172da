import {
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { PreviewDraft } from "#app/pages/preview/preview-protocol.ts";
import * as css from "./preview-pane.css.ts";
import type { PreviewHandle } from "./preview-handle.ts";
import { usePreviewFeed } from "./use-preview-feed.ts";

export type Device = "desktop" | "tablet" | "phone";

/** CSS px. */
const widths: Record<Device, number> = { desktop: 1440, tablet: 820, phone: 390 };

interface PreviewFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  device: Device;
  around: Omit<PreviewDraft, "profile">;
  handle: Ref<PreviewHandle>;
  onPicked: (anchor: string) => void;
}

/** The page in its frame, as wide as the device has it and scaled to the room there is. */
export function PreviewFrame({ frame, device, around, handle, onPicked }: PreviewFrameProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const show = usePreviewFeed(frame, { around, onPicked });

  useImperativeHandle(handle, () => ({ show }));
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const scale = size ? Math.min(1, size.width / width) : 1;
  return (
    <div className={css.stage}>
      <div ref={room} className={css.room}>
        <div
          className={css.sheet}
          style={{
            width: width * scale,
            height: size?.height,
            visibility: size ? undefined : "hidden",
          }}
        >
          {/* Our own page, which needs its origin and its scripts: with both a sandbox holds nothing. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            className={css.frame}
            src={localePath("/admin/preview", locale)}
            title={formatMessage({ id: "editor.preview" })}
            style={{
              width,
              height: size ? size.height / scale : 0,
              transform: `scale(${scale})`,
            }}
          />
        </div>
      </div>
    </div>
  );
}
