const files: Record<string, string> = import.meta.glob("./thumbnails/*.avif", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Pictures of a sample's real homepage: 16:10 from a desktop, 4:5 from a phone (build/thumbnails.ts). */
export function thumbnailOf(slug: string): { desktop: string; phone: string } {
  return { desktop: fileOf(slug, "desktop"), phone: fileOf(slug, "phone") };
}

function fileOf(slug: string, device: "desktop" | "phone"): string {
  const file = files[`./thumbnails/${slug}-${device}.avif`];
  if (!file)
    throw new Error(`thumbnails/${slug}-${device}.avif is missing: run build/thumbnails.ts.`);
  return file;
}
