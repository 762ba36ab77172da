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
  it("gives the folder to one at a time", async () => {
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

  it("lets exactly one of many win, also over a stale lock", async () => {
    await writeFile(lock, "999999999 1");
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(lock)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["site.lock"]);
  });

  it.each([
    ["of a process that is gone", "999999999 1"],
    ["of a program whose number another one got", `${process.pid} 1`],
    ["that is empty", ""],
    ["that is no number", "-1 x"],
  ])("takes over a lock %s", async (_, text) => {
    await writeFile(lock, text);
    await lockFolder(lock);
    expect(await readFile(lock, "utf8")).toMatch(new RegExp(`^${process.pid} [1-9]\\d*$`));
    expect(await readdir(folder)).toEqual(["site.lock"]);
  });

  it("says so when the folder cannot be made", async () => {
    await writeFile(join(folder, "file"), "");
    await expect(lockFolder(join(folder, "file", "site.lock"))).rejects.toThrow(
      "cannot be written: permit it, or set DATA_DIR to another folder.",
    );
  });
});
