import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { StartError } from "./errors.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "realtor-lock-"));
  file = join(folder, "site.lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mine = new RegExp(`^${process.pid} [\\da-f-]+ [1-9]\\d*$`);

/** Without sockets, which the process of a lock has beside it. */
const listFiles = async (path: string) =>
  (await readdir(path)).filter((name) => !name.endsWith(".sock"));

describe("lockFolder", () => {
  it("creates the folder with one lock file and removes it on release", async () => {
    const data = join(folder, "new", "data");
    const release = await lockFolder(data, "backend");
    expect(await listFiles(data)).toEqual(["backend.lock"]);
    expect(await readFile(join(data, "backend.lock"), "utf8")).toMatch(mine);
    await release();
    expect(await readdir(data)).toEqual([]);
  });

  it("throws with process id and remedy when the folder is locked", async () => {
    const release = await lockFolder(folder, "site");
    const again = lockFolder(folder, "site");
    await expect(again).rejects.toThrow(StartError);
    await expect(again).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop it, or set DATA_DIR to another folder.`,
    );
    await release();
    await (
      await lockFolder(folder, "site")
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["no lock", undefined],
    ["a stale lock", "999999999 1"],
  ])("grants the lock to one of several concurrent callers with %s", async (_, content) => {
    if (content !== undefined) await writeFile(file, content);
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, "site")),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listFiles(folder)).toEqual(["site.lock"]);
  });

  it("takes over a stale lock whose takeover was interrupted", async () => {
    await writeFile(file, "999999999 1");
    await writeFile(`${file}.takeover`, "999999998 1");
    await lockFolder(folder, "site");
    expect(await readFile(file, "utf8")).toMatch(mine);
    expect(await listFiles(folder)).toEqual(["site.lock"]);
  });

  it("takes over the lock of a killed process", async () => {
    const child = spawn(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"]);
    await once(child, "exit");
    await writeFile(file, `${child.pid} some-boot 1`);
    await lockFolder(folder, "site");
    expect(await readFile(file, "utf8")).toMatch(mine);
  });

  it.each([
    ["of a dead process", "999999999 1"],
    ["with a reused process id", `${process.pid} 1`],
    ["of an earlier process with this id", `${process.pid} another-boot 1`],
    ["that is empty", ""],
    ["with unreadable content", "?"],
    ["with an invalid process id", "-1 x"],
  ])("takes over a lock %s", async (_, content) => {
    await writeFile(file, content);
    await lockFolder(folder, "site");
    expect(await readFile(file, "utf8")).toMatch(mine);
    expect(await listFiles(folder)).toEqual(["site.lock"]);
  });

  it("respects the lock of a running process that earlier versions wrote", async () => {
    await lockFolder(folder, "site");
    const [pid, , start] = (await readFile(file, "utf8")).split(" ");
    await writeFile(file, `${pid} ${start}`);
    await expect(lockFolder(folder, "site")).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it("respects the lock of a process that has no id here, as in another container, until it is killed", async () => {
    const program = `import { lockFolder } from ${JSON.stringify(import.meta.resolve("./folder-lock.ts"))};
      await lockFolder(${JSON.stringify(folder)}, "site");
      console.log("locked");
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    // Its own lock and socket, with an id that no process of this machine has.
    const [, boot = "", start] = (await readFile(file, "utf8")).split(" ");
    const socket = (pid: number | undefined) => `${file}.${pid}-${boot.slice(0, 8)}-${start}.sock`;
    await rename(socket(child.pid), socket(999_999_999));
    await writeFile(file, `999999999 ${boot} ${start}`);
    await expect(lockFolder(folder, "site")).rejects.toThrow(
      `The data folder ${folder} is in use by a process of another container: stop it`,
    );
    child.kill("SIGKILL");
    await once(child, "exit");
    await (
      await lockFolder(folder, "site")
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it("throws when the folder cannot be created or written", async () => {
    await writeFile(join(folder, "file"), "");
    for (const unwritable of [join(folder, "file"), join(folder, "file", "data")]) {
      const locking = lockFolder(unwritable, "site");
      await expect(locking).rejects.toThrow(StartError);
      await expect(locking).rejects.toThrow(
        `The data folder ${unwritable} is not writable: grant write permission, or set DATA_DIR to another folder.`,
      );
    }
  });
});
