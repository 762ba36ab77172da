import type { Http } from "@realtor/api/http";
import type { Photo, Presentation } from "@realtor/api/loaning";

/** `presentation.focalPoints`: by path or by photo URL; percent from left and top. */
export type FocalPoints = NonNullable<Presentation["focalPoints"]>;

/** Photos in stored order and their focal points. */
export interface PhotosValue {
  photos: readonly Photo[];
  focalPoints: FocalPoints;
}

/** Props of every photo editor. */
export interface PhotosEditorProps {
  value: PhotosValue;
  /**
   * `update` receives the current value, because uploads finish in any order, and returns the same
   * object if nothing changes. One call makes one undo step.
   */
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** `sessionHttp(address)`. */
  http: Http;
}
