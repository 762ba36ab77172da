import type { PhotoTileLabels } from "@realtor/ui/labels";
import { DropTargetTile, PhotoTile } from "@realtor/ui/photo-tile";
import { Fragment, type RefObject, useRef } from "react";
import { imagePath } from "#app/data/image-url.ts";
import { useFileDialog } from "./file-picker.tsx";
import * as css from "./gallery-editor.css.ts";
import type { PhotoEntry } from "./photo-list.ts";
import { type PathUploads, UploadTile } from "./photo-uploads.tsx";
import { interleaveUploads } from "./upload-queue.ts";
import { useGalleryDrag } from "./use-gallery-drag.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

interface GalleryTilesProps {
  labels: PhotoTileLabels;
  entries: readonly PhotoEntry[];
  uploads: PathUploads;
  /** React key of a photo. */
  getTileKey: (key: string) => string;
  /** Receives the focus when no tile is left. */
  fallback: RefObject<HTMLElement | null>;
  onMove: (key: string, to: number) => void;
  onCrop: (key: string) => void;
  onDelete: (entry: PhotoEntry) => void;
}

/** The photos and pending uploads, each at its final position. */
export function GalleryTiles(props: GalleryTilesProps) {
  const { labels, entries, uploads, getTileKey, fallback, onMove, onCrop, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = entries.map(({ key }) => key);
  const { drag, getHandleProps } = useGalleryDrag(list, keys, onMove);
  const openFileDialog = useFileDialog<string>("gallery", (file, id) => uploads.retry(id, file));
  useRestoreFocus(list, fallback);
  const fullsizes = entries.map(({ fullsize }) => fullsize.url);
  const tiles = interleaveUploads(uploads.queue, fullsizes);
  if (tiles.length === 0) return null;

  const layout = getDragLayout(drag && { from: keys.indexOf(drag.key), to: drag.to }, keys.length);
  return (
    <ul ref={list} className={css.tiles}>
      {tiles.map((tile) => {
        if (tile.kind === "upload") {
          const { id } = tile.item;
          return (
            <UploadTile
              key={id}
              labels={labels}
              item={tile.item}
              onCancel={() => uploads.cancel(id)}
              onRetry={() => uploads.retry(id)}
              onReplace={() => openFileDialog(id)}
            />
          );
        }
        const { index } = tile;
        const entry = entries[index];
        if (!entry) return null;
        const { key, thumbnail } = entry;
        return (
          <Fragment key={getTileKey(key)}>
            {layout.placeholderBefore === index && (
              <DropTargetTile position={layout.placeholderPosition} />
            )}
            <PhotoTile
              labels={labels}
              src={imagePath(thumbnail.url, 480)}
              alt=""
              position={layout.getPosition(index)}
              total={entries.length}
              dragging={drag?.key === key}
              handleProps={getHandleProps(key)}
              onMove={(by) => onMove(key, index + by)}
              onCrop={() => onCrop(key)}
              onDelete={() => onDelete(entry)}
            />
            {layout.placeholderAfter === index && (
              <DropTargetTile position={layout.placeholderPosition} />
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** Tile positions during a drag: the other tiles close up around the placeholder. */
function getDragLayout(drag: { from: number; to: number } | null, count: number) {
  if (!drag || drag.from < 0)
    return {
      getPosition: (index: number) => index + 1,
      placeholderBefore: -1,
      placeholderAfter: -1,
      placeholderPosition: 0,
    };
  const { from, to } = drag;
  const others = Array.from({ length: count }, (_, index) => index).filter((item) => item !== from);
  const nextTile = others[to];
  return {
    placeholderPosition: to + 1,
    placeholderBefore: nextTile ?? -1,
    placeholderAfter: nextTile === undefined ? (others.at(-1) ?? from) : -1,
    getPosition(index: number) {
      if (index === from) return from + 1;
      const otherIndex = others.indexOf(index);
      return (otherIndex < to ? otherIndex : otherIndex + 1) + 1;
    },
  };
}
