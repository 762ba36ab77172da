import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { expect, it, onTestFinished } from "vitest";
import { createFileCache, deleteOldFiles } from "./file-cache.ts";

it("deletes cached copies of photos and websites after their time, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "file-cache-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = createFolderStore(folder);
  const names = ["images", "luminance", "share", "sheets", "fonts"];
  const caches = names.map((name) => createFileCache(store, name));
  for (const cache of caches) await cache.write("abcdef", Buffer.from("x"));
  const kept = async () => {
    const files = await Promise.all(caches.map((cache) => cache.read("abcdef")));
    return names.filter((_, index) => files[index] !== undefined);
  };
  expect(await deleteOldFiles(store, new Date(Date.now() - 60_000))).toBe(0);
  expect(await kept()).toEqual(names);
  expect(await deleteOldFiles(store, new Date(Date.now() + 60_000))).toBe(4);
  expect(await kept()).toEqual(["fonts"]);
});
