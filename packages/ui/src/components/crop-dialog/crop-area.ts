export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in natural pixels of the image, from its top left corner. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** Width to height, such as `"4:3"`; `"free"` is any ratio. */
export type CropRatio = "free" | `${number}:${number}`;

/** Visible area of the zoomed image and the crop frame, both in unrounded natural pixels. */
export interface CropState {
  readonly image: Size;
  readonly ratio: CropRatio;
  readonly visible: Crop;
  readonly frame: Crop;
}

export const maxZoom = 4;

/** Initial frame size relative to the largest possible one, so that its corners stay within reach. */
const initialFraction = 5 / 6;
/** Frame size relative to the visible area when an existing crop is opened. */
const reopenedFraction = 0.8;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(min, value), max);
const fullArea = ({ width, height }: Size): Crop => ({ x: 0, y: 0, width, height });

/** Width divided by height; undefined for `free` and for an invalid ratio. */
export function parseRatio(ratio: CropRatio): number | undefined {
  const [width = 0, height = 0] = ratio.split(":").map(Number);
  const value = width / height;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

export const getZoom = ({ image, visible }: CropState): number => image.width / visible.width;

/** Moves `area` inside `bounds` and shrinks it to fit, preserving the aspect ratio `value` if given. */
function fitInside(area: Crop, bounds: Crop, value: number | undefined): Crop {
  let width = Math.min(area.width, bounds.width);
  let height = Math.min(area.height, bounds.height);
  if (value !== undefined) {
    width = Math.min(width, height * value, bounds.height * value);
    height = width / value;
  }
  return {
    x: clamp(area.x, bounds.x, bounds.x + bounds.width - width),
    y: clamp(area.y, bounds.y, bounds.y + bounds.height - height),
    width,
    height,
  };
}

function centerOn(area: Crop, { width, height }: Size): Crop {
  const x = area.x + (area.width - width) / 2;
  return { x, y: area.y + (area.height - height) / 2, width, height };
}

function getVisibleArea(frame: Crop, image: Size, zoom: number): Crop {
  const size = { width: image.width / zoom, height: image.height / zoom };
  return fitInside(centerOn(frame, size), fullArea(image), undefined);
}

const isValidCrop = (crop: Crop | undefined, { width, height }: Size): crop is Crop =>
  crop !== undefined &&
  [crop.x, crop.y, crop.width, crop.height].every(Number.isFinite) &&
  crop.width >= 1 &&
  crop.height >= 1 &&
  crop.x < width &&
  crop.y < height;

/** The first of `ratios` that the crop matches within one pixel; else `free`, if offered. */
function findRatio(crop: Crop, ratios: readonly CropRatio[]): CropRatio {
  const matches = (ratio: CropRatio) => {
    const value = parseRatio(ratio);
    if (value === undefined) return false;
    return value >= 1
      ? Math.abs(crop.height - crop.width / value) <= 1
      : Math.abs(crop.width - crop.height * value) <= 1;
  };
  return ratios.find(matches) ?? (ratios.includes("free") ? "free" : (ratios[0] ?? "free"));
}

/** Zooms to a valid existing crop; otherwise centers a frame with the first fixed ratio. */
export function createCropState(
  image: Size,
  ratios: readonly CropRatio[],
  initialCrop: Crop | undefined,
): CropState {
  if (isValidCrop(initialCrop, image)) {
    const ratio = findRatio(initialCrop, ratios);
    const frame = fitInside(initialCrop, fullArea(image), parseRatio(ratio));
    const fillZoom = Math.min(image.width / frame.width, image.height / frame.height);
    const visible = getVisibleArea(frame, image, clamp(fillZoom * reopenedFraction, 1, maxZoom));
    return { image, ratio, visible, frame };
  }
  const ratio = ratios.find((each) => parseRatio(each) !== undefined) ?? "free";
  const visible = fullArea(image);
  const largest = fitInside(visible, visible, parseRatio(ratio));
  const size = { width: largest.width * initialFraction, height: largest.height * initialFraction };
  return { image, ratio, visible, frame: centerOn(visible, size) };
}

/** Converts `area` to fractions of `bounds`, from 0 to 1. */
export const toFractions = (area: Crop, bounds: Crop): Crop => ({
  x: (area.x - bounds.x) / bounds.width,
  y: (area.y - bounds.y) / bounds.height,
  width: area.width / bounds.width,
  height: area.height / bounds.height,
});

/** Inverse of `toFractions`. */
export const fromFractions = (fractions: Crop, bounds: Crop): Crop => ({
  x: bounds.x + fractions.x * bounds.width,
  y: bounds.y + fractions.y * bounds.height,
  width: fractions.width * bounds.width,
  height: fractions.height * bounds.height,
});

/**
 * Zooms the image around the center of the frame, whose position on the screen does not change. The
 * center shifts where the image ends.
 */
export function zoomTo(state: CropState, zoom: number): CropState {
  const to = clamp(zoom, 1, maxZoom);
  const { image, frame } = state;
  const size = { width: image.width / to, height: image.height / to };
  const fractions = toFractions(frame, state.visible);
  const x = frame.x + frame.width / 2 - (fractions.x + fractions.width / 2) * size.width;
  const y = frame.y + frame.height / 2 - (fractions.y + fractions.height / 2) * size.height;
  const visible = fitInside({ x, y, ...size }, fullArea(image), undefined);
  return withFrame({ ...state, visible }, fromFractions(fractions, visible));
}

/** Sets the frame, limited to the visible area and the ratio. */
export function withFrame(state: CropState, frame: Crop): CropState {
  return { ...state, frame: fitInside(frame, state.visible, parseRatio(state.ratio)) };
}

/** Moves the frame by natural pixels; at the edge of the visible area, pans the image as well. */
export function moveFrame(state: CropState, dx: number, dy: number): CropState {
  const moved = { ...state.frame, x: state.frame.x + dx, y: state.frame.y + dy };
  const frame = fitInside(moved, fullArea(state.image), parseRatio(state.ratio));
  const { visible } = state;
  const x = clamp(visible.x, frame.x + frame.width - visible.width, frame.x);
  const y = clamp(visible.y, frame.y + frame.height - visible.height, frame.y);
  return withFrame(
    { ...state, visible: fitInside({ ...visible, x, y }, fullArea(state.image), undefined) },
    frame,
  );
}

/** Pans the image by natural pixels; the frame does not move on the screen. */
export function panImage(state: CropState, dx: number, dy: number): CropState {
  const moved = { ...state.visible, x: state.visible.x - dx, y: state.visible.y - dy };
  const visible = fitInside(moved, fullArea(state.image), undefined);
  const x = state.frame.x + visible.x - state.visible.x;
  return withFrame(
    { ...state, visible },
    { ...state.frame, x, y: state.frame.y + visible.y - state.visible.y },
  );
}

/** Changes the ratio, preserving the center and the area of the frame where it fits. */
export function changeRatio(state: CropState, ratio: CropRatio): CropState {
  const value = parseRatio(ratio);
  if (value === undefined) return { ...state, ratio };
  const height = Math.sqrt((state.frame.width * state.frame.height) / value);
  // Fits the size first, so that the frame shrinks around its center.
  const { width, height: fit } = fitInside(
    { x: 0, y: 0, width: height * value, height },
    state.visible,
    value,
  );
  return withFrame({ ...state, ratio }, centerOn(state.frame, { width, height: fit }));
}

/** The frame in whole pixels, inside the image and within one pixel of its ratio. */
export function toCrop({ image, ratio, frame }: CropState): Crop {
  const value = parseRatio(ratio);
  let width = clamp(Math.round(frame.width), 1, Math.floor(image.width));
  let height = clamp(Math.round(frame.height), 1, Math.floor(image.height));
  // Derives the shorter side from the rounded longer one, so that the rounding error is not magnified.
  if (value !== undefined && value >= 1) {
    height = clamp(Math.round(width / value), 1, Math.floor(image.height));
  } else if (value !== undefined) {
    width = clamp(Math.round(height * value), 1, Math.floor(image.width));
  }
  return {
    x: clamp(Math.round(frame.x), 0, Math.floor(image.width) - width),
    y: clamp(Math.round(frame.y), 0, Math.floor(image.height) - height),
    width,
    height,
  };
}
