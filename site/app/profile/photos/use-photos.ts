import { values } from "@realtor/profile/values";
import type { PhotoPath } from "@realtor/api/loaning";
import { isTemplateId, photoFrames } from "@realtor/ui/templates";
import { useAdmin } from "#app/admin/admin-context.ts";
import type { Draft } from "../draft/draft.ts";
import { useDraftStore, useEditorState, useField } from "../draft/use-draft.ts";
import type { PhotosValue } from "./photo-list.ts";
import { parseShape } from "./fit/photo-fit.ts";
import { photoRules } from "./photo-rules.ts";

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
  const photos = values.photos;
  const focalPoints = values.focalPoints;
  const current = { photos: photos.get(draft), focalPoints: focalPoints.get(draft) };
  const next = update(current);
  const withPhotos = next.photos === current.photos ? draft : photos.set(draft, next.photos);
  return next.focalPoints === current.focalPoints
    ? withPhotos
    : focalPoints.set(withPhotos, next.focalPoints);
}

/** Width divided by height of a photo's largest frame in the chosen template, else of its recommended file. */
export function usePhotoFrame(path: PhotoPath): number {
  const template = useEditorState(({ history }) => values.template.get(history.present));
  const rule = photoRules[path];
  const frames = photoFrames[isTemplateId(template) ? template : "portrait"];
  return parseShape(rule.crop === "frame" ? frames[rule.frame] : rule.shape);
}
