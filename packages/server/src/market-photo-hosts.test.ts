import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readMarketPhotoHosts } from "./market-photo-hosts.ts";

function read(content: string) {
  const folder = mkdtempSync(join(tmpdir(), "realtor-markets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "markets.json");
  writeFileSync(file, content);
  return readMarketPhotoHosts(file);
}

it("reads the hosts of markets whose photos are shown from their own address", () => {
  const markets = [
    { id: "a", photos: "address", photoHosts: ["photos.example", "*.cdn.example"] },
    { id: "b", photos: "copy", photoHosts: ["other.example"] },
    { id: "c" },
  ];
  expect(read(JSON.stringify(markets))).toEqual(["photos.example", "*.cdn.example"]);
  expect(readMarketPhotoHosts(undefined)).toEqual([]);
});

it.each(["{", "{}"])("refuses %s", (content) => {
  expect(() => read(content)).toThrow("see docs/running.md");
});
