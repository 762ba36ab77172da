import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { GalleryEditor } from "#app/profile/photos/gallery-editor.tsx";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import { SinglePhotoEditor } from "#app/profile/photos/single-photo-editor.tsx";
import { usePhotos } from "#app/profile/photos/use-photos.ts";
import { SectionFrame } from "./section-frame.tsx";

/** The gallery, and the photos that no other section contains. */
export function PhotosSection() {
  const { formatMessage } = useIntl();
  // No design shows it: it can only be replaced or removed.
  const hasSecondLogo = listPhotos(usePhotos().value.photos, "logo2").length > 0;
  return (
    <SectionFrame section="photos">
      <fieldset
        id="field-photos"
        tabIndex={-1}
        aria-label={formatMessage({ id: "photos.path.gallery" })}
      >
        <GalleryField />
      </fieldset>
      <PhotoField path="id2" />
      {hasSecondLogo && <PhotoField path="logo2" />}
    </SectionFrame>
  );
}

export function PhotoField({ path }: { path: Exclude<PhotoPath, "gallery"> }) {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path={path}
      label={formatMessage({ id: `editor.photo.${path}` })}
      hint={formatMessage({ id: `editor.photo.${path}.hint` })}
    />
  );
}

function GalleryField() {
  return <GalleryEditor {...usePhotos()} />;
}
