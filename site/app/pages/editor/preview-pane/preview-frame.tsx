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
  context: Omit<PreviewDraft, "profile">;
  handle: Ref<PreviewHandle>;
  onPick: (anchor: string) => void;
}

/** The preview iframe, at the width of the device and scaled down to the available space. */
export function PreviewFrame({ frame, device, context, handle, onPick }: PreviewFrameProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const showAnchor = usePreviewFeed(frame, { context, onPick });

  useImperativeHandle(handle, () => ({ show: showAnchor }));
  useLayoutEffect(() => {
    const element = container.current;
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
      <div ref={container} className={css.viewport}>
        <div
          className={css.scaledPage}
          style={{
            width: width * scale,
            height: size?.height,
            visibility: size ? undefined : "hidden",
          }}
        >
          {/* Same origin with scripts: a sandbox with both gives no isolation. */}
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
