import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShrinker } from "./shrink-in-worker.ts";
import { shrinkPicture, type ShrinkTask, type ShrunkPicture } from "./shrink-picture.ts";
import { startShrinkWorker } from "./start-shrink-worker.ts";

vi.mock(import("./start-shrink-worker.ts"), () => ({
  startShrinkWorker: vi.fn<typeof startShrinkWorker>(),
}));
vi.mock(import("./shrink-picture.ts"), () => ({
  shrinkPicture: vi.fn<typeof shrinkPicture>(),
  fitInto: vi.fn<() => never>(),
}));

/** A worker that answers by hand. */
class HandWorker extends EventTarget {
  readonly tasks: ShrinkTask[] = [];
  ended = false;
  postMessage(task: ShrinkTask) {
    this.tasks.push(task);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: object) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const blob = new Blob(["x"]);
const done: ShrunkPicture = { thumbnail: blob, fullsize: blob, source: { width: 1, height: 1 } };
const taskOf = (name: string): ShrinkTask => ({
  file: new Blob([name]),
  thumbnail: 480,
  fullsize: 2400,
  maxBytes: 10,
});
const never = () => new AbortController().signal;
const settled = () => new Promise(setImmediate);

let workers: HandWorker[];

beforeEach(() => {
  workers = [];
  vi.stubGlobal("OffscreenCanvas", () => undefined);
  vi.mocked(startShrinkWorker).mockImplementation(() => {
    const worker = new HandWorker();
    workers.push(worker);
    // The runner uses no other part of a worker.
    return worker as unknown as Worker;
  });
  vi.mocked(shrinkPicture).mockResolvedValue(done);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("shrinking off the page's thread", () => {
  it("takes one picture at a time, each in a worker that ends with it", async () => {
    const shrink = createShrinker();
    const [first, second] = [shrink(taskOf("a"), never()), shrink(taskOf("b"), never())];
    await settled();
    expect(workers).toHaveLength(1);
    workers[0]?.answer({ done });
    expect(await first).toEqual(done);
    expect(workers[0]?.ended).toBe(true);
    await settled();
    expect(workers).toHaveLength(2);
    workers[1]?.answer({ failed: "InvalidStateError" });
    await expect(second).rejects.toThrow("InvalidStateError");
    expect(shrinkPicture).not.toHaveBeenCalled();
  });

  it("goes on with the next picture after one that failed", async () => {
    const shrink = createShrinker();
    const first = shrink(taskOf("a"), never());
    const second = shrink(taskOf("b"), never());
    await settled();
    workers[0]?.answer({ failed: "no" });
    await expect(first).rejects.toThrow("no");
    await settled();
    workers[1]?.answer({ done });
    expect(await second).toEqual(done);
  });

  it("ends the worker when the picture is given up, or skips it while it waits", async () => {
    const shrink = createShrinker();
    const [one, two] = [new AbortController(), new AbortController()];
    const [first, second] = [shrink(taskOf("a"), one.signal), shrink(taskOf("b"), two.signal)];
    await settled();
    two.abort(new Error("cancelled too"));
    one.abort(new Error("cancelled"));
    await expect(first).rejects.toThrow("cancelled");
    expect(workers[0]?.ended).toBe(true);
    await expect(second).rejects.toThrow("cancelled too");
    expect(workers).toHaveLength(1);
  });

  it("leaves it to the page where the worker does not start", async () => {
    const shrunk = createShrinker()(taskOf("a"), never());
    await settled();
    workers[0]?.dispatchEvent(new Event("error"));
    expect(await shrunk).toBe(done);
    expect(shrinkPicture).toHaveBeenCalledOnce();
  });

  it("leaves it to the page where a worker could not draw", async () => {
    vi.unstubAllGlobals();
    expect(await createShrinker()(taskOf("a"), never())).toBe(done);
    expect(workers).toEqual([]);
  });
});
