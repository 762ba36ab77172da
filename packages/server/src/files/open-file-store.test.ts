import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { type FileStore, FilesUnavailableError } from "./file-store.ts";
import { reportOutages } from "./open-file-store.ts";

/** A store that fails while `state.fails`, and the lines that are logged about it. */
function create() {
  const lines: { level: string; msg: string; reason?: string }[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const state = { fails: false };
  const answer = async <Result>(result: Result) => {
    if (state.fails) throw new FilesUnavailableError("The S3 store cannot be used (SlowDown).");
    return result;
  };
  const store: FileStore = {
    open: () => answer(undefined),
    read: () => answer(undefined),
    write: () => answer(undefined),
    writeOnce: () => answer(true),
    remove: () => answer(undefined),
    async *list() {},
  };
  return { files: reportOutages(store, log), lines, state };
}

it("logs an outage once, and its end once, whatever the number of calls", async () => {
  const { files, lines, state } = create();
  await files.read("a.txt");
  state.fails = true;
  for (let call = 0; call < 5; call += 1) {
    await expect(files.read("a.txt")).rejects.toThrow(FilesUnavailableError);
    await expect(files.open("a.txt")).rejects.toThrow(FilesUnavailableError);
  }
  state.fails = false;
  await files.read("a.txt");
  await files.open("a.txt");
  expect(lines.map(({ msg }) => msg)).toEqual([
    "files cannot be read: check the store of S3_BUCKET, or the disk of DATA_DIR",
    "files can be read again",
  ]);
  expect(lines[0]?.reason).toBe("The S3 store cannot be used (SlowDown).");
});

it("tells writing from reading, since a store can refuse one of them", async () => {
  const { files, lines, state } = create();
  const body = Buffer.from("a");
  state.fails = true;
  await expect(files.write("a.txt", body)).rejects.toThrow(FilesUnavailableError);
  await expect(files.writeOnce("a.txt", body)).rejects.toThrow(FilesUnavailableError);
  state.fails = false;
  await files.read("a.txt");
  expect(lines.map(({ msg }) => msg)).toEqual([
    "files cannot be written: check the store of S3_BUCKET, or the disk of DATA_DIR",
  ]);
});

it("does not report an error of the caller", async () => {
  const { lines, files } = create();
  const invalid = { ...files, read: () => Promise.reject(new TypeError("not a key")) };
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  await expect(reportOutages(invalid, log).read("../a")).rejects.toThrow(TypeError);
  expect(lines).toEqual([]);
});
