const files: Record<string, string> = import.meta.glob("./pictures/*", {
  query: "?url",
  import: "default",
  eager: true,
});

export type PictureName = "hero" | "hero-phone" | "hero-narrow" | "nameplate" | "listing";

export interface Picture {
  avif: string;
  webp: string;
  /** For browsers without `<picture>` sources: the middle width. */
  fallback: string;
}

/** `srcset`s of one of the landing page's own pictures. */
export function pictureOf(name: PictureName): Picture {
  return {
    avif: srcSet(name, "avif"),
    webp: srcSet(name, "webp"),
    fallback: fileOf(name, widths[name][1], "webp"),
  };
}

const widths: Record<PictureName, readonly [number, number, ...number[]]> = {
  hero: [480, 960, 1440, 2400],
  "hero-phone": [480, 720, 1080, 1368],
  "hero-narrow": [416, 624, 832],
  nameplate: [640, 768, 960, 1600],
  listing: [640, 768, 960, 1600],
};

function srcSet(name: PictureName, type: "avif" | "webp"): string {
  return widths[name].map((width) => `${fileOf(name, width, type)} ${width}w`).join(", ");
}

function fileOf(name: PictureName, width: number, type: "avif" | "webp"): string {
  const file = files[`./pictures/${name}-${width}.${type}`];
  if (!file)
    throw new Error(`pictures/${name}-${width}.${type} is missing: run build/pictures.ts again.`);
  return file;
}
