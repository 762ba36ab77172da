export type { GalleryPhoto } from "../components/gallery/gallery-photo.ts";
export { Gallery, type GalleryProps } from "../components/gallery/gallery.tsx";
