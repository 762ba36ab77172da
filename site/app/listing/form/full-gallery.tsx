import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon, InfoIcon } from "@realtor/ui/icons";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSharedUploads, useUploadQueue } from "#app/profile/photos/photo-uploads.tsx";
import { hasNoRoom, isPending } from "#app/profile/photos/upload-queue.ts";
import * as css from "./full-gallery.css.ts";

/** Uploads photos that had no room as soon as there is some, in the order in which they were chosen. */
export function useWaitingPhotos(free: number): void {
  const uploads = useSharedUploads();
  const queue = useUploadQueue();
  useEffect(() => {
    const room = free - queue.filter(isPending).length;
    for (const { id } of queue.filter(hasNoRoom).slice(0, Math.max(0, room))) uploads.retry(id);
  }, [free, queue, uploads]);
}

/** In place of the area for photos while there is no room: the limit, and what waits on this device. */
export function FullGallery({ limit }: { limit: number }) {
  const { formatMessage } = useIntl();
  const uploads = useSharedUploads();
  const waiting = useUploadQueue().filter(hasNoRoom);
  const [first] = waiting;
  return (
    <>
      <div className={css.box}>
        <InfoIcon />
        <div>
          <p className={css.title}>
            <FormattedMessage id="listing-form.photos.most" values={{ max: limit }} />
          </p>
          <p className={css.text}>
            <FormattedMessage id="listing-form.photos.remove" />
          </p>
        </div>
      </div>
      {first && (
        <div className={css.row}>
          <div>
            <p className={css.title}>
              <FormattedMessage
                id="listing-form.photos.more"
                values={{ name: first.name, n: waiting.length - 1 }}
              />
            </p>
            <p className={css.text}>
              <FormattedMessage id="listing-form.photos.waiting" />
            </p>
          </div>
          <IconButton
            label={formatMessage({ id: "listing-form.photos.drop" })}
            onClick={() => {
              for (const { id } of waiting) uploads.cancel(id);
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}
