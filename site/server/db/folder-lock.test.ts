import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-lock-"));
  lock = join(folder, "site.lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("lockFolder", () => {
  it("allows one owner at a time", async () => {
    const unlock = await lockFolder(lock);
    await expect(lockFolder(lock)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop it, or set DATA_DIR to another folder.`,
    );
    await unlock();
    await (
      await lockFolder(lock)
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it("lets exactly one of many acquire a stale lock", async () => {
    await writeFile(lock, "999999999 1");
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(lock)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["site.lock"]);
  });

  it.each([
    ["of a dead process", "999999999 1"],
    ["with a reused process id", `${process.pid} 1`],
    ["that is empty", ""],
    ["with an invalid process id", "-1 x"],
  ])("takes over a lock %s", async (_, text) => {
    await writeFile(lock, text);
    await lockFolder(lock);
    expect(await readFile(lock, "utf8")).toMatch(new RegExp(`^${process.pid} [1-9]\\d*$`));
    expect(await readdir(folder)).toEqual(["site.lock"]);
  });

  it("throws when the folder cannot be created", async () => {
    await writeFile(join(folder, "file"), "");
    await expect(lockFolder(join(folder, "file", "site.lock"))).rejects.toThrow(
      "is not writable: grant write permission, or set DATA_DIR to another folder.",
    );
  });
});
