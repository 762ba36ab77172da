import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { localePath } from "#app/i18n/language-items.ts";
import { useElementSize } from "#app/layout/use-element-size.ts";
import { useAddress } from "#app/page-root.tsx";
import { createDraftStore } from "#app/pages/editor/draft/draft-store.ts";
import { DraftContext } from "#app/pages/editor/draft/use-draft.ts";
import { useListings, useTeam } from "#app/pages/editor/publish/use-preview-data.ts";
import { usePreviewFeed } from "#app/pages/editor/publish/use-preview-feed.ts";
import { PreviewIframe } from "#app/pages/preview/preview-iframe.tsx";
import type { LinkedScroll } from "./use-linked-scroll.ts";
import * as css from "./version-pages.css.ts";

interface VersionFrameProps {
  /** With its draft; a new profile needs a new `key`. */
  profile: RealtorProfile;
  /** Above the page, and the name of its frame. */
  title: string;
  /** Next to the title. */
  mark?: ReactNode;
  /** Of the page. */
  locale: Locale;
  /** CSS px of the page before it is made smaller. */
  width: number;
  scroll: LinkedScroll;
  isHidden: boolean;
}

/** A page as it is in a version, scaled down: to look at and to scroll, not to use. */
export function VersionFrame({ profile, ...props }: VersionFrameProps) {
  const [store] = useState(() => createDraftStore(profile));
  return (
    <DraftContext value={store}>
      <Frame {...props} />
    </DraftContext>
  );
}

function Frame(props: Omit<VersionFrameProps, "profile">) {
  const { title, mark, locale, width, scroll, isHidden } = props;
  const { origin } = useAddress();
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, size] = useElementSize();
  const [page, setPage] = useState<Window | null>(null);
  const listings = useListings();
  const team = useTeam();
  const context = useMemo(
    () => ({ listings: listings ?? null, team, locale, origin, builder: localePath("/", locale) }),
    [listings, team, locale, origin],
  );
  usePreviewFeed(frame, { context, onShown: () => setPage(preparePage(frame)) });
  const { add } = scroll;
  useEffect(() => (page ? add(page) : undefined), [add, page]);
  const scale = size ? Math.min(1, size.width / width) : 1;
  return (
    <section className={css.figure} aria-labelledby={id} data-hidden={isHidden || undefined}>
      <h2 id={id} className={css.caption}>
        {title}
        {mark}
      </h2>
      <div ref={container} className={css.viewport}>
        <div
          className={css.scaledPage}
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
    </section>
  );
}

/** Nothing on the page can be used or focused; it still scrolls. */
function preparePage({ current }: { current: HTMLIFrameElement | null }): Window | null {
  if (current?.contentDocument) current.contentDocument.body.inert = true;
  return current?.contentWindow ?? null;
}
