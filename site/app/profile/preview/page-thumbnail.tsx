import type { TemplateId } from "@realtor/ui/templates";
import { useMemo, useRef } from "react";
import { useAddress } from "#app/page-root.tsx";
import { usePreviewContext } from "./use-preview-data.ts";
import { usePreviewFeed } from "./use-preview-feed.ts";
import { FittedPage } from "./preview-iframe.tsx";
import type { Samples } from "./preview-protocol.ts";

interface PageThumbnailProps {
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  title: string;
  /** Shows the page in another template than the draft's. */
  template?: TemplateId;
  /** Texts of the gray samples in place of what is missing; without them nothing is added. */
  samples?: Samples;
  isScrollable?: boolean;
}

/** The draft as a page, scaled down. Not reachable by keyboard. */
export function PageThumbnail({ template, samples, ...page }: PageThumbnailProps) {
  const { locale } = useAddress();
  const site = usePreviewContext(locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const context = useMemo(
    () => ({ ...site, ...(samples && { samples }), ...(template && { template }) }),
    [site, samples, template],
  );
  usePreviewFeed(frame, { context });
  return <FittedPage frame={frame} {...page} />;
}
