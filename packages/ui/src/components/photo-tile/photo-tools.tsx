"use client";

import type { ComponentProps, KeyboardEvent } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { ArrowLeftIcon, ArrowRightIcon, CropIcon, DragIcon, TrashIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./photo-tile.css.ts";

export interface PhotoToolsProps {
  labels: PhotoTileLabels;
  isFirst: boolean;
  isLast: boolean;
  /** Props for the drag handleProps, such as drag and drop listeners. */
  handleProps: Omit<ComponentProps<"button">, "className" | "style" | "children"> | undefined;
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

/** Buttons below a photo. Earlier and later are the alternative to dragging (WCAG 2.5.7). */
export function PhotoTools(props: PhotoToolsProps) {
  const { labels, isFirst, isLast, handleProps, onMove, onCrop, onDelete } = props;
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    handleProps?.onKeyDown?.(event);
    const by = steps[event.key];
    if (by === undefined || event.defaultPrevented) return;
    event.preventDefault();
    if (by === -1 ? !isFirst : !isLast) onMove(by);
  };
  return (
    <div className={css.tools}>
      <IconButton {...handleProps} label={labels.drag} onKeyDown={moveByKey}>
        <DragIcon />
      </IconButton>
      <IconButton label={labels.moveBack} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowLeftIcon />
      </IconButton>
      <IconButton label={labels.moveForward} disabled={isLast} onClick={() => onMove(1)}>
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
