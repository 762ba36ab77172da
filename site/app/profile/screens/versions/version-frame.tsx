import type { Locale } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { Stack } from "@realtor/ui/stack";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { profileKind } from "#app/profile/draft/profile-kind.ts";
import { DraftContext } from "#app/profile/draft/use-store.ts";
import { usePreviewContext } from "#app/profile/preview/use-preview-data.ts";
import { usePreviewFeed } from "#app/profile/preview/use-preview-feed.ts";
import { ScaledPage } from "#app/profile/preview/preview-iframe.tsx";
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
  const [store] = useState(() => createDraftStore(profileKind, profile));
  return (
    <DraftContext value={store}>
      <Frame {...props} />
    </DraftContext>
  );
}

function Frame(props: Omit<VersionFrameProps, "profile">) {
  const { title, mark, locale, width, scroll, isHidden } = props;
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Window | null>(null);
  const context = usePreviewContext(locale);
  usePreviewFeed(frame, { context, onShown: () => setPage(preparePage(frame)) });
  const { add } = scroll;
  useEffect(() => (page ? add(page) : undefined), [add, page]);
  return (
    <Stack
      as="section"
      gap={0}
      className={css.figure}
      aria-labelledby={id}
      data-hidden={isHidden || undefined}
    >
      <h2 id={id} className={css.caption}>
        {title}
        {mark}
      </h2>
      {/* The group around the pages is the tab stop that scrolls them. */}
      <ScaledPage
        frame={frame}
        title={title}
        width={width}
        className={css.viewport}
        tabIndex={-1}
      />
    </Stack>
  );
}

/** Nothing on the page can be used or focused; it still scrolls. */
function preparePage({ current }: { current: HTMLIFrameElement | null }): Window | null {
  if (current?.contentDocument) current.contentDocument.body.inert = true;
  return current?.contentWindow ?? null;
}
