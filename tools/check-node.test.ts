import { expect, test } from "vitest";
import { checkNode } from "./check-node.mjs";

const mac = { platform: "darwin", arch: "arm64" };

test.each(["22.18.0", "22.19.1", "24.0.0", "26.10.0"])("accepts Node.js %s", (version) => {
  expect(checkNode({ ...mac, version })).toBeNull();
});

test.each(["18.9.0", "20.20.2", "22.17.9", "22.0.0"])("rejects Node.js %s", (version) => {
  expect(checkNode({ ...mac, version })).toBe(
    `Node.js ${version} on darwin arm64 cannot run this project: install Node.js 24 from https://nodejs.org or with your version manager, then run the command again.`,
  );
});
