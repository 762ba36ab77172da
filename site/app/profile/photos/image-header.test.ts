import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImageHeader, readImageHeader } from "./image-header.ts";

type Part = string | number[] | Uint8Array;

/** Bytes from Latin-1 text and numbers. */
const bytes = (...parts: Part[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string"
        ? part.split("").map((character) => character.charCodeAt(0))
        : [...part],
    ),
  );
const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)];
const uint16LE = (value: number) => short(value).toReversed();
const uint32LE = (value: number) => long(value).toReversed();
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const segment = (marker: number, ...content: Part[]) => {
  const inner = bytes(...content);
  return bytes([0xff, marker], short(inner.length + 2), inner);
};
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8], short(height), short(width), [3]);
const jpeg = (...segments: Uint8Array[]) => bytes([0xff, 0xd8], ...segments, [0xff, 0xda]);

const chunk = (name: string, ...content: Part[]) => {
  const inner = bytes(...content);
  return bytes(long(inner.length), name, inner, zeros(4));
};
const png = (...chunks: Uint8Array[]) => bytes([0x89], "PNG\r\n", [0x1a], "\n", ...chunks);
const ihdr = (width: number, height: number) => chunk("IHDR", long(width), long(height), zeros(5));

const webp = (name: string, ...content: Part[]) => {
  const inner = bytes(...content);
  return bytes("RIFF", uint32LE(inner.length + 12), "WEBP", name, uint32LE(inner.length), inner);
};
const vp8 = (width: number, height: number) =>
  webp("VP8 ", [0, 0, 0], [0x9d, 1, 0x2a], uint16LE(width), uint16LE(height));
const vp8l = (width: number, height: number) =>
  webp("VP8L", [0x2f], uint32LE(((width - 1) | ((height - 1) << 14)) >>> 0));
const vp8x = (flags: number, width: number, height: number) =>
  webp("VP8X", [flags, 0, 0, 0], uint32LE(width - 1).slice(0, 3), uint32LE(height - 1).slice(0, 3));

const box = (name: string, ...content: Part[]) => {
  const inner = bytes(...content);
  return bytes(long(inner.length + 8), name, inner);
};
const ftyp = (major: string, ...compatible: string[]) =>
  box("ftyp", major, zeros(4), ...compatible);
const ispe = (width: number, height: number) => box("ispe", zeros(4), long(width), long(height));
/** A `meta` box in which `sizes[primary]` is the size of the primary item. */
const meta = (sizes: Uint8Array[], primary = 0) => {
  const ipco = box("ipco", box("pixi"), ...sizes);
  // Property indices start at 1, and `pixi` is the first property.
  const ipma = box("ipma", zeros(4), long(1), short(1), [1, primary + 2]);
  const pitm = box("pitm", zeros(4), short(1));
  return box("meta", zeros(4), box("hdlr", zeros(8)), pitm, box("iprp", ipco, ipma));
};

const icon = (...sides: number[]) => {
  const entries = sides.map((side, index) =>
    bytes([side, side, 0, 0], zeros(4), uint32LE(4), uint32LE(6 + 16 * sides.length + 4 * index)),
  );
  return bytes([0, 0, 1, 0], uint16LE(sides.length), ...entries, zeros(4 * sides.length));
};

const stillHeader = (
  format: ImageHeader["format"],
  width: number,
  height: number,
): ImageHeader => ({
  format,
  size: { width, height },
  animated: false,
});
const animatedHeader = (
  format: ImageHeader["format"],
  width: number,
  height: number,
): ImageHeader => ({
  ...stillHeader(format, width, height),
  animated: true,
});
const damagedHeader = (format: ImageHeader["format"]): ImageHeader => ({
  format,
  size: null,
  animated: false,
});

