/** Linear-light value of each 8-bit sRGB channel value. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** An opaque sRGB color in 8-bit channels. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly L: number;
  readonly C: number;
  readonly H: number;
}

/** Parses `#RRGGBB`; returns undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  const value = Number.parseInt(text.slice(1), 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** Formats as `#RRGGBB` in upper case. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, "0").toUpperCase()}`;
}

function linearize(channel: number): number {
  // The fallback satisfies the compiler; channels are 0 to 255.
  return linear[channel] ?? 0;
}

/** WCAG relative luminance, 0–1. */
export function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linearize(r) + 0.7152 * linearize(g) + 0.0722 * linearize(b);
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** sRGB to OKLCH (Björn Ottosson's matrices). */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [linearize(color.r), linearize(color.g), linearize(color.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const C = Math.hypot(A, B);
  // Below this chroma the hue is rounding noise.
  const H = C < 0.002 ? 0 : ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360;
  return { L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, C, H };
}

interface LinearRgb {
  r: number;
  g: number;
  b: number;
}

function toLinear(L: number, a: number, b: number): LinearRgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

function isInGamut({ r, g, b }: LinearRgb): boolean {
  const tolerance = 0.0005;
  return Math.min(r, g, b) >= -tolerance && Math.max(r, g, b) <= 1 + tolerance;
}

function toChannel(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** OKLCH to sRGB. A color outside the gamut loses chroma, not lightness or hue. */
export function fromOklch({ L, C, H }: Oklch): Rgb {
  const lightness = Math.min(1, Math.max(0, L));
  const angle = (H * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let color = toLinear(lightness, C * cos, C * sin);
  if (!isInGamut(color)) {
    let inside = 0;
    let outside = C;
    for (let step = 0; step < 24; step++) {
      const middle = (inside + outside) / 2;
      if (isInGamut(toLinear(lightness, middle * cos, middle * sin))) inside = middle;
      else outside = middle;
    }
    color = toLinear(lightness, inside * cos, inside * sin);
  }
  return { r: toChannel(color.r), g: toChannel(color.g), b: toChannel(color.b) };
}
