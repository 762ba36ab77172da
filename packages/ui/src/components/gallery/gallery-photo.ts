/** How a photo was digitally altered. */
export interface GalleryAlteration {
  /** Below the photo: that it was altered. */
  readonly label: string;
  /** What was altered. */
  readonly text?: string | undefined;
  /** The photo before, with the names of a switch between the two. */
  readonly original?:
    | {
        readonly src: string;
        readonly srcSet?: string | undefined;
        readonly names: { readonly altered: string; readonly original: string };
      }
    | undefined;
}

/** A photo of a gallery. */
export interface GalleryPhoto {
  /** URL of the full-size image. */
  readonly fullSrc: string;
  /** Sizes of the full-size image. */
  readonly fullSrcSet?: string | undefined;
  /** URL for the mosaic. */
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** Empty if no description was entered. */
  readonly alt: string;
  /** What the photo shows, below it in the viewer, and where it is, above it: address and city. */
  readonly caption?:
    | {
        readonly title: string;
        readonly place: string;
        readonly city?: string | undefined;
        readonly lang?: string;
        /** Of the title; default: `lang`. */
        readonly titleLang?: string;
      }
    | undefined;
  /** Of a digitally altered photo. */
  readonly alteration?: GalleryAlteration | undefined;
  /** A link below the photo on a phone, such as a question about the home. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  /** Focal point for cropping, in percent. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}