describe("readImageHeader", () => {
  it.each<[string, Uint8Array, ImageHeader]>([
    ["a JPEG", jpeg(frame(0xc0, 4032, 3024)), stillHeader("jpeg", 4032, 3024)],
    ["a progressive JPEG", jpeg(frame(0xc2, 30, 20)), stillHeader("jpeg", 30, 20)],
    [
      "a JPEG with metadata, tables and fill bytes",
      jpeg(
        segment(0xe1, "Exif\0\0", zeros(60_000)),
        segment(0xc4, zeros(40)),
        bytes([0xff]),
        frame(0xc1, 800, 600),
      ),
      stillHeader("jpeg", 800, 600),
    ],
    ["a truncated JPEG", jpeg().subarray(0, 3), damagedHeader("jpeg")],
    ["a JPEG cut within its frame", jpeg(frame(0xc0, 9, 9)).subarray(0, 8), damagedHeader("jpeg")],
    [
      "a JPEG with a segment of no length",
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
      damagedHeader("jpeg"),
    ],
    ["a PNG", png(ihdr(1200, 630), chunk("IDAT")), stillHeader("png", 1200, 630)],
    [
      "an animated PNG",
      png(ihdr(9, 9), chunk("gAMA", zeros(4)), chunk("acTL", long(12), long(0)), chunk("IDAT")),
      animatedHeader("png", 9, 9),
    ],
    [
      "a PNG with an animation of one frame",
      png(ihdr(9, 9), chunk("acTL", long(1), long(0)), chunk("IDAT")),
      stillHeader("png", 9, 9),
    ],
    [
      "a PNG with acTL after the image data",
      png(ihdr(9, 9), chunk("IDAT"), chunk("acTL", long(2), long(0))),
      stillHeader("png", 9, 9),
    ],
    ["a PNG without area", png(ihdr(0, 9)), damagedHeader("png")],
    ["a PNG without its first chunk", png(chunk("IDAT")), damagedHeader("png")],
    ["a lossy WebP", vp8(640, 480), stillHeader("webp", 640, 480)],
    ["a scaled lossy WebP", vp8(640 | 0x4000, 480), stillHeader("webp", 640, 480)],
    ["a lossless WebP", vp8l(2400, 1600), stillHeader("webp", 2400, 1600)],
    ["an extended WebP", vp8x(0b10000, 900, 16_383), stillHeader("webp", 900, 16_383)],
    ["an animated WebP", vp8x(0b10, 300, 200), animatedHeader("webp", 300, 200)],
    ["a WebP with an unknown chunk", webp("VP9 ", zeros(20)), damagedHeader("webp")],
    ["a WebP with a truncated header", vp8x(0, 9, 9).subarray(0, 25), damagedHeader("webp")],
    [
      "an AVIF with its tiles and its thumbnail",
      bytes(
        ftyp("avif", "mif1", "miaf"),
        meta([ispe(512, 512), ispe(2000, 1500), ispe(160, 120)], 1),
      ),
      stillHeader("avif", 2000, 1500),
    ],
    [
      "an AVIF with a generic major brand",
      bytes(ftyp("mif1", "avif"), meta([ispe(20, 10)])),
      stillHeader("avif", 20, 10),
    ],
    [
      "an AVIF sequence",
      bytes(ftyp("avis", "avif"), meta([ispe(20, 10)])),
      animatedHeader("avif", 20, 10),
    ],
    ["an AVIF without a size", bytes(ftyp("avif"), box("mdat", zeros(20))), damagedHeader("avif")],
    [
      "an AVIF of boxes without length",
      bytes(ftyp("avif"), long(3), "meta"),
      damagedHeader("avif"),
    ],
    ["a HEIC", bytes(ftyp("heic", "mif1"), meta([ispe(20, 10)])), stillHeader("heic", 20, 10)],
    ["a HEIC with a generic major brand", bytes(ftyp("mif1", "heic")), damagedHeader("heic")],
    ["an icon by its largest image", icon(16, 48, 32), stillHeader("ico", 48, 48)],
    ["an icon of 256 px", icon(16, 0), stillHeader("ico", 256, 256)],
    ["an icon with an entry outside of the file", icon(16).subarray(0, 24), damagedHeader("ico")],
    ["an empty icon", icon(), damagedHeader("ico")],
    ["a GIF", bytes("GIF89a", zeros(20)), damagedHeader("gif")],
    ["a TIFF", bytes("II*\0", zeros(20)), damagedHeader("tiff")],
    ["a BMP", bytes("BM", zeros(12), uint32LE(40), zeros(40)), damagedHeader("bmp")],
    ["a JPEG XL", bytes([0xff, 0x0a], zeros(20)), damagedHeader("jxl")],
    ["a Photoshop file", bytes("8BPS", zeros(20)), damagedHeader("psd")],
    ["a PDF", bytes("%PDF-1.7\n"), damagedHeader("pdf")],
    ["a PDF after a few bytes", bytes("\n\n%PDF-1.4"), damagedHeader("pdf")],
    ["an SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">'), damagedHeader("svg")],
    [
      "an SVG with a prologue",
      bytes(
        [0xef, 0xbb, 0xbf],
        '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x">\n<SVG>',
      ),
      damagedHeader("svg"),
    ],
  ])("reads %s", (_, file, header) => {
    expect(readImageHeader(file)).toEqual(header);
  });

  it.each<[string, Uint8Array]>([
    ["nothing", bytes()],
    ["a program", bytes("MZ", [0x90, 0], zeros(400))],
    ["another program", bytes([0x7f], "ELF", zeros(400))],
    ["a script", bytes("#!/bin/sh\nrm -r /")],
    ["a text that starts like a bitmap", bytes("BMW: a car for the whole family")],
    ["a page that contains an SVG", bytes("<!doctype html><p>hi<svg></svg>")],
    ["a video", bytes(ftyp("isom", "mp42"), box("mdat", zeros(20)))],
    ["a sound", bytes("RIFF", uint32LE(40), "WAVE", zeros(40))],
    ["an archive", bytes("PK\u0003\u0004", zeros(40))],
  ])("returns null for %s", (_, file) => {
    expect(readImageHeader(file)).toBeNull();
  });

  it("terminates for any bytes", () => {
    const starts = [jpeg(), png(), vp8(1, 1), bytes(ftyp("avif")), icon(1), bytes("GIF89a")];
    const start = fc.constantFrom(bytes(), ...starts);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
        const header = readImageHeader(bytes(head, rest));
        const { width, height } = header?.size ?? { width: 1, height: 1 };
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it("reads a subarray of a larger buffer", () => {
    const file = png(ihdr(7, 5));
    const whole = bytes(zeros(3), file, zeros(3));
    expect(readImageHeader(whole.subarray(3, 3 + file.length))).toEqual(stillHeader("png", 7, 5));
  });
});
