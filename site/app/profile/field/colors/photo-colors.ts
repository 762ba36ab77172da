/** A color of a photo and how many of its pixels have about that color. */
interface Bucket {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Two colors closer than this (0 to 441) look alike. */
const minDistance = 72;

/**
 * The most frequent colors of an image that differ clearly, as `#RRGGBB`. `pixels` are RGBA bytes.
 * Nearly white and transparent pixels are ignored: they are backgrounds.
 */
export function pickPhotoColors(pixels: ArrayLike<number>, count = 3): string[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((n) => pixels[at + n]);
    if (alpha < 200 || Math.min(red, green, blue) > 236) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(key, bucket);
  }
  const means = [...buckets.values()]
    .toSorted((a, b) => b.count - a.count)
    .map((bucket) => [bucket.red, bucket.green, bucket.blue].map((sum) => sum / bucket.count));
  const picked: number[][] = [];
  for (const mean of means) {
    if (picked.length === count) break;
    if (picked.every((other) => distance(other, mean) >= minDistance)) picked.push(mean);
  }
  return picked.map(toHex);
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function toHex(color: readonly number[]): string {
  const digits = color.map((value) => Math.round(value).toString(16).padStart(2, "0"));
  return `#${digits.join("").toUpperCase()}`;
}
