import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { CropFile, type CropPhotoProps } from "#app/profile/photos/crop-photo.tsx";
import { GalleryEditor } from "#app/profile/photos/gallery-editor.tsx";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import { FullGallery, useWaitingPhotos } from "./full-gallery.tsx";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";
import { useListingPhotos } from "./use-listing-photos.ts";
import { ValueError } from "./value-error.tsx";

/** The photos, in the order of the page; one is needed. */
export function PhotosPart() {
  const { formatMessage } = useIntl();
  const photos = useListingPhotos();
  const { id, label, error } = useListingControl("photos");
  const n = listPhotos(photos.value.photos, "gallery").length;
  const limit = limits.listingPhotos;
  useWaitingPhotos(limit - n);
  return (
    <Part id="photos" meta={formatMessage({ id: "listing-form.photos.count" }, { n })}>
      <fieldset id={id} tabIndex={-1} aria-label={label} data-invalid={error && ""}>
        <GalleryEditor
          {...photos}
          limit={limit}
          hint={formatMessage({ id: "listing-form.photos.hint" }, { max: limit })}
          full={<FullGallery limit={limit} />}
          crop={CropListingPhoto}
        />
        {error !== undefined && <ValueError>{error}</ValueError>}
      </fieldset>
    </Part>
  );
}

/** Pages show photos of a home in many frames: the file itself is cropped. */
function CropListingPhoto({ value: _value, ...crop }: CropPhotoProps) {
  return <CropFile {...crop} ratios={["free", "4:3", "3:2", "16:9"]} />;
}
