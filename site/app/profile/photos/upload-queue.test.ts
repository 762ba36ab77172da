import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addUploads,
  cancelUpload,
  completeUpload,
  failUpload,
  getInsertIndex,
  getStartable,
  maxConcurrentUploads,
  retryUpload,
  startUpload,
  updateProgress,
  type UploadItem,
  type UploadQueue,
} from "./upload-queue.ts";

const createFiles = (count: number, batch = 1, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const id = String(from + index);
    return { id, path: "gallery" as const, name: `${id}.jpg`, size: 1, batch };
  });
const createQueue = (count: number) => addUploads([], createFiles(count));
const getItem = (queue: UploadQueue, id: string) => queue.find((item) => item.id === id);
const getState = (queue: UploadQueue, id: string) => getItem(queue, id)?.state;

/** Starts all waiting uploads, as createUploads does. */
const startAll = (queue: UploadQueue) =>
  getStartable(queue).reduce((current, { id }) => startUpload(current, id), queue);

describe("an upload", () => {
  it("is removed when all uploads of its path are stored", () => {
    let queue = createQueue(1);
    expect(getState(queue, "0")).toEqual({ kind: "waiting" });
    queue = startUpload(queue, "0");
    queue = updateProgress(queue, "0", 0.427);
    expect(getState(queue, "0")).toEqual({ kind: "sending", percent: 42 });
    expect(completeUpload(queue, "0", "/a")).toEqual([]);
  });

  it("fails with its reason and can be retried at its position", () => {
    let queue = failUpload(startUpload(createQueue(2), "0"), "0", { code: "offline" });
    expect(getState(queue, "0")).toEqual({ kind: "failed", failure: { code: "offline" } });
    queue = retryUpload(queue, "0");
    expect(queue[0]).toMatchObject({ id: "0", name: "0.jpg", state: { kind: "waiting" } });
    expect(getStartable(queue).map(({ id }) => id)).toEqual(["0", "1"]);
  });

  it("never decreases the percent and returns the same queue without progress", () => {
    const queue = updateProgress(startUpload(createQueue(1), "0"), "0", 0.5);
    expect(updateProgress(queue, "0", 0.2)).toBe(queue);
    expect(updateProgress(queue, "0", 0.503)).toBe(queue);
    expect(updateProgress(queue, "0", Number.NaN)).toBe(queue);
    expect(getState(updateProgress(queue, "0", 7), "0")).toEqual({ kind: "sending", percent: 100 });
  });

  it.each<[string, (queue: UploadQueue) => UploadQueue]>([
    ["progress", (queue) => updateProgress(queue, "0", 0.9)],
    ["a failure", (queue) => failUpload(queue, "0", { code: "server" })],
    ["its photo", (queue) => completeUpload(queue, "0", "/a")],
    ["another try", (queue) => retryUpload(queue, "0")],
    ["its turn", (queue) => startUpload(queue, "0")],
  ])("ignores %s after it is canceled", (_, late) => {
    const queue = cancelUpload(startUpload(createQueue(2), "0"), "0");
    expect(late(queue)).toBe(queue);
  });
});

type Action = (queue: UploadQueue) => UploadQueue;
const id = fc.integer({ min: 0, max: 11 }).map(String);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constant(startAll),
  fc.tuple(id, fc.double({ min: -1, max: 2 })).map(
    ([of, ratio]): Action =>
      (queue) =>
        updateProgress(queue, of, ratio),
  ),
  id.map(
    (of): Action =>
      (queue) =>
        failUpload(queue, of, { code: "offline" }),
  ),
  id.map(
    (of): Action =>
      (queue) =>
        completeUpload(queue, of, `/${of}`),
  ),
  id.map(
    (of): Action =>
      (queue) =>
        retryUpload(queue, of),
  ),
  id.map(
    (of): Action =>
      (queue) =>
        cancelUpload(queue, of),
  ),
);

