import { useRef } from "react";
import { mediaPath } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import { FittedPage } from "../../preview/fitted-page.tsx";
import type { ToPreview } from "../../preview/preview-protocol.ts";
import { usePreviewContext } from "../../preview/use-preview-context.ts";
import { usePreviewFeed } from "../../preview/use-preview-feed.ts";

interface PagePartProps {
  /** URL of the photo. */
  url: string;
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  /** Called when the page is rendered: width divided by height of the photo's frame; null without the photo. */
  onShown: (frameShape: number | null) => void;
}

/** The part of the draft's page with a photo, scaled down. Decorative and without controls. */
export function PagePart({ url, width, onShown }: PagePartProps) {
  const { locale } = useAddress();
  const context = usePreviewContext(locale);
  const frame = useRef<HTMLIFrameElement>(null);
  usePreviewFeed(frame, {
    context,
    onShown() {
      const page = frame.current?.contentWindow;
      if (!page) return;
      onShown(scrollToPhoto(page, url));
      // The feed scrolls each page to its start; this listener comes after that of the page.
      page.addEventListener("message", ({ data }: MessageEvent<Partial<ToPreview>>) => {
        if (data.type === "preview.show") scrollToPhoto(page, url);
      });
    },
  });
  return <FittedPage frame={frame} title="" width={width} />;
}

/** Scrolls a page so that a photo is visible as a whole, if it fits. Returns the shape of its frame, if there is one. */
function scrollToPhoto(page: Window, url: string): number | null {
  const path = mediaPath(url) ?? url;
  const photo = [...page.document.images].find((image) =>
    decodeURIComponent(image.src).includes(decodeURIComponent(path)),
  );
  if (!photo) return null;
  const { top, width, height } = (photo.parentElement ?? photo).getBoundingClientRect();
  const start = page.scrollY + top;
  const above = Math.max(0, (page.innerHeight - height) / 2);
  const isInFirstView = start + height <= page.innerHeight;
  page.scrollTo({ top: isInFirstView ? 0 : start - above, behavior: "instant" });
  return height > 0 ? width / height : null;
}
