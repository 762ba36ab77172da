import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { buildRoutes, readBuild } from "./client-build.ts";

const build = { id: "0123456789ab", builtAt: "2026-11-20T00:00:00.000Z" };

it("returns the latest build uncached", async () => {
  const response = await buildRoutes(build).request("/builds/latest.json?1763596800000");
  expect(await response.json()).toEqual(build);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it.each([
  ["/builds/meta/0123456789ab.json", 200, /immutable/],
  ["/builds/meta/ffffffffffff.json", 404, /no-store/],
  ["/builds/meta/0123456789ab", 404, /no-store/],
])("%s: %i", async (path, status, caching) => {
  const response = await buildRoutes(build).request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toMatch(caching);
});

it("derives the id from the file contents", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  const getId = async (manifest: string) => {
    const file = join(folder, "manifest.json");
    await writeFile(file, manifest);
    return readBuild(pathToFileURL(file)).id;
  };
  const first = await getId('{"app/hydration/boot.ts":{"file":"assets/boot-1.js"}}');
  expect(await getId('{"app/hydration/boot.ts":{"file":"assets/boot-1.js"}}')).toBe(first);
  expect(await getId('{"app/hydration/boot.ts":{"file":"assets/boot-2.js"}}')).not.toBe(first);
  await rm(folder, { recursive: true });
});
