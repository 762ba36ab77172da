/** The image of a photo on the page; undefined until it has loaded. */
export function findPageImage(
  root: HTMLElement | null | undefined,
  index: number,
): HTMLImageElement | undefined {
  const image = root?.querySelectorAll<HTMLImageElement>("a > img")[index];
  return image && image.naturalWidth > 0 ? image : undefined;
}

/** The same, if a part of it is in the viewport. */
export function findVisibleImage(
  root: HTMLElement | null | undefined,
  index: number,
): HTMLImageElement | undefined {
  const image = findPageImage(root, index);
  if (!image) return undefined;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? image : undefined;
}
