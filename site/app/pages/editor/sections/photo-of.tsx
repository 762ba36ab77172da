import type { PhotoPath } from "@realtor/api/loaning";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useField } from "../draft/use-draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";
import { GalleryEditor } from "../photos/gallery-editor.tsx";
import type { PhotosValue } from "../photos/photos-value.ts";
import { SinglePhotoEditor } from "../photos/single-photo-editor.tsx";

/** The photos of the draft, and how the photo editors change them: one call is one step of undo. */
export function usePhotos() {
  const store = useDraftStore();
  const { http } = useAdmin();
  const [photos] = useField("photos");
  const [focalPoints] = useField("focalPoints");
  const value: PhotosValue = { photos, focalPoints };
  return {
    value,
    http,
    onChange(update: (value: PhotosValue) => PhotosValue) {
      store.change((draft) => {
        const next = update({
          photos: fields.photos.lens.get(draft),
          focalPoints: fields.focalPoints.lens.get(draft),
        });
        return fields.focalPoints.lens.set(
          fields.photos.lens.set(draft, next.photos),
          next.focalPoints,
        );
      });
    },
  };
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
