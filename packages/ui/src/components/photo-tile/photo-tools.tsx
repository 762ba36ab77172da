"use client";

import type { ComponentProps, KeyboardEvent } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { ArrowLeftIcon, ArrowRightIcon, CropIcon, DragIcon, TrashIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./photo-tile.css.ts";

export interface PhotoToolsProps {
  labels: PhotoTileLabels;
  first: boolean;
  last: boolean;
  /** Listeners of the owner's drag and drop, on the handle. */
  handle: Omit<ComponentProps<"button">, "className" | "style" | "children"> | undefined;
  onMove: (by: -1 | 1) => void;
  onCrop: () => void;
  onDelete: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The five tools under a photo. Earlier and later are the way without dragging (WCAG 2.5.7). */
export function PhotoTools(props: PhotoToolsProps) {
  const { labels, first, last, handle, onMove, onCrop, onDelete } = props;
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    handle?.onKeyDown?.(event);
    const by = steps[event.key];
    if (by === undefined || event.defaultPrevented) return;
    event.preventDefault();
    if (by === -1 ? !first : !last) onMove(by);
  };
  return (
    <div className={css.tools}>
      <IconButton {...handle} label={labels.drag} onKeyDown={moveByKey}>
        <DragIcon />
      </IconButton>
      <IconButton label={labels.moveBack} disabled={first} onClick={() => onMove(-1)}>
        <ArrowLeftIcon />
      </IconButton>
      <IconButton label={labels.moveOn} disabled={last} onClick={() => onMove(1)}>
        <ArrowRightIcon />
      </IconButton>
      <IconButton label={labels.crop} onClick={onCrop}>
        <CropIcon />
      </IconButton>
      <IconButton label={labels.delete} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
