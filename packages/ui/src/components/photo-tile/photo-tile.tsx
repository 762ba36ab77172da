"use client";

import { useId, useState } from "react";
import type { PhotoTileLabels } from "../../labels/controls/control-labels.ts";
import { fill } from "../../private/fill.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./photo-tile.css.ts";
import { PhotoTools, type PhotoToolsProps } from "./photo-tools.tsx";

export interface PhotoTileProps {
  /** `controlLabelsFor(locale).photoTile`. */
  labels: PhotoTileLabels;
  /** Address of a small version. */
  src: string;
  /** What the photo shows; empty where nobody has said. */
  alt: string;
  /** Its place, from 1. The first is the cover. */
  position: number;
  /** Number of photos. */
  total: number;
  /** Lifted by a pointer. */
  dragging?: boolean | undefined;
  /** Listeners of the owner's drag and drop, for the handle. */
  handle?: PhotoToolsProps["handle"];
  /** One place earlier or later. */
  onMove: (by: -1 | 1) => void;
  /** Opens the cropping of this photo. */
  onCrop: () => void;
  /** Takes the photo away; where it cannot be undone, ask first. */
  onDelete: () => void;
}

/**
 * One photo of the editor, as a list item: its number, and five tools under it. Give it the photo's id
 * as `key`: it then says where it went, and the tool that was pressed keeps the focus.
 */
export function PhotoTile(props: PhotoTileProps) {
  const { labels, src, alt, position, total, dragging = false, handle, onMove } = props;
  const nameId = useId();
  const [asked, setAsked] = useState(false);
  const [last, setLast] = useState({ position, dragging });
  const [announced, setAnnounced] = useState("");
  if (position !== last.position || dragging !== last.dragging) {
    // Its own move is told, also the one it makes as it is let go; that others went past it is not.
    setLast({ position, dragging });
    if (position !== last.position) {
      const own = asked || dragging || last.dragging;
      setAsked(false);
      setAnnounced(own ? fill(labels.moved, { n: position, total }) : "");
    }
  }
  const move = (by: -1 | 1) => {
    setAsked(true);
    onMove(by);
  };
  return (
    <li className={css.tile} data-dragging={dragging || undefined} aria-labelledby={nameId}>
      <span id={nameId} className={visuallyHidden}>
        {fill(labels.photo, { n: position })}
      </span>
      <div className={css.picture}>
        <img className={css.image} src={src} alt={alt} width={400} height={300} draggable={false} />
        <span className={css.number}>{position === 1 ? labels.cover : position}</span>
      </div>
      <PhotoTools
        labels={labels}
        first={position <= 1}
        last={position >= total}
        handle={handle}
        onMove={move}
        onCrop={props.onCrop}
        onDelete={props.onDelete}
      />
      <span className={visuallyHidden} aria-live="polite">
        {announced}
      </span>
    </li>
  );
}
