import { Button } from "@realtor/ui/button";
import { DropZone } from "@realtor/ui/drop-zone";
import { FileTrigger } from "@realtor/ui/file-trigger";
import { visuallyHidden } from "@realtor/ui/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { getAcceptedTypes, withRejected } from "#app/pages/editor/photos/add-photos.tsx";
import { CropPhoto } from "#app/pages/editor/photos/crop-photo.tsx";
import { listPhotos } from "#app/pages/editor/photos/photo-list.ts";
import { PathUploadList } from "#app/pages/editor/photos/photo-uploads.tsx";
import { useSinglePhotoUploads } from "#app/pages/editor/photos/use-single-photo-uploads.ts";
import { usePhotos } from "#app/pages/editor/sections/photos-section.tsx";
import * as css from "./photo-field.css.ts";
import { photoMessages as messages } from "./photo-messages.ts";
import { PictureIcon } from "./picture-icon.tsx";
import * as form from "./step-form.css.ts";

const path = "id";

/** The portrait: dropped, pasted or chosen. The crop of the page's frame opens by itself. */
export function PhotoField() {
  const { formatMessage } = useIntl();
  const { value, http, onChange } = usePhotos();
  const [isCropping, setCropping] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const entry = listPhotos(value.photos, path)[0];
  const label = formatMessage(messages.label);
  const { uploads, replace } = useSinglePhotoUploads({
    path,
    http,
    onChange,
    onPlaced() {
      setAnnouncement(formatMessage(messages.uploaded));
      setCropping(true);
    },
  });
  const types = getAcceptedTypes(path);
  return (
    <div>
      <p className={form.label}>{label}</p>
      <DropZone
        label={label}
        accept={types}
        multiple={false}
        onSelect={(files, rejected) => replace(withRejected(files, rejected, false))}
      >
        <div className={css.row}>
          {entry ? (
            <img
              className={css.frame}
              src={imagePath(entry.fullsize.url, 320)}
              srcSet={imageSrcSet(entry.fullsize.url, 480)}
              sizes="128px"
              alt={label}
              decoding="async"
            />
          ) : (
            <span className={`${css.frame} ${css.empty}`}>
              <PictureIcon />
            </span>
          )}
          <div className={css.actions}>
            <p className={css.hint}>
              <span className={css.forDrop}>{formatMessage(messages.drop)}</span>
              <span className={css.forTouch}>{formatMessage(messages.hint)}</span>
            </p>
            <FileTrigger accept={types} onSelect={replace}>
              <Button variant="outline" size="medium">
                <PictureIcon />
                <FormattedMessage {...(entry ? messages.another : messages.choose)} />
              </Button>
            </FileTrigger>
            {entry ? (
              <button type="button" className={form.textButton} onClick={() => setCropping(true)}>
                <FormattedMessage {...messages.crop} />
              </button>
            ) : (
              <p className={css.later}>
                <FormattedMessage {...messages.later} />
              </p>
            )}
          </div>
        </div>
      </DropZone>
      <PathUploadList uploads={uploads} />
      <output className={visuallyHidden}>{announcement}</output>
      {entry && isCropping && (
        <CropPhoto
          path={path}
          entry={entry}
          alt={label}
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={() => setAnnouncement(formatMessage(messages.cropped))}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  );
}
