"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { KeyboardEvent } from "react";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { formatTemplate } from "../../format.ts";
import { useRestoreFocus } from "../../hooks/use-restore-focus.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { useThemeScope } from "../../theme/use-theme-scope.ts";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./gallery-viewer.css.ts";

export interface GalleryPhoto {
  /** URL of the full-size image, the target of the link. */
  readonly fullSrc: string;
  /** URL for the mosaic. */
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** Empty if no description was entered. */
  readonly alt: string;
  /** Focal point for cropping, in percent. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface GalleryViewerProps {
  labels: GalleryLabels;
  photos: readonly GalleryPhoto[];
  /** Zero-based; null closes the viewer. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  /** Element that the viewer is put into. Default `<body>`; colors are those of the place of the component. */
  container?: HTMLElement | null | undefined;
}

/** Full-window photo viewer with keyboard navigation. Loaded on demand. */
export function GalleryViewer(props: GalleryViewerProps) {
  const { labels, photos, index, onIndexChange, container } = props;
  const focus = useRestoreFocus();
  const { markerRef, scope } = useThemeScope<HTMLTemplateElement>(index !== null);
  const current = index ?? 0;
  const last = photos.length - 1;
  const photo = photos[current];
  const goTo = (to: number) => onIndexChange(Math.min(Math.max(0, to), last));
  const handleKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  };
  const positionText = formatTemplate(labels.count, { n: current + 1, total: photos.length });
  return (
    <Radix.Root open={index !== null} onOpenChange={(open) => !open && onIndexChange(null)}>
      {index !== null && <template ref={markerRef} />}
      <Radix.Portal container={container}>
        <Radix.Content
          className={css.viewer}
          {...scope}
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          onOpenAutoFocus={focus.saveFocus}
          onCloseAutoFocus={focus.restoreFocus}
        >
          <div className={css.top}>
            <Radix.Title className={visuallyHidden}>{labels.title}</Radix.Title>
            <span className={css.counter} aria-hidden="true">
              {current + 1} / {photos.length}
            </span>
            <span className={visuallyHidden} aria-live="polite">
              {positionText}
            </span>
            <IconButton
              label={labels.previous}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              <ArrowLeftIcon />
            </IconButton>
            <IconButton
              label={labels.next}
              disabled={current === last}
              onClick={() => goTo(current + 1)}
            >
              <ArrowRightIcon />
            </IconButton>
            <Radix.Close asChild>
              <IconButton label={labels.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          {photo && (
            <img
              key={photo.fullSrc}
              className={css.image}
              src={photo.fullSrc}
              alt={photo.alt || positionText}
              width={2400}
              height={1600}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
