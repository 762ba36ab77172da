import { type PhotoPath, photoPaths } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath } from "#app/data/image-url.ts";
import type { ImageSize } from "./image-header.ts";
import { listPhotos, type PhotoEntry, type PhotosValue } from "./photo-list.ts";
import * as css from "./photos-by-path.css.ts";
import { pathMessages } from "./photos-messages.ts";

interface PhotosByPathProps {
  value: PhotosValue;
  /** Called to open the editor of a path. */
  onOpen: (path: PhotoPath) => void;
}

/** An overview of all photos by path, each in both stored sizes. */
export function PhotosByPath({ value, onOpen }: PhotosByPathProps) {
  return (
    <div className={css.paths}>
      {photoPaths.map((path) => (
        <PathPhotos
          key={path}
          path={path}
          entries={listPhotos(value.photos, path)}
          onOpen={() => onOpen(path)}
        />
      ))}
    </div>
  );
}

interface PathPhotosProps {
  path: PhotoPath;
  entries: readonly PhotoEntry[];
  onOpen: () => void;
}

function PathPhotos({ path, entries, onOpen }: PathPhotosProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(pathMessages[path]);
  return (
    <section className={css.path}>
      <div className={css.head}>
        <h3 className={css.name}>
          {name} <span className={css.count}>{entries.length}</span>
        </h3>
        <Button size="small" variant="outline" onClick={onOpen}>
          <FormattedMessage
            id="photos.byPath.open"
            defaultMessage="Edit {path}"
            description="Link that edits the photos of a place on the page; {path} is the place."
            values={{ path: name }}
          />
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className={css.note}>
          <FormattedMessage
            id="photos.byPath.none"
            defaultMessage="No photos yet."
            description="Shown when a place on the page has no photos."
          />
        </p>
      ) : (
        <ul className={css.list}>
          {entries.map(({ key, thumbnail, fullsize }, index) => {
            const photo = formatMessage(
              {
                id: "photos.byPath.photo",
                defaultMessage: "{path} {n}",
                description:
                  "Text alternative of a photo; {path} is the place on the page and {n} the position.",
              },
              { path: name, n: index + 1 },
            );
            return (
              <li key={key} className={css.pair}>
                <PhotoSize
                  src={imagePath(thumbnail.url, 480)}
                  name={photo}
                  sizeLabel={formatMessage({
                    id: "photos.byPath.thumbnail",
                    defaultMessage: "Thumbnail",
                    description: "Label of the small version of a photo.",
                  })}
                />
                <PhotoSize
                  src={imagePath(fullsize.url, 2400)}
                  name={photo}
                  sizeLabel={formatMessage({
                    id: "photos.byPath.fullsize",
                    defaultMessage: "Full size",
                    description: "Label of the large version of a photo.",
                  })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface PhotoSizeProps {
  /** URL of the unscaled image, because its size is displayed. */
  src: string;
  name: string;
  sizeLabel: string;
}

function PhotoSize({ src, name, sizeLabel }: PhotoSizeProps) {
  const [imageSize, setImageSize] = useState<ImageSize | "missing">();
  const readSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    setImageSize({ width, height });
  return (
    <figure className={css.figure}>
      <img
        className={css.image}
        src={src}
        alt={`${name}, ${sizeLabel}`}
        loading="lazy"
        decoding="async"
        ref={(image) => {
          // A cached image can load before the listener is attached.
          if (image?.complete && image.naturalWidth > 0 && !imageSize) readSize(image);
        }}
        onLoad={({ currentTarget }) => readSize(currentTarget)}
        onError={() => setImageSize("missing")}
      />
      <figcaption className={css.note}>
        {sizeLabel}
        <span className={css.size}>
          {imageSize === "missing" ? (
            <FormattedMessage
              id="photos.byPath.missing"
              defaultMessage="Did not load."
              description="Shown instead of a photo that could not be loaded."
            />
          ) : (
            imageSize && (
              <FormattedMessage
                id="photos.byPath.size"
                defaultMessage="{width} × {height} px"
                description="Size of a photo; {width} × {height} pixels."
                values={{ ...imageSize }}
              />
            )
          )}
        </span>
      </figcaption>
    </figure>
  );
}
