import { encode } from "uqr";
import { expect, it } from "vitest";
import { createQrImage, toSvgFile } from "./qr-image.ts";

const url = "https://realtor.example/grace-kim";

it("a QR image has a margin of four light modules on each side, and every dark module", () => {
  const { size, dark, path } = createQrImage(url);
  const code = encode(url, { ecc: "M", border: 0 });
  expect(size).toBe(code.size + 8);
  expect(dark).toHaveLength(code.data.flat().filter(Boolean).length);
  expect(dark.every(([x, y]) => Math.min(x, y) >= 4 && Math.max(x, y) < size - 4)).toBe(true);
  expect(path.split("M")).toHaveLength(dark.length + 1);
});

it("a QR image is black on white as a vector file", () => {
  const image = createQrImage(url);
  const svg = toSvgFile(image);
  expect(svg).toContain(`viewBox="0 0 ${image.size} ${image.size}"`);
  expect(svg).toMatch(/fill="white".*fill="black"/);
});
