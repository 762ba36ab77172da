/** The image of a photo on the page; undefined until it has loaded. */
export function findPageImage(
  root: HTMLElement | null | undefined,
  index: number,
): HTMLImageElement | undefined {
  const image = root?.querySelectorAll<HTMLImageElement>("a > img")[index];
  return image && image.naturalWidth > 0 ? image : undefined;
}
