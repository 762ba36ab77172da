import { limits } from "@realtor/api/rules";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { CropFile, type CropPhotoProps } from "#app/profile/photos/crop-photo.tsx";
import { GalleryEditor } from "#app/profile/photos/gallery-editor.tsx";
import { listPhotos, type PhotoEntry } from "#app/profile/photos/photo-list.ts";
import { useListingValue } from "../document/listing-kind.ts";
import { FullGallery, useWaitingPhotos } from "./full-gallery.tsx";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";
import { useListingPhotos } from "./use-listing-photos.ts";
import { ValueError } from "./value-error.tsx";

const PhotoPanel = lazyPart(async () => (await import("./photo-panel.tsx")).PhotoPanel);

/** The photos, in the order of the page; one is needed. */
export function PhotosPart() {
  const { formatMessage } = useIntl();
  const photos = useListingPhotos();
  const { id, label, error } = useListingControl("photos");
  const entries = listPhotos(photos.value.photos, "gallery");
  const n = entries.length;
  const limit = limits.listingPhotos;
  const [details, setDetails] = useListingValue("photoDetails");
  const [opened, setOpened] = useState<PhotoEntry["key"] | null>(null);
  useWaitingPhotos(limit - n);
  const labelOf = ({ fullsize }: PhotoEntry) => {
    const { altered = [], original } = details[fullsize.url] ?? {};
    if (altered.length === 0) return undefined;
    const state = original === undefined ? "missing" : "altered";
    return formatMessage({ id: `listing-form.photo.label.${state}` });
  };
  const index = entries.findIndex(({ key }) => key === opened);
  const url = entries[index]?.fullsize.url;
  return (
    <Part id="photos" meta={formatMessage({ id: "listing-form.photos.count" }, { n })}>
      <fieldset id={id} tabIndex={-1} aria-label={label} data-invalid={error && ""}>
        <GalleryEditor
          {...photos}
          limit={limit}
          hint={formatMessage({ id: "listing-form.photos.hint" }, { max: limit })}
          full={<FullGallery limit={limit} />}
          crop={CropListingPhoto}
          details={{ labelOf, onOpen: ({ key }) => setOpened(key) }}
        />
        {error !== undefined && <ValueError>{error}</ValueError>}
      </fieldset>
      {url !== undefined && (
        <Suspense>
          <PhotoPanel
            n={index + 1}
            url={url}
            detail={details[url] ?? {}}
            onChange={(change) =>
              setDetails((before) => ({ ...before, [url]: change(before[url] ?? {}) }))
            }
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Part>
  );
}

/** Pages show photos of a home in many frames: the file itself is cropped. */
function CropListingPhoto({ value: _value, ...crop }: CropPhotoProps) {
  return <CropFile {...crop} ratios={["free", "4:3", "3:2", "16:9"]} />;
}
