import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import type { Draft } from "../draft/draft.ts";
import { fields } from "../draft/editor-fields.ts";
import { useDraftStore, useField } from "../draft/use-draft.ts";
import { useOpenField } from "../fields/field-fragments.ts";
import { GalleryEditor } from "../photos/gallery-editor.tsx";
import type { PhotosValue } from "../photos/photo-list.ts";
import { photoRules } from "../photos/photo-rules.ts";
import { PhotosByPath } from "../photos/photos-by-path.tsx";
import { SinglePhotoEditor } from "../photos/single-photo-editor.tsx";
import { SectionFrame } from "./section-frame.tsx";

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

/**
 * The photos of the draft and their setter. One call makes one undo step, or none if nothing
 * changes.
 */
function usePhotos() {
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
      label={formatMessage({ id: `editor.photo.${path}` })}
      hint={formatMessage({ id: `editor.photo.${path}.hint` })}
    />
  );
}

function GalleryField() {
  return <GalleryEditor {...usePhotos()} />;
}