describe("any sequence of actions", () => {
  it("uploads at most three files in the chosen order with increasing percent", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let queue = createQueue(12);
        for (const one of actions) {
          const next = one(queue);
          const sending = next.filter(({ state }) => state.kind === "sending");
          expect(sending.length).toBeLessThanOrEqual(maxConcurrentUploads);
          const ids = next.map((item) => Number(item.id));
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          for (const { id: of, state } of sending) {
            const before = getState(queue, of);
            if (state.kind !== "sending") continue;
            expect(state.percent).toBeGreaterThanOrEqual(
              before?.kind === "sending" ? before.percent : 0,
            );
            expect(state.percent).toBeLessThanOrEqual(100);
          }
          queue = next;
        }
      }),
    );
  });

  it("keeps photos in the chosen order for any order of completion", () => {
    const scenario = fc.record({
      arrival: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7]),
      failing: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
    });
    fc.assert(
      fc.property(scenario, ({ arrival, failing }) => {
        let queue = addUploads(addUploads([], createFiles(4)), createFiles(4, 2, 4));
        for (const item of queue) queue = forceStart(queue, item.id);
        for (const of of failing) queue = failUpload(queue, String(of), { code: "server" });
        // The other uploads stay pending, so that no batch is complete.
        queue = addUploads(queue, createFiles(1, 3, 9));
        const photos = ["/before"];
        for (const of of arrival.filter((one) => !failing.includes(one))) {
          const url = `/${of}`;
          photos.splice(getInsertIndex(queue, String(of), photos), 0, url);
          queue = completeUpload(queue, String(of), url);
        }
        const inOrder = arrival.filter((one) => !failing.includes(one)).toSorted((a, b) => a - b);
        expect(photos).toEqual(["/before", ...inOrder.map((one) => `/${one}`)]);
      }),
    );
  });
});

/** Starts an upload regardless of the limit: only the order of completion matters here. */
const forceStart = (queue: UploadQueue, of: string): UploadQueue =>
  queue.map((item): UploadItem =>
    item.id === of ? { ...item, state: { kind: "sending", percent: 0 } } : item,
  );

describe("getInsertIndex", () => {
  it("is the final position of the photo, in the order of choosing", () => {
    let queue = createQueue(4);
    for (const item of queue) queue = forceStart(queue, item.id);
    queue = completeUpload(completeUpload(queue, "1", "/1"), "3", "/3");
    expect(getInsertIndex(queue, "0", ["/x", "/1", "/3"])).toBe(1);
    expect(getInsertIndex(queue, "2", ["/x", "/1", "/3"])).toBe(2);
  });

  it("finds a photo whose URL has another host since the draft was saved", () => {
    let queue = createQueue(2);
    for (const item of queue) queue = forceStart(queue, item.id);
    queue = completeUpload(queue, "1", "https://site.example/media/1.jpg");
    const saved = ["/x", "https://media.example/media/1.jpg"];
    expect(getInsertIndex(queue, "0", saved)).toBe(1);
    expect(getInsertIndex(queue, "0", ["/x", "https://other.example/1.jpg"])).toBe(2);
  });

  it("follows a moved photo of the same batch but not of an older one", () => {
    let queue = addUploads(addUploads([], createFiles(2)), createFiles(1, 2, 2));
    for (const item of queue) queue = forceStart(queue, item.id);
    queue = completeUpload(queue, "0", "/0");
    expect(getInsertIndex(queue, "1", ["/0", "/x"])).toBe(1);
    expect(getInsertIndex(queue, "2", ["/0", "/x"])).toBe(2);
  });

  it("returns the end for unknown uploads and deleted neighbors", () => {
    const queue = completeUpload(forceStart(createQueue(2), "0"), "0", "/0");
    expect(getInsertIndex(queue, "1", ["/x"])).toBe(1);
    expect(getInsertIndex(queue, "9", ["/x"])).toBe(1);
  });
});
