import type { RefObject } from "react";
import { useElementSize } from "#app/layout/element-refs.ts";
import * as css from "./fitted-page.css.ts";
import { PreviewIframe } from "./preview-iframe.tsx";

interface FittedPageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  isScrollable?: boolean;
}

/** The preview page as a picture that fills its container. Not reachable by keyboard. */
export function FittedPage({ frame, title, width, isScrollable = false }: FittedPageProps) {
  const [container, size] = useElementSize();
  const scale = size ? size.width / width : 1;
  return (
    <div ref={container} className={css.picture} aria-hidden={title === "" || undefined}>
      <PreviewIframe
        ref={frame}
        className={isScrollable ? css.frame : `${css.frame} ${css.still}`}
        title={title}
        tabIndex={-1}
        width={width}
        height={size ? size.height / scale : 0}
        scale={scale}
      />
    </div>
  );
}
