import { values } from "@realtor/profile/values";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { mediaPath } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { profileKind } from "#app/profile/draft/profile-kind.ts";
import { type ProfileStore, useDraftStore } from "#app/profile/draft/use-draft.ts";
import { DraftContext } from "#app/profile/draft/use-store.ts";
import { type PhotoFit, setPhotoFit } from "../focal-points.ts";
import type { FitPath } from "../photo-rules.ts";
import * as css from "./fit-dialog.css.ts";
import { FittedPage } from "#app/profile/preview/preview-iframe.tsx";
import type { ToPreview } from "#app/profile/preview/preview-protocol.ts";
import { usePreviewContext } from "#app/profile/preview/use-preview-data.ts";
import { usePreviewFeed } from "#app/profile/preview/use-preview-feed.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";

interface FitPreviewsProps {
  path: FitPath;
  url: string;
  fit: PhotoFit;
  /** Called with the shape of the frame on a computer. */
  onFrame: (shape: number) => void;
}

/** The page with the photo at the widths of a computer and of a phone. */
export function FitPreviews({ path, url, fit, onFrame }: FitPreviewsProps) {
  const draft = useDraftStore();
  const [copy] = useState(() => copyDraft(draft));
  const [isAbsent, setAbsent] = useState(false);
  const handleShown = (shape: number | null) => {
    setAbsent(shape === null);
    if (shape !== null) onFrame(shape);
  };
  const { x, y, zoom } = fit;
  useEffect(() => {
    const lens = values.focalPoints;
    copy.change(
      (current) => lens.set(current, setPhotoFit(lens.get(current), path, url, { x, y, zoom })),
      "fit",
    );
  }, [copy, path, url, x, y, zoom]);
  if (isAbsent)
    return (
      <p className={css.label}>
        <FormattedMessage id="photos.fit.absent" />
      </p>
    );
  return (
    <DraftContext value={copy}>
      <div className={css.previews} aria-hidden="true">
        <p className={css.label}>
          <FormattedMessage id="photos.fit.computer" />
        </p>
        <div className={css.computer}>
          <PagePart url={url} width={1440} onShown={handleShown} />
        </div>
        <p className={css.label}>
          <FormattedMessage id="photos.fit.phone" />
        </p>
        <div className={css.phone}>
          <PagePart url={url} width={390} onShown={doNothing} />
        </div>
      </div>
    </DraftContext>
  );
}

const doNothing = () => undefined;

/** A store with the current draft, for a change that is not applied yet. */
function copyDraft(store: ProfileStore): ProfileStore {
  const copy = createDraftStore(profileKind, store.getState().stored);
  copy.change(() => store.getDraft());
  return copy;
}

interface PagePartProps {
  /** URL of the photo. */
  url: string;
  /** Width of the page in CSS px; it is scaled to the available width. */
  width: number;
  /** Called when the page is rendered: width divided by height of the photo's frame; null without the photo. */
  onShown: (frameShape: number | null) => void;
}

/** The part of the draft's page with a photo, scaled down. Decorative and without controls. */
function PagePart({ url, width, onShown }: PagePartProps) {
  const { locale } = useAddress();
  const site = usePreviewContext(locale);
  const samples = useSamples();
  const { stored } = useDraftStore().getState();
  const context = useMemo(
    // A page that visitors know is shown without samples.
    () => ({ ...site, ...(stored.isMakeHomepage !== "Y" && { samples }) }),
    [site, stored, samples],
  );
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
