import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createPageBodies } from "./page-bodies.ts";

const document = Buffer.from("<!doctype html><title>집</title>".repeat(50));

it("a page returns the document itself, and compressed", async () => {
  const bodies = createPageBodies(document);
  expect(await bodies.compress("identity")).toBe(document);
  expect(gunzipSync(await bodies.compress("gzip"))).toEqual(document);
  expect(brotliDecompressSync(await bodies.compress("br"))).toEqual(document);
});

it("compresses once for all requests, also at the same time", async () => {
  const bodies = createPageBodies(document);
  const [first, second] = await Promise.all([bodies.compress("br"), bodies.compress("br")]);
  expect(second).toBe(first);
  expect(await bodies.compress("br")).toBe(first);
});

it("plans more memory than the document with its codings takes", async () => {
  const bodies = createPageBodies(document);
  const coded = [await bodies.compress("gzip"), await bodies.compress("br")];
  const bytes = coded.reduce((sum, { length }) => sum + length, document.length);
  expect(bodies.size).toBeGreaterThanOrEqual(bytes);
});

it("a page has a window of 64 kB, with which the encoder's tables are small", async () => {
  const body = await createPageBodies(document).compress("br");
  // RFC 7932, section 9.1: the first bit is 0 for a window of 16 bits only.
  expect((body[0] ?? 1) & 1).toBe(0);
});
