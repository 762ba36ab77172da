/** One photograph of a gallery. */
export interface GalleryPhoto {
  /** Address of the full size: where its link leads. */
  readonly full: string;
  /** For the mosaic. */
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** What it shows; empty where nobody has said. */
  readonly alt: string;
  /** Point a crop keeps, in percent. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}
