import { Button } from "@realtor/ui/button";
import { GridList } from "@realtor/ui/grid-list";
import { controlLabelsFor } from "@realtor/ui/labels";
import type { MouseEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Menu, type MenuItem } from "@realtor/ui/menu";
import { imagePath } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import { getPhotoFit } from "./focal-points.ts";
import { getControlId, getEntryId } from "../draft/control-ids.ts";
import * as css from "./photos.css.ts";
import type { FocalPoints, PhotoEntry } from "./photo-list.ts";

/** What else is known of a photo. */
export interface PhotoDetails {
  /** On a photo. */
  labelOf: (entry: PhotoEntry) => string | undefined;
  onOpen: (entry: PhotoEntry) => void;
}

interface GalleryPhotosProps {
  entries: readonly PhotoEntry[];
  focalPoints: FocalPoints;
  /** Called with the keys of all photos in their new order. */
  onReorder: (keys: string[]) => void;
  onMove: (entry: PhotoEntry, from: number, to: number) => void;
  onCrop: (key: string) => void;
  details?: PhotoDetails | undefined;
  /** `detail` of a click is 0 by keyboard. */
  onDelete: (entry: PhotoEntry, index: number, click: MouseEvent) => void;
}

/** The photos of the gallery, in the order in which the page shows them. */
export function GalleryPhotos(props: GalleryPhotosProps) {
  const { entries, focalPoints, onReorder, onMove, onCrop, details, onDelete } = props;
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const renderActions = ({ entry, n }: { entry: PhotoEntry; n: number }) => (
    <span id={getEntryId(getControlId("photos"), n - 1)} className={css.galleryActions}>
      <MoveMenu n={n} total={entries.length} onMove={(to) => onMove(entry, n - 1, to)} />
      {details && (
        <Button
          variant="text"
          size="small"
          aria-label={formatMessage({ id: "photos.nth.details" }, { n })}
          onClick={() => details.onOpen(entry)}
        >
          <FormattedMessage id="photos.details" />
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        aria-label={formatMessage({ id: "photos.nth.crop" }, { n })}
        onClick={() => onCrop(entry.key)}
      >
        <FormattedMessage id="photos.crop" />
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={formatMessage({ id: "photos.nth.delete" }, { n })}
        onClick={(event) => onDelete(entry, n - 1, event)}
      >
        <FormattedMessage id="photos.delete" />
      </Button>
    </span>
  );
  return (
    <GridList
      layout="grid"
      labels={controlLabelsFor(locale).gridList}
      label={formatMessage({ id: "photos.path.gallery" })}
      items={entries.map((entry, index) => ({ entry, n: index + 1 }))}
      itemKey={({ entry }) => entry.key}
      itemLabel={({ n }) => formatMessage({ id: "photos.nth" }, { n })}
      onReorder={(items) => onReorder(items.map(({ entry }) => entry.key))}
      moveButtons={false}
      actions={renderActions}
    >
      {({ entry }, n) => <Tile {...{ entry, n, focalPoints }} label={details?.labelOf(entry)} />}
    </GridList>
  );
}

interface TileProps {
  entry: PhotoEntry;
  n: number;
  focalPoints: FocalPoints;
  label: string | undefined;
}

function Tile({ entry, n, focalPoints, label }: TileProps) {
  const { x, y, zoom } = getPhotoFit(focalPoints, "gallery", entry.fullsize.url);
  const position = `${x}% ${y}%`;
  return (
    <div className={css.galleryFrame}>
      <img
        className={css.galleryImage}
        src={imagePath(entry.thumbnail.url, 480)}
        alt=""
        width={400}
        height={300}
        draggable={false}
        style={{ objectPosition: position, scale: zoom, transformOrigin: position }}
      />
      <span className={css.galleryNumber}>
        {n === 1 ? <FormattedMessage id="photos.first" /> : n}
      </span>
      {label !== undefined && <span className={css.galleryLabel}>{label}</span>}
    </div>
  );
}

interface MoveMenuProps {
  /** Position of the photo, from 1. */
  n: number;
  total: number;
  /** Receives the new index, from 0. */
  onMove: (to: number) => void;
}

/** "Move" with the positions to move a photo to: the alternative to dragging (WCAG 2.5.7). */
function MoveMenu({ n, total, onMove }: MoveMenuProps) {
  const { formatMessage } = useIntl();
  const index = n - 1;
  const createItem = (label: string, to: number, disabled: boolean): MenuItem => ({
    label,
    disabled,
    onSelect: () => onMove(to),
  });
  const [isFirst, isLast] = [index === 0, index === total - 1];
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="text"
          size="small"
          aria-label={formatMessage({ id: "photos.nth.move" }, { n })}
        >
          {formatMessage({ id: "photos.move" })}
        </Button>
      }
      items={[
        createItem(formatMessage({ id: "photos.move.first" }), 0, isFirst),
        createItem(formatMessage({ id: "photos.move.earlier" }), index - 1, isFirst),
        createItem(formatMessage({ id: "photos.move.later" }), index + 1, isLast),
        createItem(formatMessage({ id: "photos.move.last" }), total - 1, isLast),
      ]}
    />
  );
}
