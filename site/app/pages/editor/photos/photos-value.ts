import type { Http } from "@realtor/api/http";
import type { Photo, Presentation } from "@realtor/api/loaning";

/** `presentation.focalPoints`: by path, or by a photo's own address; percent from left and top. */
export type FocalPoints = NonNullable<Presentation["focalPoints"]>;

/** All photos of a profile in stored order, and the points that stay in view. */
export interface PhotosValue {
  photos: readonly Photo[];
  focalPoints: FocalPoints;
}

/** What every editor of photos takes. */
export interface PhotosEditorProps {
  value: PhotosValue;
  /**
   * `update` gets the newest value, since several uploads end in any order, and answers the same object
   * where there is nothing to change. One call is one step of undo.
   */
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** `sessionHttp(address)`. */
  http: Http;
}
