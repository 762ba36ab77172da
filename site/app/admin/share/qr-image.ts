import { encode } from "uqr";

/** White modules around the code, which scanners need. */
const margin = 4;

export interface QrImage {
  /** Modules on each side, with the margin. */
  size: number;
  /** Left and top of each dark module, one unit wide. */
  dark: readonly (readonly [x: number, y: number])[];
  /** The same as an SVG path. */
  path: string;
}

/** The QR code of a URL as a path. */
export function createQrImage(url: string, border = margin): QrImage {
  const { size, data } = encode(url, { ecc: "M", border });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])),
  );
  return { size, dark, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}

/** The code as an SVG file, black on white. */
export function toSvgFile({ size, path }: QrImage): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${path}"/></svg>\n`;
}

/** Width and height of the PNG in px. */
export const pngSize = 1200;

/** The code as a PNG file of 1200 px, black on white. */
export async function toPngFile({ size, dark }: QrImage): Promise<Blob> {
  const canvas = new OffscreenCanvas(pngSize, pngSize);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no 2D canvas.");
  context.fillStyle = "white";
  context.fillRect(0, 0, pngSize, pngSize);
  context.scale(pngSize / size, pngSize / size);
  context.fillStyle = "black";
  for (const [x, y] of dark) context.fillRect(x, y, 1, 1);
  return canvas.convertToBlob({ type: "image/png" });
}
