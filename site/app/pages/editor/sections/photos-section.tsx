import { useIntl } from "react-intl";
import { photoRules } from "../photos/photo-rules.ts";
import { PhotosByPath } from "../photos/photos-by-path.tsx";
import { GalleryField, PhotoField, usePhotos } from "./photo-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useOpenField } from "../use-open-field.ts";

/** The gallery, photos that no other section contains, and an overview of all photos. */
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
        <GalleryField />
      </fieldset>
      <PhotoField path="id2" />
      <PhotoField path="logo2" />
      <PhotosByPath {...photos} onOpen={(path) => openField(photoRules[path].field)} />
    </SectionFrame>
  );
}
