import { useIntl } from "react-intl";
import { fieldOfPath } from "../photos/field-of-path.ts";
import { PhotosByPath } from "../photos/photos-by-path.tsx";
import { GalleryOf, PhotoOf, usePhotos } from "./photo-of.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useOpenField } from "../use-open-field.ts";

/** The gallery, the photos that stand nowhere else in the form, and all of them by path. */
export function PhotosSection() {
  const { formatMessage } = useIntl();
  const photos = usePhotos();
  const openField = useOpenField();
  return (
    <SectionFrame section="photos" lead={formatMessage({ id: "photos.hint" })}>
      <fieldset
        id="field-photos"
        tabIndex={-1}
        aria-label={formatMessage({ id: "photos.path.gallery" })}
      >
        <GalleryOf />
      </fieldset>
      <PhotoOf path="id2" />
      <PhotoOf path="logo2" />
      <PhotosByPath {...photos} onOpen={(path) => openField(fieldOfPath(path))} />
    </SectionFrame>
  );
}
