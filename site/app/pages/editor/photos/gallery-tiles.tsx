import type { PhotoTileLabels } from "@realtor/ui/labels";
import { PhotoTile, TargetTile } from "@realtor/ui/photo-tile";
import { Fragment, type RefObject, useRef } from "react";
import { imagePath } from "#app/data/image-url.ts";
import * as css from "./gallery-editor.css.ts";
import type { PhotoEntry } from "./move-photo.ts";
import { placeUploads } from "./place-uploads.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useFileDialog } from "./use-file-dialog.ts";
import { useGalleryDrag } from "./use-gallery-drag.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import type { PathUploads } from "./use-uploads.ts";

interface GalleryTilesProps {
  labels: PhotoTileLabels;
  entries: readonly PhotoEntry[];
  uploads: PathUploads;
  /** What React knows a photo's tile by. */
  nameOf: (key: string) => string;
  /** Takes the focus when no tile is left. */
  fallback: RefObject<HTMLElement | null>;
  onMove: (key: string, to: number) => void;
  onCrop: (key: string) => void;
  onDelete: (entry: PhotoEntry) => void;
}

/** The photos with their tools, and the files on their way each where it will land. */
export function GalleryTiles(props: GalleryTilesProps) {
  const { labels, entries, uploads, nameOf, fallback, onMove, onCrop, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const keys = entries.map(({ key }) => key);
  const { drag, handleFor } = useGalleryDrag(list, keys, onMove);
  const choose = useFileDialog<string>("gallery", (file, id) => uploads.retry(id, file));
  useKeptFocus(list, fallback);
  const fullsizes = entries.map(({ fullsize }) => fullsize.url);
  const tiles = placeUploads(uploads.queue, fullsizes);
  if (tiles.length === 0) return null;

  const places = placesDuring(drag && { from: keys.indexOf(drag.key), to: drag.to }, keys.length);
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
              onAgain={() => uploads.retry(id)}
              onChoose={() => choose(id)}
            />
          );
        }
        const { index } = tile;
        const entry = entries[index];
        if (!entry) return null;
        const { key, thumbnail } = entry;
        return (
          <Fragment key={nameOf(key)}>
            {places.gapBefore === index && <TargetTile position={places.gapPosition} />}
            <PhotoTile
              labels={labels}
              src={imagePath(thumbnail.url, 480)}
              alt=""
              position={places.positionOf(index)}
              total={entries.length}
              dragging={drag?.key === key}
              handle={handleFor(key)}
              onMove={(by) => onMove(key, index + by)}
              onCrop={() => onCrop(key)}
              onDelete={() => onDelete(entry)}
            />
            {places.gapAfter === index && <TargetTile position={places.gapPosition} />}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** Where tiles stand while one of them is lifted: the others close up around the gap it would fill. */
function placesDuring(drag: { from: number; to: number } | null, count: number) {
  if (!drag || drag.from < 0)
    return {
      positionOf: (index: number) => index + 1,
      gapBefore: -1,
      gapAfter: -1,
      gapPosition: 0,
    };
  const { from, to } = drag;
  const others = Array.from({ length: count }, (_, index) => index).filter((one) => one !== from);
  const next = others[to];
  return {
    gapPosition: to + 1,
    gapBefore: next ?? -1,
    gapAfter: next === undefined ? (others.at(-1) ?? from) : -1,
    positionOf(index: number) {
      if (index === from) return from + 1;
      const place = others.indexOf(index);
      return (place < to ? place : place + 1) + 1;
    },
  };
}
