import { type PhotoPath, photoPaths } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath } from "#app/data/image-url.ts";
import { listPhotos, type PhotoEntry } from "./move-photo.ts";
import * as css from "./photos-by-path.css.ts";
import type { PhotosValue } from "./photos-value.ts";
import type { PictureSize } from "./picture/picture-facts.ts";

interface PhotosByPathProps {
  value: PhotosValue;
  /** Asked for the editor of a path. */
  onOpen: (path: PhotoPath) => void;
}

/** All photos of a profile by path, each in its two stored sizes. */
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
  const name = formatMessage({ id: `photos.path.${path}` });
  return (
    <section className={css.path}>
      <div className={css.head}>
        <h3 className={css.name}>
          {name} <span className={css.count}>{entries.length}</span>
        </h3>
        <Button size="small" variant="outline" onClick={onOpen}>
          <FormattedMessage id="photos.byPath.open" values={{ path: name }} />
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className={css.note}>
          <FormattedMessage id="photos.byPath.none" />
        </p>
      ) : (
        <ul className={css.list}>
          {entries.map(({ key, thumbnail, fullsize }, index) => {
            const photo = formatMessage(
              { id: "photos.byPath.photo" },
              { path: name, n: index + 1 },
            );
            return (
              <li key={key} className={css.pair}>
                <SizedPhoto
                  src={imagePath(thumbnail.url, 480)}
                  name={photo}
                  size={formatMessage({ id: "photos.byPath.thumbnail" })}
                />
                <SizedPhoto
                  src={imagePath(fullsize.url, 2400)}
                  name={photo}
                  size={formatMessage({ id: "photos.byPath.fullsize" })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface SizedPhotoProps {
  /** Its own size and no smaller one, since that is what is told. */
  src: string;
  name: string;
  /** Which of the two it is. */
  size: string;
}

function SizedPhoto({ src, name, size }: SizedPhotoProps) {
  const [found, setFound] = useState<PictureSize | "missing">();
  const read = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    setFound({ width, height });
  return (
    <figure className={css.figure}>
      <img
        className={css.picture}
        src={src}
        alt={`${name}, ${size}`}
        loading="lazy"
        decoding="async"
        ref={(image) => {
          // One that is in the cache may have loaded before anybody listened.
          if (image?.complete && image.naturalWidth > 0 && !found) read(image);
        }}
        onLoad={({ currentTarget }) => read(currentTarget)}
        onError={() => setFound("missing")}
      />
      <figcaption className={css.note}>
        {size}
        <span className={css.size}>
          {found === "missing" ? (
            <FormattedMessage id="photos.byPath.missing" />
          ) : (
            found && <FormattedMessage id="photos.byPath.size" values={{ ...found }} />
          )}
        </span>
      </figcaption>
    </figure>
  );
}
