import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { buildRoutes } from "./build-routes.ts";
import { readBuild } from "./read-build.ts";

const build = { id: "0123456789ab", builtAt: "2026-11-20T00:00:00.000Z" };

it("tells which build is the latest, and lets nobody keep the answer", async () => {
  const answer = await buildRoutes(build).request("/builds/latest.json?1763596800000");
  expect(await answer.json()).toEqual(build);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it.each([
  ["/builds/meta/0123456789ab.json", 200, /immutable/],
  ["/builds/meta/ffffffffffff.json", 404, /no-store/],
  ["/builds/meta/0123456789ab", 404, /no-store/],
])("%s: %i", async (path, status, caching) => {
  const answer = await buildRoutes(build).request(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toMatch(caching);
});

it("gives the same files the same id, and others another", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  const idOf = async (manifest: string) => {
    const file = join(folder, "manifest.json");
    await writeFile(file, manifest);
    return readBuild(pathToFileURL(file)).id;
  };
  const first = await idOf('{"app/hydration/boot.ts":{"file":"assets/boot-1.js"}}');
  expect(await idOf('{"app/hydration/boot.ts":{"file":"assets/boot-1.js"}}')).toBe(first);
  expect(await idOf('{"app/hydration/boot.ts":{"file":"assets/boot-2.js"}}')).not.toBe(first);
  await rm(folder, { recursive: true });
});
