import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploads, type UploadHandler } from "./create-uploads.ts";
import { PhotoError } from "./photo-failure.ts";
import type { StoredPhoto, StorePhoto, StoreTask } from "./store-photo.ts";
import type { UploadQueue } from "./upload-queue.ts";

const file = (name: string) => new File([name], name);
const files = (...names: string[]) => names.map(file);
const photo = (name: string): StoredPhoto => ({
  pair: { thumbnail: `/${name}-480`, fullsize: `/${name}` },
  isShowable: true,
});

/** A queue whose uploads are settled by the test. */
function setup(getFreeSlots: () => number = () => 30) {
  const tasks = new Map<string, StoreTask & { done: () => void; fail: (error: unknown) => void }>();
  const store: StorePhoto = (task) => {
    const { promise, resolve, reject } = Promise.withResolvers<StoredPhoto>();
    const { name } = task.file as File; // the test adds Files alone
    tasks.set(name, { ...task, done: () => resolve(photo(name)), fail: reject });
    return promise;
  };
  const stored: [fullsize: string, queue: UploadQueue][] = [];
  const handler: UploadHandler = {
    path: "gallery",
    http: () => Promise.reject(new Error("not used")),
    getFreeSlots,
    onStored: (_, pair, queue) => stored.push([pair.fullsize, queue]),
  };
  const uploads = createUploads(store);
  const states = () =>
    uploads.getState().map(({ name, state }) => {
      if (state.kind === "failed") return `${name} ${state.failure.code}`;
      return state.kind === "sending" ? `${name} ${state.percent}%` : `${name} ${state.kind}`;
    });
  const idOf = (name: string) => uploads.getState().find((item) => item.name === name)?.id ?? "";
  return { uploads, tasks, handler, stored, states, idOf, task: (name: string) => tasks.get(name) };
}

/** Lets pending promise callbacks run. */
const flushPromises = () => new Promise(setImmediate);

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe("createUploads", () => {
  it("uploads three files at a time in the chosen order", async () => {
    const { uploads, handler, states, task, stored } = setup();
    uploads.add(files("a", "b", "c", "d", "e"), handler);
    expect(states()).toEqual(["a 0%", "b 0%", "c 0%", "d waiting", "e waiting"]);
    task("b")?.done();
    await flushPromises();
    expect(states()).toEqual(["a 0%", "b stored", "c 0%", "d 0%", "e waiting"]);
    expect(stored.map(([fullsize]) => fullsize)).toEqual(["/b"]);
    // The queue when b was stored, for the insert position.
    expect(stored[0]?.[1].map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("notifies subscribers once per percent", () => {
    const { uploads, handler, states, task } = setup();
    uploads.add(files("a"), handler);
    const listener = vi.fn<() => void>();
    const unsubscribe = uploads.subscribe(listener);
    task("a")?.onProgress?.(0.5);
    task("a")?.onProgress?.(0.504);
    expect(states()).toEqual(["a 50%"]);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    task("a")?.onProgress?.(0.9);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("continues other uploads after a failure", async () => {
    const { uploads, handler, states, task } = setup();
    uploads.add(files("a", "b", "c", "d"), handler);
    task("a")?.fail(new PhotoError({ code: "animated" }));
    await flushPromises();
    expect(states()).toEqual(["a animated", "b 0%", "c 0%", "d 0%"]);
    expect(console.error).not.toHaveBeenCalled();
    task("b")?.fail(new TypeError("a bug"));
    await flushPromises();
    expect(states()).toEqual(["a animated", "b server", "c 0%", "d 0%"]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("retries failed uploads with their files", async () => {
    const { uploads, handler, states, task, idOf } = setup();
    uploads.add(files("a", "b"), handler);
    task("a")?.fail(new PhotoError({ code: "broken" }));
    task("b")?.fail(new PhotoError({ code: "unreadable" }));
    await flushPromises();
    uploads.retry(idOf("a"));
    uploads.retry(idOf("b"));
    expect(states()).toEqual(["a 0%", "b 0%"]);
    expect(task("a")?.file).toMatchObject({ name: "a" });
  });

  it("fails uploads beyond the free slots, counting pending ones", async () => {
    let stored = 28;
    const { uploads, handler, states, task, idOf } = setup(() => 30 - stored);
    uploads.add(files("a"), handler);
    uploads.add(files("b", "c", "d"), handler);
    expect(states()).toEqual(["a 0%", "b 0%", "c full", "d full"]);
    uploads.retry(idOf("c"));
    expect(states()).toEqual(["a 0%", "b 0%", "c full", "d full"]);
    task("a")?.done();
    stored = 28;
    await flushPromises();
    uploads.retry(idOf("d"));
    expect(states()).toEqual(["a stored", "b 0%", "c full", "d 0%"]);
  });

  it("notifies the handler that was set last", async () => {
    const { uploads, handler, stored, task, states, idOf } = setup(() => 1);
    uploads.add(files("a", "b"), handler);
    const onStored = vi.fn<UploadHandler["onStored"]>();
    uploads.setHandler({ ...handler, getFreeSlots: () => 2, onStored });
    uploads.setHandler({ ...handler, path: "top" });
    uploads.retry(idOf("b"));
    expect(states()).toEqual(["a 0%", "b 0%"]);
    task("a")?.done();
    await flushPromises();
    expect(stored).toEqual([]);
    expect(onStored).toHaveBeenCalledOnce();
  });

  it("cancels immediately and ignores later results", async () => {
    const { uploads, handler, states, task, idOf, stored } = setup();
    uploads.add(files("a", "b", "c", "d"), handler);
    uploads.cancel(idOf("a"));
    expect(task("a")?.signal.aborted).toBe(true);
    expect(states()).toEqual(["b 0%", "c 0%", "d 0%"]);
    task("a")?.done();
    await flushPromises();
    expect(stored).toEqual([]);
    uploads.cancel(idOf("b"));
    task("b")?.fail(new Error("aborted"));
    await flushPromises();
    expect(states()).toEqual(["c 0%", "d 0%"]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("stores the source of a photo", async () => {
    const { uploads, handler, task } = setup();
    uploads.add(files("a"), handler);
    task("a")?.done();
    await flushPromises();
    expect(uploads.getSource("/a")?.file).toMatchObject({ name: "a" });
    const source = { file: file("x"), crop: { x: 0, y: 0, width: 1, height: 1 } };
    uploads.setSource("/b", source);
    expect(uploads.getSource("/b")).toBe(source);
    expect(uploads.getSource("/c")).toBeUndefined();
  });
});
