// @vitest-environment node
import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { entryNames } from "../build/package-files.ts";
import { apiContracts } from "./api-contract.ts";

const apiFolder = resolve(import.meta.dirname, "api");
let contracts: ReadonlyMap<string, string>;

beforeAll(() => {
  contracts = apiContracts();
});

/** A difference changes the public API: approve it with `vitest -u` and add a changeset. */
describe("the public types", () => {
  it.each(entryNames)("of %s match the approved snapshot", async (name) => {
    await expect(contracts.get(name)).toMatchFileSnapshot(resolve(apiFolder, `${name}.txt`));
  });

  it("have no snapshot of an entry that does not exist", () => {
    const names = readdirSync(apiFolder).map((file) => basename(file, ".txt"));
    expect(names.filter((name) => !entryNames.includes(name))).toEqual([]);
  });
});
