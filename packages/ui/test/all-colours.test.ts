// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { rulesDigest } from "../build/colour-record.ts";

it("has a record of all colours that belongs to the rules as they are", async () => {
  const record: unknown = JSON.parse(
    await readFile(new URL("../build/all-colours.json", import.meta.url), "utf8"),
  );
  // Out of date? `node packages/ui/build/check-colours.ts` takes about forty minutes of one core.
  expect(record).toEqual({
    rules: await rulesDigest(),
    colours: 16_777_216,
    schemes: 2,
    broken: 0,
  });
});
