import type { TemplateId } from "@realtor/ui/templates";
import { useMemo, useRef } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useElementSize } from "#app/layout/use-element-size.ts";
import { useAddress } from "#app/page-root.tsx";
import { useListings, useTeam } from "#app/pages/editor/publish/use-preview-data.ts";
import { usePreviewFeed } from "#app/pages/editor/publish/use-preview-feed.ts";
import { PreviewIframe } from "#app/pages/preview/preview-iframe.tsx";
import type { Samples } from "#app/pages/preview/preview-protocol.ts";
import * as css from "./page-picture.css.ts";

interface PagePictureProps {
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  title: string;
  /** Shows the page in another template than the draft's. */
  template?: TemplateId;
  /** Texts of the gray samples in place of what is missing; without them nothing is added. */
  samples?: Samples;
  isScrollable?: boolean;
}

/** The draft as a page, scaled down. Not reachable by keyboard: it is a picture. */
export function PagePicture(props: PagePictureProps) {
  const { width, title, template, samples, isScrollable = false } = props;
  const { locale, origin } = useAddress();
  const listings = useListings();
  const team = useTeam();
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, size] = useElementSize();
  const context = useMemo(
    () => ({
      listings: listings ?? null,
      team,
      locale,
      origin,
      builder: localePath("/", locale),
      ...(samples && { samples }),
      ...(template && { template }),
    }),
    [listings, team, locale, origin, samples, template],
  );
  usePreviewFeed(frame, { context });
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
