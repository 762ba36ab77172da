import type { ComponentProps } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./preview-iframe.css.ts";

interface PreviewIframeProps extends Omit<ComponentProps<"iframe">, "src" | "style"> {
  title: string;
  /** Size of the page in CSS px. */
  width: number;
  height: number;
  /** Factor by which the page is made smaller. */
  scale: number;
}

/** The preview page in a frame, scaled down. `usePreviewFeed` sends it the draft. */
export function PreviewIframe(props: PreviewIframeProps) {
  const { title, width, height, scale, className, ...frame } = props;
  const { locale } = useAddress();
  return (
    // Same origin with scripts: a sandbox with both gives no isolation.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      {...frame}
      title={title}
      className={className === undefined ? css.frame : `${css.frame} ${className}`}
      src={localePath("/admin/preview", locale)}
      style={{ width, height, transform: `scale(${scale})` }}
    />
  );
}
