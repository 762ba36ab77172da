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
  it("creates the folder with one lock file and removes it on release", async () => {
    const folder = join(await newFolder(), "new", "data");
    const release = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(["backend.lock"]);
    expect(await readFile(join(folder, "backend.lock"), "utf8")).toMatch(`${process.pid} `);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  it("throws with process id and remedy when the folder is locked", async () => {
    const folder = await newFolder();
    const release = await lockFolder(folder);
    const again = lockFolder(folder);
    await expect(again).rejects.toThrow(StartError);
    await expect(again).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
    await release();
    const releaseAgain = await lockFolder(folder);
    await releaseAgain();
  });

  it("grants the lock to one of several concurrent callers", async () => {
    const folder = await newFolder();
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["backend.lock"]);
  });

  it("takes over the lock of a dead process", async () => {
    const folder = await newFolder();
    const child = spawn(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"]);
    await once(child, "exit");
    await writeFile(join(folder, "backend.lock"), `${child.pid} some-boot 1`);
    onTestFinished(await lockFolder(folder));
    expect(await readFile(join(folder, "backend.lock"), "utf8")).toMatch(`${process.pid} `);
  });

  it.each([
    ["an earlier process with this pid", `${process.pid} another-boot 1`],
    ["unreadable content", "?"],
    ["nothing", ""],
  ])("takes over a lock that contains %s", async (_what, content) => {
    const folder = await newFolder();
    await writeFile(join(folder, "backend.lock"), content);
    onTestFinished(await lockFolder(folder));
    expect(await readFile(join(folder, "backend.lock"), "utf8")).not.toBe(content);
  });

  it("throws when the folder is not writable", async () => {
    const folder = join(await newFolder(), "file");
    await writeFile(folder, "");
    await expect(lockFolder(folder)).rejects.toThrow(
      /^The data folder .* cannot be written \((EEXIST|ENOTDIR)\): set DATA_DIR to a folder/,
    );
  });
});
