import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { expect, it, onTestFinished } from "vitest";
import { buildRoutes, readBuild, staticFiles } from "./client-build.ts";

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

it("serves files of the build: no folders, and nothing outside of it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = join(folder, "client");
  await mkdir(join(client, "assets", "fonts"), { recursive: true });
  for (const repository of [folder, client]) {
    await mkdir(join(repository, ".git"));
    await writeFile(join(repository, ".git", "config"), "[core]");
    await writeFile(join(repository, "index.html"), "index");
  }
  await writeFile(join(client, "assets", "app.js"), "app");
  const respond = getRequestListener(staticFiles(client).fetch);
  const server = createServer((request, response) => void respond(request, response));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const getStatus = async (path: string) => {
    // `fetch` would normalize the path.
    const call = httpRequest({ port, path, agent: false }).end();
    const [response] = await once(call, "response");
    response.resume();
    return response.statusCode;
  };
  expect(await getStatus("/assets/app.js")).toBe(200);
  for (const path of [
    "/.git/config",
    "/.git/",
    "/index.html",
    "/assets",
    "/assets/",
    "/assets/fonts",
    "/assets/fonts/",
    "/assets/.",
    "/assets/../.git/config",
    "/assets/%2e%2e/.git/config",
    "/assets/..%2f.git/config",
    "/assets/..%5c.git%5cconfig",
    "/assets/..%2f..%2f.git/config",
    "/assets//.git/config",
  ])
    expect([path, await getStatus(path)]).toEqual([path, 404]);
});
