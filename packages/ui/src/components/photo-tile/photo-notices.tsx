"use client";

import { useId } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { classNames } from "../../private/class-names.ts";
import { formatTemplate } from "../../private/format-template.ts";
import { CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./photo-tile.css.ts";

interface UploadingTileProps {
  labels: Pick<PhotoTileLabels, "uploading" | "cancel">;
  /** File name. */
  name: string;
  /** 0 to 100. */
  percent: number;
  /** Cancels the upload; without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Upload progress of a photo. Renders an `<li>` element. */
export function UploadingTile({ labels, name, percent, onCancel }: UploadingTileProps) {
  const nameId = useId();
  const done = Math.round(Math.min(Math.max(0, Number.isFinite(percent) ? percent : 0), 100));
  return (
    <li className={css.tile}>
      <div className={classNames(css.notice, onCancel && css.dismissible)}>
        <span id={nameId}>{name}</span>
        <span>{formatTemplate(labels.uploading, { n: done })}</span>
        <progress className={css.bar} value={done} max={100} aria-label={name} />
        {onCancel && <DismissButton label={labels.cancel} nameId={nameId} onClick={onCancel} />}
      </div>
    </li>
  );
}

interface FailedTileProps {
  labels: Pick<PhotoTileLabels, "replace" | "retry" | "dismiss">;
  /** File name. */
  name: string;
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
  const { labels, name, reason, onReplace, onRetry, onDismiss } = props;
  const nameId = useId();
  const action = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <button type="button" className={css.action} aria-describedby={nameId} onClick={onClick}>
        {label}
      </button>
    );
  return (
    <li className={css.tile}>
      <div
        className={classNames(css.notice, css.failed, onDismiss && css.dismissible)}
        role="alert"
      >
        <span id={nameId}>{name}</span>
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

interface DropTargetTileProps {
  /** One-based position of the dropped photo. */
  position?: number;
}

/** Drop position of the dragged photo; hidden from assistive technology. Renders an `<li>` element. */
export function DropTargetTile({ position }: DropTargetTileProps) {
  return (
    <li className={css.tile} aria-hidden="true">
      <div className={css.dropTarget}>
        {position !== undefined && <span className={css.number}>{position}</span>}
      </div>
    </li>
  );
}
