import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploads, type UploadPlan } from "./create-uploads.ts";
import { PhotoError } from "./photo-failure.ts";
import type { StoredPhoto, StorePhoto, StoreTask } from "./store-photo.ts";
import type { UploadQueue } from "./upload-queue.ts";

const file = (name: string) => new File([name], name);
const files = (...names: string[]) => names.map(file);
const photo = (name: string): StoredPhoto => ({
  pair: { thumbnail: `/${name}-480`, fullsize: `/${name}` },
  source: { width: 1, height: 1 },
});

/** A queue whose photos are stored, or refused, by hand. */
function setup(room: () => number = () => 30) {
  const tasks = new Map<string, StoreTask & { done: () => void; fail: (error: unknown) => void }>();
  const store: StorePhoto = (task) => {
    const { promise, resolve, reject } = Promise.withResolvers<StoredPhoto>();
    const { name } = task.file as File; // the test adds Files alone
    tasks.set(name, { ...task, done: () => resolve(photo(name)), fail: reject });
    return promise;
  };
  const stored: [fullsize: string, queue: UploadQueue][] = [];
  const plan: UploadPlan = {
    path: "gallery",
    http: () => Promise.reject(new Error("not used")),
    room,
    onStored: (_, pair, queue) => stored.push([pair.fullsize, queue]),
  };
  const uploads = createUploads(store);
  const states = () =>
    uploads.read().map(({ name, state }) => {
      if (state.kind === "failed") return `${name} ${state.failure.code}`;
      return state.kind === "sending" ? `${name} ${state.percent}%` : `${name} ${state.kind}`;
    });
  const idOf = (name: string) => uploads.read().find((item) => item.name === name)?.id ?? "";
  return { uploads, tasks, plan, stored, states, idOf, task: (name: string) => tasks.get(name) };
}

/** All that was waiting for an answer has gone on. */
const settled = () => new Promise(setImmediate);

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe("uploads", () => {
  it("are sent three at a time, in the order chosen", async () => {
    const { uploads, plan, states, task, stored } = setup();
    uploads.add(files("a", "b", "c", "d", "e"), plan);
    expect(states()).toEqual(["a 0%", "b 0%", "c 0%", "d waiting", "e waiting"]);
    task("b")?.done();
    await settled();
    expect(states()).toEqual(["a 0%", "b stored", "c 0%", "d 0%", "e waiting"]);
    expect(stored.map(([fullsize]) => fullsize)).toEqual(["/b"]);
    // As it was when b arrived: so its place is known.
    expect(stored[0]?.[1].map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("tell their progress to whoever listens, once for each percent", () => {
    const { uploads, plan, states, task } = setup();
    uploads.add(files("a"), plan);
    const heard = vi.fn<() => void>();
    const stop = uploads.subscribe(heard);
    task("a")?.onProgress?.(0.5);
    task("a")?.onProgress?.(0.504);
    expect(states()).toEqual(["a 50%"]);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    task("a")?.onProgress?.(0.9);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("fail one by one, and the others go on", async () => {
    const { uploads, plan, states, task } = setup();
    uploads.add(files("a", "b", "c", "d"), plan);
    task("a")?.fail(new PhotoError({ code: "animated" }));
    await settled();
    expect(states()).toEqual(["a animated", "b 0%", "c 0%", "d 0%"]);
    expect(console.error).not.toHaveBeenCalled();
    task("b")?.fail(new TypeError("a mistake of ours"));
    await settled();
    expect(states()).toEqual(["a animated", "b server", "c 0%", "d 0%"]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("are tried again, with the same file or another", async () => {
    const { uploads, plan, states, task, idOf } = setup();
    uploads.add(files("a", "b"), plan);
    task("a")?.fail(new PhotoError({ code: "broken" }));
    task("b")?.fail(new PhotoError({ code: "unreadable" }));
    await settled();
    uploads.retry(idOf("a"), file("c"));
    uploads.retry(idOf("b"));
    expect(states()).toEqual(["c 0%", "b 0%"]);
    expect(task("c")?.file).toMatchObject({ name: "c" });
  });

  it("find no more room than there is, counting those under way, until there is some", async () => {
    let stored = 28;
    const { uploads, plan, states, task, idOf } = setup(() => 30 - stored);
    uploads.add(files("a"), plan);
    uploads.add(files("b", "c", "d"), plan);
    expect(states()).toEqual(["a 0%", "b 0%", "c full", "d full"]);
    uploads.retry(idOf("c"));
    expect(states()).toEqual(["a 0%", "b 0%", "c full", "d full"]);
    task("a")?.done();
    stored = 28;
    await settled();
    uploads.retry(idOf("d"));
    expect(states()).toEqual(["a stored", "b 0%", "c full", "d 0%"]);
  });

  it("are told to the plan that was adopted last", async () => {
    const { uploads, plan, stored, task, states, idOf } = setup(() => 1);
    uploads.add(files("a", "b"), plan);
    const later = vi.fn<UploadPlan["onStored"]>();
    uploads.adopt({ ...plan, room: () => 2, onStored: later });
    uploads.adopt({ ...plan, path: "top" });
    uploads.retry(idOf("b"));
    expect(states()).toEqual(["a 0%", "b 0%"]);
    task("a")?.done();
    await settled();
    expect(stored).toEqual([]);
    expect(later).toHaveBeenCalledOnce();
  });

  it("are cancelled at once, whatever comes of them later", async () => {
    const { uploads, plan, states, task, idOf, stored } = setup();
    uploads.add(files("a", "b", "c", "d"), plan);
    uploads.cancel(idOf("a"));
    expect(task("a")?.signal.aborted).toBe(true);
    expect(states()).toEqual(["b 0%", "c 0%", "d 0%"]);
    task("a")?.done();
    await settled();
    expect(stored).toEqual([]);
    uploads.cancel(idOf("b"));
    task("b")?.fail(new Error("aborted"));
    await settled();
    expect(states()).toEqual(["c 0%", "d 0%"]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("keep the file a photo was made of, and what was kept for it", async () => {
    const { uploads, plan, task } = setup();
    uploads.add(files("a"), plan);
    task("a")?.done();
    await settled();
    expect(uploads.sourceOf("/a")?.file).toMatchObject({ name: "a" });
    const source = { file: file("x"), crop: { x: 0, y: 0, width: 1, height: 1 } };
    uploads.keepSource("/b", source);
    expect(uploads.sourceOf("/b")).toBe(source);
    expect(uploads.sourceOf("/c")).toBeUndefined();
  });
});
