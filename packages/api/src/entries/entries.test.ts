import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const entries = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
const light = ["rules.ts", "locales.ts", "http.ts", "loaning.ts", "home.ts", "leads.ts"];

/** Lists the packages that a module imports at run time, without type imports. */
function packagesOf(url: URL, seen = new Set<string>()): string[] {
  if (seen.has(url.href)) return [];
  seen.add(url.href);
  const source = readFileSync(url, "utf8");
  const needs = source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)";/gm);
  return Array.from(needs, ([, from = ""]) => from).flatMap((from) =>
    from.startsWith(".") ? packagesOf(new URL(from, url), seen) : [from],
  );
}

const needsOf = (entry: string) => [...new Set(packagesOf(new URL(entry, import.meta.url)))];

it("every entry is listed as light or exports schemas", () => {
  const heavy = ["home-schemas.ts", "leads-schemas.ts", "loaning-schemas.ts"];
  expect(entries.toSorted()).toEqual([...light, ...heavy].toSorted());
  for (const entry of heavy) expect(needsOf(entry)).toEqual(["zod"]);
});

it.each(light)("%s does not import zod", (entry) => {
  expect(needsOf(entry)).toEqual(entry === "http.ts" ? ["ofetch"] : []);
});
