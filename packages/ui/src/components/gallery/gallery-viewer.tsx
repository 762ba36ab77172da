"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { KeyboardEvent } from "react";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { fill } from "../../private/fill.ts";
import { useReturnFocus } from "../../private/use-return-focus.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { GalleryPhoto } from "./gallery-photo.ts";
import * as css from "./gallery-viewer.css.ts";

export interface GalleryViewerProps {
  labels: GalleryLabels;
  photos: readonly GalleryPhoto[];
  /** The one shown, from 0; null is closed. */
  index: number | null;
  onShow: (index: number | null) => void;
}

/** One photograph at a time over the whole window: arrows, Home, End, Esc. Loaded when one is opened. */
export function GalleryViewer({ labels, photos, index, onShow }: GalleryViewerProps) {
  const focus = useReturnFocus();
  const at = index ?? 0;
  const last = photos.length - 1;
  const photo = photos[at];
  const go = (to: number) => onShow(Math.min(Math.max(0, to), last));
  const steer = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(target);
  };
  const where = fill(labels.count, { n: at + 1, total: photos.length });
  return (
    <Radix.Root open={index !== null} onOpenChange={(open) => !open && onShow(null)}>
      <Radix.Portal>
        <Radix.Content
          className={css.viewer}
          aria-describedby={undefined}
          onKeyDown={steer}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={css.top}>
            <Radix.Title className={visuallyHidden}>{labels.title}</Radix.Title>
            <span className={css.counter} aria-hidden="true">
              {at + 1} / {photos.length}
            </span>
            <span className={visuallyHidden} aria-live="polite">
              {where}
            </span>
            <IconButton label={labels.previous} disabled={at === 0} onClick={() => go(at - 1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label={labels.next} disabled={at === last} onClick={() => go(at + 1)}>
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
              key={photo.full}
              className={css.picture}
              src={photo.full}
              alt={photo.alt || where}
              width={2400}
              height={1600}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
