import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createImageResizer } from "./resize-in-worker.ts";
import { resizeImage, type ResizeTask, type ResizedImage } from "./resize-image.ts";
import { startResizeWorker } from "./start-resize-worker.ts";

vi.mock(import("./start-resize-worker.ts"), () => ({
  startResizeWorker: vi.fn<typeof startResizeWorker>(),
}));
vi.mock(import("./resize-image.ts"), () => ({
  resizeImage: vi.fn<typeof resizeImage>(),
  fitWithin: vi.fn<() => never>(),
}));

/** A worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  readonly tasks: ResizeTask[] = [];
  terminated = false;
  postMessage(task: ResizeTask) {
    this.tasks.push(task);
  }
  terminate() {
    this.terminated = true;
  }
  respond(data: object) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const blob = new Blob(["x"]);
const done: ResizedImage = { thumbnail: blob, fullsize: blob };
const createTask = (name: string): ResizeTask => ({
  file: new Blob([name]),
  thumbnail: 480,
  fullsize: 2400,
  maxBytes: 10,
});
const createSignal = () => new AbortController().signal;
const flushPromises = () => new Promise(setImmediate);

let workers: FakeWorker[];

beforeEach(() => {
  workers = [];
  vi.stubGlobal("OffscreenCanvas", () => undefined);
  vi.mocked(startResizeWorker).mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // resizeInWorker uses no other member of Worker.
    return worker as unknown as Worker;
  });
  vi.mocked(resizeImage).mockResolvedValue(done);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("createImageResizer", () => {
  it("resizes one image at a time, each in its own worker", async () => {
    const resize = createImageResizer();
    const [first, second] = [
      resize(createTask("a"), createSignal()),
      resize(createTask("b"), createSignal()),
    ];
    await flushPromises();
    expect(workers).toHaveLength(1);
    workers[0]?.respond({ done });
    expect(await first).toEqual(done);
    expect(workers[0]?.terminated).toBe(true);
    await flushPromises();
    expect(workers).toHaveLength(2);
    workers[1]?.respond({ failed: "InvalidStateError" });
    await expect(second).rejects.toThrow("InvalidStateError");
    expect(resizeImage).not.toHaveBeenCalled();
  });

  it("continues with the next image after a failure", async () => {
    const resize = createImageResizer();
    const first = resize(createTask("a"), createSignal());
    const second = resize(createTask("b"), createSignal());
    await flushPromises();
    workers[0]?.respond({ failed: "no" });
    await expect(first).rejects.toThrow("no");
    await flushPromises();
    workers[1]?.respond({ done });
    expect(await second).toEqual(done);
  });

  it("terminates the worker on abort and skips aborted images in the queue", async () => {
    const resize = createImageResizer();
    const [one, two] = [new AbortController(), new AbortController()];
    const [first, second] = [
      resize(createTask("a"), one.signal),
      resize(createTask("b"), two.signal),
    ];
    await flushPromises();
    two.abort(new Error("canceled too"));
    one.abort(new Error("canceled"));
    await expect(first).rejects.toThrow("canceled");
    expect(workers[0]?.terminated).toBe(true);
    await expect(second).rejects.toThrow("canceled too");
    expect(workers).toHaveLength(1);
  });

  it("resizes on the main thread if the worker does not start", async () => {
    const resized = createImageResizer()(createTask("a"), createSignal());
    await flushPromises();
    workers[0]?.dispatchEvent(new Event("error"));
    expect(await resized).toBe(done);
    expect(resizeImage).toHaveBeenCalledOnce();
  });

  it("resizes on the main thread without OffscreenCanvas", async () => {
    vi.unstubAllGlobals();
    expect(await createImageResizer()(createTask("a"), createSignal())).toBe(done);
    expect(workers).toEqual([]);
  });
});
