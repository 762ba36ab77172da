"use client";

import { useId } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import { CloseIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./photo-tile.css.ts";

interface UploadingTileProps {
  labels: Pick<PhotoTileLabels, "uploading" | "cancel">;
  /** Name of the file. */
  name: string;
  /** 0 to 100. */
  percent: number;
  /** Gives the upload up; without it, it cannot be. */
  onCancel?: (() => void) | undefined;
}

/** A photo on its way to the server. */
export function UploadingTile({ labels, name, percent, onCancel }: UploadingTileProps) {
  const nameId = useId();
  const done = Math.round(Math.min(Math.max(0, Number.isFinite(percent) ? percent : 0), 100));
  return (
    <li className={css.tile}>
      <div className={classNames(css.notice, onCancel && css.crossed)}>
        <span id={nameId}>{name}</span>
        <span>{fill(labels.uploading, { n: done })}</span>
        <progress className={css.bar} value={done} max={100} aria-label={name} />
        {onCancel && <Cross label={labels.cancel} nameId={nameId} onPress={onCancel} />}
      </div>
    </li>
  );
}

interface FailedTileProps {
  labels: Pick<PhotoTileLabels, "retry" | "again" | "dismiss">;
  /** Name of the file. */
  name: string;
  /** What went wrong and how to mend it. */
  reason: string;
  /** Chooses another file. */
  onRetry: () => void;
  /** Tries the same file again, where that can help. */
  onAgain?: (() => void) | undefined;
  /** Takes the notice away without a photo. */
  onDismiss?: (() => void) | undefined;
}

/** A photo that did not arrive: stays until it is tried again, another file is chosen, or it is dismissed. */
export function FailedTile(props: FailedTileProps) {
  const { labels, name, reason, onRetry, onAgain, onDismiss } = props;
  const nameId = useId();
  const action = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <button type="button" className={css.action} aria-describedby={nameId} onClick={onClick}>
        {label}
      </button>
    );
  return (
    <li className={css.tile}>
      <div className={classNames(css.notice, css.failed, onDismiss && css.crossed)} role="alert">
        <span id={nameId}>{name}</span>
        <span>{reason}</span>
        <div className={css.actions}>
          {action(labels.again, onAgain)}
          {action(labels.retry, onRetry)}
        </div>
        {onDismiss && <Cross label={labels.dismiss} nameId={nameId} onPress={onDismiss} />}
      </div>
    </li>
  );
}

interface CrossProps {
  label: string;
  /** Id of the file's name. */
  nameId: string;
  onPress: () => void;
}

/** The way out of a notice, in its corner. */
function Cross({ label, nameId, onPress }: CrossProps) {
  return (
    <div className={css.cross}>
      <IconButton label={label} aria-describedby={nameId} onClick={onPress}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

interface TargetTileProps {
  /** The place it stands for, from 1. */
  position?: number;
}

/** Where the dragged photo will land. */
export function TargetTile({ position }: TargetTileProps) {
  return (
    <li className={css.tile} aria-hidden="true">
      <div className={css.target}>
        {position !== undefined && <span className={css.number}>{position}</span>}
      </div>
    </li>
  );
}
