export interface GalleryPhoto {
  /** URL of the full-size image, the target of the link. */
  readonly fullSrc: string;
  /** URL for the mosaic. */
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** Empty if no description was entered. */
  readonly alt: string;
  /** Focal point for cropping, in percent. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}
