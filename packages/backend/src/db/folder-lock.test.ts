import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { StartError } from "../start-error.ts";
import { lockFolder } from "./folder-lock.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe("lockFolder", () => {
  it("makes the folder, leaves one file that names this process, and none when given back", async () => {
    const folder = join(await newFolder(), "new", "data");
    const giveBack = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(["backend.lock"]);
    expect(await readFile(join(folder, "backend.lock"), "utf8")).toMatch(`${process.pid} `);
    await giveBack();
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses a folder that is taken, in one sentence that says by whom and what to do", async () => {
    const folder = await newFolder();
    const giveBack = await lockFolder(folder);
    const again = lockFolder(folder);
    await expect(again).rejects.toThrow(StartError);
    await expect(again).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
    await giveBack();
    const giveBackAgain = await lockFolder(folder);
    await giveBackAgain();
  });

  it("gives a folder to one of many that ask at once", async () => {
    const folder = await newFolder();
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["backend.lock"]);
  });

  it("takes over from a process that is gone", async () => {
    const folder = await newFolder();
    const child = spawn(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"]);
    await once(child, "exit");
    await writeFile(join(folder, "backend.lock"), `${child.pid} some-boot 1`);
    onTestFinished(await lockFolder(folder));
    expect(await readFile(join(folder, "backend.lock"), "utf8")).toMatch(`${process.pid} `);
  });

  it.each([
    ["an earlier process with this one's number", `${process.pid} another-boot 1`],
    ["nothing readable", "?"],
    ["nothing", ""],
  ])("takes over a lock that names %s", async (_what, content) => {
    const folder = await newFolder();
    await writeFile(join(folder, "backend.lock"), content);
    onTestFinished(await lockFolder(folder));
    expect(await readFile(join(folder, "backend.lock"), "utf8")).not.toBe(content);
  });

  it("says so when the folder cannot be written", async () => {
    const folder = join(await newFolder(), "file");
    await writeFile(folder, "");
    await expect(lockFolder(folder)).rejects.toThrow(
      /^The data folder .* cannot be written \((EEXIST|ENOTDIR)\): set DATA_DIR to a folder/,
    );
  });
});
