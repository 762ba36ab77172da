// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { rulesDigest } from "../build/color-record.ts";

it("has an up-to-date record of the check of all colors", async () => {
  const record: unknown = JSON.parse(
    await readFile(new URL("../build/all-colors.json", import.meta.url), "utf8"),
  );
  // If outdated, run `node packages/ui/build/check-all-colors.ts` (about forty minutes on one core).
  expect(record).toEqual({
    rules: await rulesDigest(),
    colors: 16_777_216,
    schemes: 2,
    failures: 0,
  });
});
