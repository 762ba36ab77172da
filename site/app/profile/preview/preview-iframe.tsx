import type { ComponentProps, RefObject } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useElementSize } from "#app/layout/element-refs.ts";
import * as css from "./preview-iframe.css.ts";

interface PreviewIframeProps extends Omit<ComponentProps<"iframe">, "src" | "style"> {
  /** Path of the preview page. */
  path?: string;
  title: string;
  /** Size of the page in CSS px. */
  width: number;
  height: number;
  /** Factor by which the page is made smaller. */
  scale: number;
}

/** A preview page in a frame, scaled down: that of a website by default. `usePageFeed` sends it the draft. */
export function PreviewIframe(props: PreviewIframeProps) {
  const { path = "/admin/preview", title, width, height, scale, className, ...frame } = props;
  const { locale } = useAddress();
  return (
    // Same origin with scripts: a sandbox with both gives no isolation.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      {...frame}
      title={title}
      className={className === undefined ? css.frame : `${css.frame} ${className}`}
      src={localePath(path, locale)}
      style={{ width, height, transform: `scale(${scale})` }}
    />
  );
}

interface ScaledPageProps extends Pick<PreviewIframeProps, "path"> {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Width of the page in CSS px before it is made smaller. */
  width: number;
  /** Class of the viewport, which sets its size. */
  className: string;
  tabIndex?: -1;
}

/** The preview page to scroll and use: in the middle of a viewport, smaller if it is wider than that. */
export function ScaledPage({ frame, width, className, ...iframe }: ScaledPageProps) {
  const [container, size] = useElementSize();
  const scale = size ? Math.min(1, size.width / width) : 1;
  return (
    <div ref={container} className={`${css.viewport} ${className}`}>
      <div
        className={css.page}
        style={{
          width: width * scale,
          height: size?.height,
          visibility: size ? undefined : "hidden",
        }}
      >
        <PreviewIframe
          {...iframe}
          ref={frame}
          width={width}
          height={size ? size.height / scale : 0}
          scale={scale}
        />
      </div>
    </div>
  );
}

interface FittedPageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  isScrollable?: boolean;
}

/** The preview page that fills its container. Not reachable by keyboard. */
export function FittedPage({ frame, title, width, isScrollable = false }: FittedPageProps) {
  const [container, size] = useElementSize();
  const scale = size ? size.width / width : 1;
  return (
    <div ref={container} className={css.container} aria-hidden={title === "" || undefined}>
      <PreviewIframe
        ref={frame}
        className={isScrollable ? css.fitted : `${css.fitted} ${css.still}`}
        title={title}
        tabIndex={-1}
        width={width}
        height={size ? size.height / scale : 0}
        scale={scale}
      />
    </div>
  );
}
