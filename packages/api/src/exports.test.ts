import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const light = [
  "rules",
  "locales",
  "http",
  "loaning",
  "home",
  "leads",
  "listing",
  "wording",
  "problem-codes",
  "field-codes",
  "showing",
];
const heavy = ["home-schemas", "leads-schemas", "listing-schemas", "loaning-schemas"];

const { resolve } = createRequire(import.meta.url);

/** Lists the packages that a module imports at run time, without type imports. */
function packagesOf(url: URL, seen = new Set<string>()): string[] {
  if (seen.has(url.href)) return [];
  seen.add(url.href);
  const source = readFileSync(url, "utf8");
  const needs = source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)";/gm);
  return Array.from(needs, ([, from = ""]) => from).flatMap((from) =>
    /^(?:\.|@realtor\/)/.test(from) ? packagesOf(toUrl(from, url), seen) : [from],
  );
}

function toUrl(imported: string, importer: URL): URL {
  return imported.startsWith(".") ? new URL(imported, importer) : pathToFileURL(resolve(imported));
}

function needsOf(name: string): string[] {
  const file = Object.entries(manifest.exports).find(([path]) => path === `./${name}`)?.[1];
  return [...new Set(packagesOf(new URL(`../${file}`, import.meta.url)))];
}

it("every export is listed as light or exports schemas", () => {
  const paths = [...light, ...heavy].map((name) => `./${name}`);
  expect(Object.keys(manifest.exports).toSorted()).toEqual(paths.toSorted());
  for (const name of heavy) expect(needsOf(name)).toEqual(["zod"]);
});

it.each(light)("%s does not import zod", (name) => {
  expect(needsOf(name)).toEqual(name === "http" ? ["ofetch"] : []);
});
