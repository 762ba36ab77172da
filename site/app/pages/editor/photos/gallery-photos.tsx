import { GridList } from "@realtor/ui/grid-list";
import { IconButton } from "@realtor/ui/icon-button";
import { CropIcon, TrashIcon } from "@realtor/ui/icons";
import { controlLabelsFor } from "@realtor/ui/labels";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath } from "#app/data/image-url.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./gallery-editor.css.ts";
import type { PhotoEntry } from "./photo-list.ts";
import { pathMessages } from "./photos-messages.ts";

const messages = defineMessages({
  photo: {
    id: "photos.nth",
    defaultMessage: "Photo {n}",
    description: "Name of a photo of the gallery; {n} is its position.",
  },
  crop: {
    id: "photos.nth.crop",
    defaultMessage: "Crop photo {n}",
    description: "Button that crops a photo of the gallery; {n} is its position.",
  },
  delete: {
    id: "photos.nth.delete",
    defaultMessage: "Delete photo {n}",
    description: "Button that deletes a photo of the gallery; {n} is its position.",
  },
});

interface GalleryPhotosProps {
  entries: readonly PhotoEntry[];
  /** React key of a photo. */
  getItemKey: (key: string) => string;
  /** Called with the keys of all photos in their new order. */
  onReorder: (keys: string[]) => void;
  onCrop: (key: string) => void;
  onDelete: (entry: PhotoEntry) => void;
}

/** The photos of the gallery, in the order in which the page shows them. */
export function GalleryPhotos(props: GalleryPhotosProps) {
  const { entries, getItemKey, onReorder, onCrop, onDelete } = props;
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const renderActions = ({ entry, n }: { entry: PhotoEntry; n: number }) => (
    <span className={css.actions}>
      <IconButton label={formatMessage(messages.crop, { n })} onClick={() => onCrop(entry.key)}>
        <CropIcon />
      </IconButton>
      <IconButton label={formatMessage(messages.delete, { n })} onClick={() => onDelete(entry)}>
        <TrashIcon />
      </IconButton>
    </span>
  );
  return (
    <GridList
      layout="grid"
      labels={controlLabelsFor(locale).gridList}
      label={formatMessage(pathMessages.gallery)}
      items={entries.map((entry, index) => ({ entry, n: index + 1 }))}
      itemKey={({ entry }) => getItemKey(entry.key)}
      itemLabel={({ n }) => formatMessage(messages.photo, { n })}
      onReorder={(items) => onReorder(items.map(({ entry }) => entry.key))}
      actions={renderActions}
    >
      {({ entry }, n) => (
        <div className={css.frame}>
          <img
            className={css.image}
            src={imagePath(entry.thumbnail.url, 480)}
            alt=""
            width={400}
            height={300}
            draggable={false}
          />
          <span className={css.number}>
            {n === 1 ? (
              <FormattedMessage
                id="photos.cover"
                defaultMessage="Cover"
                description="Label of the first photo of the gallery."
              />
            ) : (
              n
            )}
          </span>
        </div>
      )}
    </GridList>
  );
}
