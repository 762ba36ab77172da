const files: Record<string, string> = import.meta.glob("./thumbnails/*.avif", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Screenshots of a sample homepage: 16:10 for desktop, 4:5 for phones. Created by build/thumbnails.ts.
 */
export function getThumbnail(slug: string): { desktop: string; phone: string } {
  return { desktop: getFile(slug, "desktop"), phone: getFile(slug, "phone") };
}

function getFile(slug: string, device: "desktop" | "phone"): string {
  const file = files[`./thumbnails/${slug}-${device}.avif`];
  if (!file)
    throw new Error(
      `thumbnails/${slug}-${device}.avif is missing: run "node build/thumbnails.ts".`,
    );
  return file;
}
