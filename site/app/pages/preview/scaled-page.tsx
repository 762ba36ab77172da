import type { RefObject } from "react";
import { useElementSize } from "#app/layout/element-refs.ts";
import { PreviewIframe } from "./preview-iframe.tsx";
import * as css from "./scaled-page.css.ts";

interface ScaledPageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Width of the page in CSS px before it is made smaller. */
  width: number;
  /** Class of the viewport, which sets its size. */
  className: string;
}

/** The preview page to scroll and use: in the middle of a viewport, smaller if it is wider than that. */
export function ScaledPage({ frame, title, width, className }: ScaledPageProps) {
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
          ref={frame}
          title={title}
          width={width}
          height={size ? size.height / scale : 0}
          scale={scale}
        />
      </div>
    </div>
  );
}
