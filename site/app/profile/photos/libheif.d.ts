/** The part of the library that decodes; its own declarations are for another entry. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  interface HeifImage {
    is_primary: () => boolean;
    get_width: () => number;
    get_height: () => number;
    /** Fills the pixels, and calls back with them, or with null if they cannot be decoded. */
    display: (pixels: ImageData, onShown: (pixels: ImageData | null) => void) => void;
    free: () => void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode: (file: ArrayBuffer) => HeifImage[] };
  }
  export default function createLibheif(): Libheif;
}
