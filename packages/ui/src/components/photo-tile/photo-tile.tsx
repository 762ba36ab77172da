"use client";

import { useId, useState, type ComponentProps, type KeyboardEvent } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { formatTemplate, classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./photo-tile.css.ts";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CropIcon,
  DragIcon,
  TrashIcon,
  CloseIcon,
} from "../icons/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";

type TileRootProps = Omit<ComponentProps<"li">, "children">;

export interface PhotoTileProps extends TileRootProps {
  /** `controlLabelsFor(locale).photoTile`. */
  labels: PhotoTileLabels;
  /** URL of a small version. */
  src: string;
  /** Empty if no description was entered. */
  alt: string;
  /** One-based. The first photo is the cover. */
  position: number;
  /** Total number of photos. */
  total: number;
  dragging?: boolean | undefined;
  /** Props for the drag handle, such as drag and drop listeners. */
  handleProps?: PhotoToolsProps["handleProps"];
  /** Called with -1 for earlier and 1 for later. */
  onMove: (by: -1 | 1) => void;
  onCrop: () => void;
  /** Ask for confirmation if the deletion cannot be undone. */
  onDelete: () => void;
}

/**
 * Photo in the editor with tools to move, crop and delete it. Use the photo's id as `key`, so that a
 * move is announced and the pressed button keeps the focus. Renders an `<li>` element.
 */
export function PhotoTile(props: PhotoTileProps) {
  const { labels, src, alt, position, total, dragging = false, handleProps, ...others } = props;
  const { onMove, onCrop, onDelete, className, ...root } = others;
  const nameId = useId();
  const [moveRequested, setMoveRequested] = useState(false);
  const [previous, setPrevious] = useState({ position, dragging });
  const [announcement, setAnnouncement] = useState("");
  if (position !== previous.position || dragging !== previous.dragging) {
    // Announces only moves of this photo, including a drop, not shifts caused by other photos.
    setPrevious({ position, dragging });
    if (position !== previous.position) {
      const isOwnMove = moveRequested || dragging || previous.dragging;
      setMoveRequested(false);
      setAnnouncement(isOwnMove ? formatTemplate(labels.moved, { n: position, total }) : "");
    }
  }
  const move = (by: -1 | 1) => {
    setMoveRequested(true);
    onMove(by);
  };
  return (
    <li
      aria-labelledby={nameId}
      {...root}
      className={classNames(css.tile, className)}
      data-dragging={dragging || undefined}
    >
      <span id={nameId} className={visuallyHidden}>
        {formatTemplate(labels.photo, { n: position })}
      </span>
      <div className={css.imageFrame}>
        <img className={css.image} src={src} alt={alt} width={400} height={300} draggable={false} />
        <span className={css.number}>{position === 1 ? labels.cover : position}</span>
      </div>
      <PhotoTools
        labels={labels}
        isFirst={position <= 1}
        isLast={position >= total}
        handleProps={handleProps}
        onMove={move}
        onCrop={onCrop}
        onDelete={onDelete}
      />
      <span className={visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </li>
  );
}

interface PhotoToolsProps {
  labels: PhotoTileLabels;
  isFirst: boolean;
  isLast: boolean;
  /** Props for the drag handle, such as drag and drop listeners. */
  handleProps: Omit<ComponentProps<"button">, "children"> | undefined;
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
function PhotoTools(props: PhotoToolsProps) {
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

interface UploadingTileProps extends TileRootProps {
  labels: Pick<PhotoTileLabels, "uploading" | "cancel">;
  /** File name. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Cancels the upload; without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Upload progress of a photo. Renders an `<li>` element. */
export function UploadingTile(props: UploadingTileProps) {
  const { labels, label, percent, onCancel, className, ...root } = props;
  const nameId = useId();
  const done = Math.round(Math.min(Math.max(0, Number.isFinite(percent) ? percent : 0), 100));
  return (
    <li {...root} className={classNames(css.tile, className)}>
      <div className={classNames(css.notice, onCancel && css.dismissible)}>
        <span id={nameId}>{label}</span>
        <span>{formatTemplate(labels.uploading, { n: done })}</span>
        <progress className={css.bar} value={done} max={100} aria-label={label} />
        {onCancel && <DismissButton label={labels.cancel} nameId={nameId} onClick={onCancel} />}
      </div>
    </li>
  );
}

interface FailedTileProps extends TileRootProps {
  labels: Pick<PhotoTileLabels, "replace" | "retry" | "dismiss">;
  /** File name. */
  label: string;
  /** State the error and how to fix it. */
  reason: string;
  /** Lets the user select another file. */
  onReplace: () => void;
  /** Retries the same file; give it only if a retry can succeed. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** Failed upload of a photo, announced as an alert. Renders an `<li>` element. */
export function FailedTile(props: FailedTileProps) {
  const { labels, label: fileName, reason, onReplace, onRetry, onDismiss, ...root } = props;
  const nameId = useId();
  const action = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <button type="button" className={css.action} aria-describedby={nameId} onClick={onClick}>
        {label}
      </button>
    );
  return (
    <li {...root} className={classNames(css.tile, root.className)}>
      <div
        className={classNames(css.notice, css.failed, onDismiss && css.dismissible)}
        role="alert"
      >
        <span id={nameId}>{fileName}</span>
        <span>{reason}</span>
        <div className={css.actions}>
          {action(labels.retry, onRetry)}
          {action(labels.replace, onReplace)}
        </div>
        {onDismiss && <DismissButton label={labels.dismiss} nameId={nameId} onClick={onDismiss} />}
      </div>
    </li>
  );
}

interface DismissButtonProps {
  label: string;
  /** `id` of the element with the file name. */
  nameId: string;
  onClick: () => void;
}

function DismissButton({ label, nameId, onClick }: DismissButtonProps) {
  return (
    <div className={css.dismiss}>
      <IconButton label={label} aria-describedby={nameId} onClick={onClick}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

interface DropTargetTileProps extends TileRootProps {
  /** One-based position of the dropped photo. */
  position?: number | undefined;
}

/** Drop position of the dragged photo; hidden from assistive technology. Renders an `<li>` element. */
export function DropTargetTile({ position, className, ...root }: DropTargetTileProps) {
  return (
    <li aria-hidden="true" {...root} className={classNames(css.tile, className)}>
      <div className={css.dropTarget}>
        {position !== undefined && <span className={css.number}>{position}</span>}
      </div>
    </li>
  );
}
