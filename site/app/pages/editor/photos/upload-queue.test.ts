import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf, placeUploads } from "./place-uploads.ts";
import {
  addUploads,
  cancelUpload,
  failUpload,
  progressUpload,
  retryUpload,
  settleUpload,
  startable,
  startUpload,
  type UploadItem,
  type UploadQueue,
  uploadsAtOnce,
} from "./upload-queue.ts";

const chosen = (count: number, batch = 1, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const id = String(from + index);
    return { id, path: "gallery" as const, name: `${id}.jpg`, batch };
  });
const queueOf = (count: number) => addUploads([], chosen(count));
const itemOf = (queue: UploadQueue, id: string) => queue.find((item) => item.id === id);
const stateOf = (queue: UploadQueue, id: string) => itemOf(queue, id)?.state;

/** What the runner does: whose turn it is begins. */
const begin = (queue: UploadQueue) =>
  startable(queue).reduce((now, { id }) => startUpload(now, id), queue);

describe("one upload", () => {
  it("waits, is sent, and is forgotten when nothing of its path is left", () => {
    let queue = queueOf(1);
    expect(stateOf(queue, "0")).toEqual({ kind: "waiting" });
    queue = startUpload(queue, "0");
    queue = progressUpload(queue, "0", 0.427);
    expect(stateOf(queue, "0")).toEqual({ kind: "sending", percent: 42 });
    expect(settleUpload(queue, "0", "/a")).toEqual([]);
  });

  it("fails with its reason, and waits again in its old place", () => {
    let queue = failUpload(startUpload(queueOf(2), "0"), "0", { code: "offline" });
    expect(stateOf(queue, "0")).toEqual({ kind: "failed", failure: { code: "offline" } });
    queue = retryUpload(queue, "0", "other.png");
    expect(queue[0]).toMatchObject({ id: "0", name: "other.png", state: { kind: "waiting" } });
    expect(startable(queue).map(({ id }) => id)).toEqual(["0", "1"]);
  });

  it("never goes back in percent, and is the same queue where it stands still", () => {
    const queue = progressUpload(startUpload(queueOf(1), "0"), "0", 0.5);
    expect(progressUpload(queue, "0", 0.2)).toBe(queue);
    expect(progressUpload(queue, "0", 0.503)).toBe(queue);
    expect(progressUpload(queue, "0", Number.NaN)).toBe(queue);
    expect(stateOf(progressUpload(queue, "0", 7), "0")).toEqual({ kind: "sending", percent: 100 });
  });

  it.each<[string, (queue: UploadQueue) => UploadQueue]>([
    ["progress", (queue) => progressUpload(queue, "0", 0.9)],
    ["a failure", (queue) => failUpload(queue, "0", { code: "server" })],
    ["its photo", (queue) => settleUpload(queue, "0", "/a")],
    ["another try", (queue) => retryUpload(queue, "0")],
    ["its turn", (queue) => startUpload(queue, "0")],
  ])("is not brought back by %s once it is cancelled", (_, late) => {
    const queue = cancelUpload(startUpload(queueOf(2), "0"), "0");
    expect(late(queue)).toBe(queue);
  });
});

type Act = (queue: UploadQueue) => UploadQueue;
const id = fc.integer({ min: 0, max: 11 }).map(String);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant(begin),
  fc.tuple(id, fc.double({ min: -1, max: 2 })).map(
    ([of, share]): Act =>
      (queue) =>
        progressUpload(queue, of, share),
  ),
  id.map(
    (of): Act =>
      (queue) =>
        failUpload(queue, of, { code: "offline" }),
  ),
  id.map(
    (of): Act =>
      (queue) =>
        settleUpload(queue, of, `/${of}`),
  ),
  id.map(
    (of): Act =>
      (queue) =>
        retryUpload(queue, of),
  ),
  id.map(
    (of): Act =>
      (queue) =>
        cancelUpload(queue, of),
  ),
);

describe("whatever happens to uploads", () => {
  it("no more than three are sent, in the order chosen, and percent only grows", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let queue = queueOf(12);
        for (const one of acts) {
          const next = one(queue);
          const sending = next.filter(({ state }) => state.kind === "sending");
          expect(sending.length).toBeLessThanOrEqual(uploadsAtOnce);
          const ids = next.map((item) => Number(item.id));
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          for (const { id: of, state } of sending) {
            const before = stateOf(queue, of);
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

  it("photos stand in the order chosen, in whichever order they arrive", () => {
    const scenario = fc.record({
      arrival: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7]),
      failing: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
    });
    fc.assert(
      fc.property(scenario, ({ arrival, failing }) => {
        let queue = addUploads(addUploads([], chosen(4)), chosen(4, 2, 4));
        for (const item of queue) queue = force(queue, item.id);
        for (const of of failing) queue = failUpload(queue, String(of), { code: "server" });
        // The rest stays under way, so that no batch is over.
        queue = addUploads(queue, chosen(1, 3, 9));
        const photos = ["/before"];
        for (const of of arrival.filter((one) => !failing.includes(one))) {
          const url = `/${of}`;
          photos.splice(placeOf(queue, String(of), photos), 0, url);
          queue = settleUpload(queue, String(of), url);
        }
        const inOrder = arrival.filter((one) => !failing.includes(one)).toSorted((a, b) => a - b);
        expect(photos).toEqual(["/before", ...inOrder.map((one) => `/${one}`)]);
      }),
    );
  });
});

/** Sent at once, beside the others: only the order of arrival matters here. */
const force = (queue: UploadQueue, of: string): UploadQueue =>
  queue.map((item): UploadItem =>
    item.id === of ? { ...item, state: { kind: "sending", percent: 0 } } : item,
  );

describe("places", () => {
  it("are shown where the photos will land", () => {
    let queue = queueOf(4);
    for (const item of queue) queue = force(queue, item.id);
    queue = settleUpload(settleUpload(queue, "1", "/1"), "3", "/3");
    const tiles = placeUploads(queue, ["/x", "/1", "/3"]).map((tile) =>
      tile.kind === "photo" ? tile.index : `upload ${tile.item.id}`,
    );
    expect(tiles).toEqual([0, "upload 0", 1, "upload 2", 2]);
  });

  it("follow a photo of the same batch that somebody moved, and no older batch", () => {
    let queue = addUploads(addUploads([], chosen(2)), chosen(1, 2, 2));
    for (const item of queue) queue = force(queue, item.id);
    queue = settleUpload(queue, "0", "/0");
    expect(placeOf(queue, "1", ["/0", "/x"])).toBe(1);
    expect(placeOf(queue, "2", ["/0", "/x"])).toBe(2);
  });

  it("are at the end for one that is unknown, or whose neighbours were deleted", () => {
    const queue = settleUpload(force(queueOf(2), "0"), "0", "/0");
    expect(placeOf(queue, "1", ["/x"])).toBe(1);
    expect(placeOf(queue, "9", ["/x"])).toBe(1);
  });
});
