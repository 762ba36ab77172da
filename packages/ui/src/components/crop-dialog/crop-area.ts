export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its natural pixels from the top left. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** `"4:3"`, width first; `"free"` is any. */
export type CropRatio = "free" | `${number}:${number}`;

/** What is seen of a picture, and the frame that lies on it; both in natural pixels, not rounded. */
export interface Cropping {
  readonly picture: Size;
  readonly ratio: CropRatio;
  readonly seen: Crop;
  readonly frame: Crop;
}

export const maxZoom = 4;

/** How much of the picture a first frame takes, so that its corners can be seen and held. */
const firstShare = 5 / 6;
/** How much of what is seen a frame takes that is opened again. */
const reopenedShare = 0.8;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(min, value), max);
const whole = ({ width, height }: Size): Crop => ({ x: 0, y: 0, width, height });

/** Width over height; undefined is free, as is a ratio that makes no sense. */
export function ratioValue(ratio: CropRatio): number | undefined {
  const [width = 0, height = 0] = ratio.split(":").map(Number);
  const value = width / height;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

export const zoomOf = ({ picture, seen }: Cropping): number => picture.width / seen.width;

/** Moves `area` inside `bounds`; one too large becomes smaller, in its ratio if it has one. */
function contain(area: Crop, bounds: Crop, value: number | undefined): Crop {
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

function around(area: Crop, { width, height }: Size): Crop {
  const x = area.x + (area.width - width) / 2;
  return { x, y: area.y + (area.height - height) / 2, width, height };
}

function seenAround(frame: Crop, picture: Size, zoom: number): Crop {
  const size = { width: picture.width / zoom, height: picture.height / zoom };
  return contain(around(frame, size), whole(picture), undefined);
}

const isUsable = (crop: Crop | undefined, { width, height }: Size): crop is Crop =>
  crop !== undefined &&
  [crop.x, crop.y, crop.width, crop.height].every(Number.isFinite) &&
  crop.width >= 1 &&
  crop.height >= 1 &&
  crop.x < width &&
  crop.y < height;

/** The first of `ratios` that a crop has within a pixel. */
function ratioOf(crop: Crop, ratios: readonly CropRatio[]): CropRatio {
  const fits = (ratio: CropRatio) => {
    const value = ratioValue(ratio);
    if (value === undefined) return false;
    return value >= 1
      ? Math.abs(crop.height - crop.width / value) <= 1
      : Math.abs(crop.width - crop.height * value) <= 1;
  };
  return ratios.find(fits) ?? (ratios.includes("free") ? "free" : (ratios[0] ?? "free"));
}

/** A crop that was made before, seen close; else a frame in the middle, in the first fixed ratio. */
export function beginCropping(
  picture: Size,
  ratios: readonly CropRatio[],
  start: Crop | undefined,
): Cropping {
  if (isUsable(start, picture)) {
    const ratio = ratioOf(start, ratios);
    const frame = contain(start, whole(picture), ratioValue(ratio));
    const fill = Math.min(picture.width / frame.width, picture.height / frame.height);
    const seen = seenAround(frame, picture, clamp(fill * reopenedShare, 1, maxZoom));
    return { picture, ratio, seen, frame };
  }
  const ratio = ratios.find((each) => ratioValue(each) !== undefined) ?? "free";
  const seen = whole(picture);
  const largest = contain(seen, seen, ratioValue(ratio));
  const size = { width: largest.width * firstShare, height: largest.height * firstShare };
  return { picture, ratio, seen, frame: around(seen, size) };
}

/** Where `area` lies in `bounds`, as shares of it from 0 to 1. */
export const toShares = (area: Crop, bounds: Crop): Crop => ({
  x: (area.x - bounds.x) / bounds.width,
  y: (area.y - bounds.y) / bounds.height,
  width: area.width / bounds.width,
  height: area.height / bounds.height,
});

/** The opposite of `toShares`. */
export const fromShares = (shares: Crop, bounds: Crop): Crop => ({
  x: bounds.x + shares.x * bounds.width,
  y: bounds.y + shares.y * bounds.height,
  width: shares.width * bounds.width,
  height: shares.height * bounds.height,
});

/**
 * Scales the picture under the frame, which stays where it is on the screen, and with it the spot of
 * the picture in its middle, as far as the picture reaches.
 */
export function zoomTo(now: Cropping, zoom: number): Cropping {
  const to = clamp(zoom, 1, maxZoom);
  const { picture, frame } = now;
  const size = { width: picture.width / to, height: picture.height / to };
  const shares = toShares(frame, now.seen);
  const x = frame.x + frame.width / 2 - (shares.x + shares.width / 2) * size.width;
  const y = frame.y + frame.height / 2 - (shares.y + shares.height / 2) * size.height;
  const seen = contain({ x, y, ...size }, whole(picture), undefined);
  return withFrame({ ...now, seen }, fromShares(shares, seen));
}

/** Puts the frame somewhere on what is seen. */
export function withFrame(now: Cropping, frame: Crop): Cropping {
  return { ...now, frame: contain(frame, now.seen, ratioValue(now.ratio)) };
}

/** Moves the frame; where what is seen ends, the picture moves along until it ends as well. */
export function moveFrame(now: Cropping, dx: number, dy: number): Cropping {
  const moved = { ...now.frame, x: now.frame.x + dx, y: now.frame.y + dy };
  const frame = contain(moved, whole(now.picture), ratioValue(now.ratio));
  const { seen } = now;
  const x = clamp(seen.x, frame.x + frame.width - seen.width, frame.x);
  const y = clamp(seen.y, frame.y + frame.height - seen.height, frame.y);
  return withFrame(
    { ...now, seen: contain({ ...seen, x, y }, whole(now.picture), undefined) },
    frame,
  );
}

/** Moves the picture under the frame, which stays where it is on the screen. */
export function movePicture(now: Cropping, dx: number, dy: number): Cropping {
  const moved = { ...now.seen, x: now.seen.x - dx, y: now.seen.y - dy };
  const seen = contain(moved, whole(now.picture), undefined);
  const x = now.frame.x + seen.x - now.seen.x;
  return withFrame({ ...now, seen }, { ...now.frame, x, y: now.frame.y + seen.y - now.seen.y });
}

/** Gives the frame another ratio around the same middle, as large as it was. */
export function chooseRatio(now: Cropping, ratio: CropRatio): Cropping {
  const value = ratioValue(ratio);
  if (value === undefined) return { ...now, ratio };
  const height = Math.sqrt((now.frame.width * now.frame.height) / value);
  // Made to fit first, so that it shrinks around its middle.
  const { width, height: fit } = contain(
    { x: 0, y: 0, width: height * value, height },
    now.seen,
    value,
  );
  return withFrame({ ...now, ratio }, around(now.frame, { width, height: fit }));
}

/** The frame in whole pixels: inside the picture, and in its ratio within a pixel. */
export function toCrop({ picture, ratio, frame }: Cropping): Crop {
  const value = ratioValue(ratio);
  let width = clamp(Math.round(frame.width), 1, Math.floor(picture.width));
  let height = clamp(Math.round(frame.height), 1, Math.floor(picture.height));
  // The longer side leads, so that rounding it is not magnified in the other.
  if (value !== undefined && value >= 1) {
    height = clamp(Math.round(width / value), 1, Math.floor(picture.height));
  } else if (value !== undefined) {
    width = clamp(Math.round(height * value), 1, Math.floor(picture.width));
  }
  return {
    x: clamp(Math.round(frame.x), 0, Math.floor(picture.width) - width),
    y: clamp(Math.round(frame.y), 0, Math.floor(picture.height) - height),
    width,
    height,
  };
}
