import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { galleryMessages } from "#app/profile-editor/photos/gallery-messages.ts";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import { fields } from "#app/profile-editor/fields/profile-fields.ts";
import { useDraftStore, useField } from "#app/profile-editor/draft/use-draft.ts";
import { GalleryEditor } from "#app/profile-editor/photos/gallery-editor.tsx";
import { listPhotos, type PhotosValue } from "#app/profile-editor/photos/photo-list.ts";
import { photoHints, photoNames } from "#app/profile-editor/photos/photo-names.ts";
import { SinglePhotoEditor } from "#app/profile-editor/photos/single-photo-editor.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** The gallery, and the photos that no other section contains. */
export function PhotosSection() {
  const { formatMessage } = useIntl();
  // No design shows it: it can only be replaced or removed.
  const hasSecondLogo = listPhotos(usePhotos().value.photos, "logo2").length > 0;
  return (
    <SectionFrame
      section="photos"
      lead={formatMessage({
        id: "photos.hint",
        defaultMessage: "Shown in this order in the gallery on your page.",
        description: "Hint above the gallery in the editor.",
      })}
    >
      <fieldset id="field-photos" tabIndex={-1} aria-label={formatMessage(galleryMessages.gallery)}>
        <GalleryField />
      </fieldset>
      <PhotoField path="id2" />
      {hasSecondLogo && <PhotoField path="logo2" />}
    </SectionFrame>
  );
}

/**
 * The photos of the draft and their setter. One call makes one undo step, or none if nothing
 * changes.
 */
export function usePhotos() {
  const store = useDraftStore();
  const { http } = useAdmin();
  const [photos] = useField("photos");
  const [focalPoints] = useField("focalPoints");
  return {
    value: { photos, focalPoints },
    http,
    onChange: (update: (value: PhotosValue) => PhotosValue) =>
      store.change((draft) => setPhotos(draft, update)),
  };
}

/** Writes only changed values: a profile without focal points stays without them. */
function setPhotos(draft: Draft, update: (value: PhotosValue) => PhotosValue): Draft {
  const photos = fields.photos.lens;
  const focalPoints = fields.focalPoints.lens;
  const current = { photos: photos.get(draft), focalPoints: focalPoints.get(draft) };
  const next = update(current);
  const withPhotos = next.photos === current.photos ? draft : photos.set(draft, next.photos);
  return next.focalPoints === current.focalPoints
    ? withPhotos
    : focalPoints.set(withPhotos, next.focalPoints);
}

export function PhotoField({ path }: { path: Exclude<PhotoPath, "gallery"> }) {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path={path}
      label={formatMessage(photoNames[path])}
      hint={formatMessage(photoHints[path])}
    />
  );
}

function GalleryField() {
  return <GalleryEditor {...usePhotos()} />;
}
