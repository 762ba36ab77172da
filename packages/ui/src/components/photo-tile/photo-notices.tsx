import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { classNames } from "../../private/class-names.ts";
import { fill } from "../../private/fill.ts";
import * as css from "./photo-tile.css.ts";

interface UploadingTileProps {
  labels: Pick<PhotoTileLabels, "uploading">;
  /** Name of the file. */
  name: string;
  /** 0 to 100. */
  percent: number;
}

/** A photo on its way to the server. */
export function UploadingTile({ labels, name, percent }: UploadingTileProps) {
  const done = Math.round(Math.min(Math.max(0, Number.isFinite(percent) ? percent : 0), 100));
  return (
    <li className={css.tile}>
      <div className={css.notice}>
        <span>{name}</span>
        <span>{fill(labels.uploading, { n: done })}</span>
        <progress className={css.bar} value={done} max={100} aria-label={name} />
      </div>
    </li>
  );
}

interface FailedTileProps {
  labels: Pick<PhotoTileLabels, "retry">;
  /** Name of the file. */
  name: string;
  /** What went wrong and how to mend it. */
  reason: string;
  onRetry: () => void;
}

/** A photo that did not arrive: stays until another file is chosen. */
export function FailedTile({ labels, name, reason, onRetry }: FailedTileProps) {
  return (
    <li className={css.tile}>
      <div className={classNames(css.notice, css.failed)} role="alert">
        <span>{name}</span>
        <span>{reason}</span>
        <button type="button" className={css.retry} onClick={onRetry}>
          {labels.retry}
        </button>
      </div>
    </li>
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
