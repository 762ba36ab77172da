import { useAdmin } from "#app/admin/admin-context.ts";
import type { Draft } from "#app/profile/draft/draft.ts";
import {
  listPhotos,
  type PhotosEditorProps,
  type PhotosValue,
} from "#app/profile/photos/photo-list.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { listingValues } from "../document/listing-values.ts";

/** The photos of a listing, kept as those of a profile's gallery, and their setter. */
export function useListingPhotos(): PhotosEditorProps {
  const store = useListingStore();
  const { http } = useAdmin();
  const [photos] = useListingValue("photos");
  const [focalPoints] = useListingValue("focalPoints");
  return {
    value: { photos, focalPoints },
    http,
    onChange: (update) => store.change((draft) => setPhotos(draft, update)),
  };
}

/** Writes only changed values: a listing without focal points stays without them. */
function setPhotos(draft: Draft, update: (value: PhotosValue) => PhotosValue): Draft {
  const { photos, focalPoints } = listingValues;
  const current = {
    photos: photos.get(draft),
    focalPoints: focalPoints.get(draft),
  };
  const next = update(current);
  if (next === current) return draft;
  const kept = next.photos === current.photos ? draft : photos.set(draft, [...next.photos]);
  const moved = moveDetails(kept, current, next);
  return next.focalPoints === current.focalPoints
    ? moved
    : focalPoints.set(moved, next.focalPoints);
}

/** What is known of a photo stays when it is cropped, which makes it another file. */
function moveDetails(draft: Draft, before: PhotosValue, after: PhotosValue): Draft {
  const { photoDetails } = listingValues;
  const details = photoDetails.get(draft);
  const urls = listPhotos(before.photos, "gallery").map(({ fullsize }) => fullsize.url);
  const next = listPhotos(after.photos, "gallery").map(({ fullsize }) => fullsize.url);
  const [added, ...more] = next.filter((url) => !urls.includes(url));
  const former = urls[next.findIndex((url) => url === added)];
  const known = former === undefined ? undefined : details[former];
  if (added === undefined || more.length > 0 || next.length !== urls.length || !known) return draft;
  return photoDetails.set(draft, { ...details, [added]: known });
}
