import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import type { Draft } from "../draft/draft.ts";
import { useDraftStore, useField } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";
import { GalleryEditor } from "../photos/gallery-editor.tsx";
import type { PhotosValue } from "../photos/photos-value.ts";
import { SinglePhotoEditor } from "../photos/single-photo-editor.tsx";

/**
 * The photos of the draft, and how the photo editors change them: one call is one step of undo, and
 * none where nothing changed.
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
      store.change((draft) => changePhotos(draft, update)),
  };
}

/** Writes only what became another value: a page without focal points stays without them. */
function changePhotos(draft: Draft, update: (value: PhotosValue) => PhotosValue): Draft {
  const photos = fields.photos.lens;
  const focalPoints = fields.focalPoints.lens;
  const now = { photos: photos.get(draft), focalPoints: focalPoints.get(draft) };
  const next = update(now);
  const moved = next.photos === now.photos ? draft : photos.set(draft, next.photos);
  return next.focalPoints === now.focalPoints ? moved : focalPoints.set(moved, next.focalPoints);
}

/** The one photo of a path, with its name and what it is for. */
export function PhotoOf({ path }: { path: Exclude<PhotoPath, "gallery"> }) {
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

/** The gallery, up to thirty. */
export function GalleryOf() {
  return <GalleryEditor {...usePhotos()} />;
}
