import { limits } from "@realtor/api/rules";
import type { PhotoFit } from "../focal-points.ts";

/** Width divided by height of a photo and of its frame. */
export interface FitShapes {
  readonly photo: number;
  readonly frame: number;
}

export const maxZoom = limits.photoZoom;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const round = (value: number, steps: number) => Math.round(value * steps) / steps;

/** For storage: rounded to a tenth of a percent and a hundredth of the zoom. */
export function roundFit({ x, y, zoom }: PhotoFit): PhotoFit {
  return { x: round(x, 10), y: round(y, 10), zoom: round(zoom, 100) };
}

function limitFit({ x, y, zoom }: PhotoFit): PhotoFit {
  return { x: clamp(x, 0, 100), y: clamp(y, 0, 100), zoom: clamp(zoom, 1, maxZoom) };
}

/** Width and height of the photo in widths and heights of its frame, which it covers. */
export function getCover({ photo, frame }: FitShapes, zoom: number) {
  return {
    width: zoom * Math.max(1, photo / frame),
    height: zoom * Math.max(1, frame / photo),
  };
}

/** Moves the visible part by percent of what is cut off. */
export function moveFit(fit: PhotoFit, dx: number, dy: number): PhotoFit {
  return limitFit({ ...fit, x: fit.x + dx, y: fit.y + dy });
}

/** Moves the photo under its frame, by widths and heights of the frame, as a pointer drags it. */
export function dragFit(fit: PhotoFit, shapes: FitShapes, dx: number, dy: number): PhotoFit {
  const { width, height } = getCover(shapes, fit.zoom);
  const toPercent = (by: number, hidden: number) => (hidden > 0.001 ? (-by / hidden) * 100 : 0);
  return moveFit(fit, toPercent(dx, width - 1), toPercent(dy, height - 1));
}

/**
 * Magnifies the photo around the center of its frame. Where nothing was cut off, the position stays: it is
 * that of frames of another shape.
 */
export function zoomFit(fit: PhotoFit, shapes: FitShapes, zoom: number): PhotoFit {
  const to = clamp(zoom, 1, maxZoom);
  const [before, after] = [getCover(shapes, fit.zoom), getCover(shapes, to)];
  const keepCenter = (percent: number, from: number, next: number) => {
    if (Math.min(from, next) - 1 < 0.001) return percent;
    const center = (((from - 1) * percent) / 100 + 0.5) / from;
    return ((center * next - 0.5) / (next - 1)) * 100;
  };
  return limitFit({
    x: keepCenter(fit.x, before.width, after.width),
    y: keepCenter(fit.y, before.height, after.height),
    zoom: to,
  });
}

/** Width divided by height, such as of `"4:5"`. */
export function parseShape(ratio: `${number}:${number}`): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}
