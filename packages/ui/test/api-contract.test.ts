// @vitest-environment node
import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { entryNames } from "../build/package-files.ts";
import { apiContracts } from "./api-contract.ts";

const approved = resolve(import.meta.dirname, "api");
let contracts: ReadonlyMap<string, string>;

beforeAll(() => {
  contracts = apiContracts();
}, 60_000);

/** A change here is a change for consumers: approve it with `vitest -u` and a changeset. */
describe("the public types", () => {
  it.each(entryNames)("of %s are as approved", async (name) => {
    await expect(contracts.get(name)).toMatchFileSnapshot(resolve(approved, `${name}.txt`));
  });

  it("are approved for what exists, and nothing else", () => {
    const names = readdirSync(approved).map((file) => basename(file, ".txt"));
    expect(names.filter((name) => !entryNames.includes(name))).toEqual([]);
  });
});
