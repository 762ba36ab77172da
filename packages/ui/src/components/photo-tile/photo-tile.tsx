"use client";

import { useId, useState } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { formatTemplate } from "../../private/format-template.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./photo-tile.css.ts";
import { PhotoTools, type PhotoToolsProps } from "./photo-tools.tsx";

export interface PhotoTileProps {
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
  /** Props for the drag handleProps, such as drag and drop listeners. */
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
  const { labels, src, alt, position, total, dragging = false, handleProps, onMove } = props;
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
    <li className={css.tile} data-dragging={dragging || undefined} aria-labelledby={nameId}>
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
        onCrop={props.onCrop}
        onDelete={props.onDelete}
      />
      <span className={visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </li>
  );
}
