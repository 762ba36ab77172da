import { expect, it, onTestFinished, vi } from "vitest";

import { BusyError } from "./concurrency.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { QueueCaller } from "./fair-queue.ts";

/** A queue whose one running task ends when told; `add` notes in which order tasks run, or are refused. */
function startQueue(limits: { waiting: number; share: number }) {
  const withLimit = createFairQueue({ running: 1, waitMs: 10_000, ...limits });
  const order: string[] = [];
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const first = withLimit({ group: "held", isFirst: true }, () => held);
  const tasks: Promise<void>[] = [first];
  return {
    add(name: string, caller: QueueCaller) {
      const task = withLimit(caller, async () => void order.push(name)).catch((error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        order.push(`${name} refused`);
      });
      tasks.push(task);
      return task;
    },
    async run() {
      finish();
      await Promise.all(tasks);
      return order;
    },
  };
}

const stranger = (group: string) => ({ group, isFirst: false });
const known = (group: string) => ({ group, isFirst: true });

it("runs those that go first before others, each kind in order", async () => {
  const queue = startQueue({ waiting: 4, share: 2 });
  void queue.add("a", stranger("a"));
  void queue.add("b", stranger("b"));
  void queue.add("owner 1", known("c"));
  void queue.add("owner 2", known("d"));
  expect(await queue.run()).toEqual(["owner 1", "owner 2", "a", "b"]);
});

it("a fair queue gives one group no more than its share", async () => {
  const queue = startQueue({ waiting: 4, share: 2 });
  for (const name of ["a1", "a2", "a3", "a4"]) void queue.add(name, stranger("a"));
  void queue.add("b1", stranger("b"));
  expect(await queue.run()).toEqual(["a3 refused", "a4 refused", "a1", "a2", "b1"]);
});

it("lets those that go first displace the last of the others in a full queue, and none of their own", async () => {
  const queue = startQueue({ waiting: 2, share: 2 });
  void queue.add("a", stranger("a"));
  void queue.add("b", stranger("b"));
  await queue.add("c", stranger("c"));
  void queue.add("owner 1", known("d"));
  void queue.add("owner 2", known("e"));
  await queue.add("owner 3", known("f"));
  const order = await queue.run();
  expect(order.slice(0, 4).toSorted()).toEqual(
    ["a", "b", "c", "owner 3"].map((name) => `${name} refused`),
  );
  expect(order.slice(4)).toEqual(["owner 1", "owner 2"]);
});

it("a fair queue refuses what has waited too long, and runs what came later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = startQueue({ waiting: 4, share: 2 });
  const early = queue.add("early", known("a"));
  await vi.advanceTimersByTimeAsync(9_000);
  void queue.add("late", stranger("b"));
  await vi.advanceTimersByTimeAsync(1_000);
  await early;
  expect(await queue.run()).toEqual(["early refused", "late"]);
});

it("runs as many at once as allowed, also after failures", async () => {
  const withLimit = createFairQueue({ running: 2, waiting: 10, share: 10, waitMs: 10_000 });
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      withLimit(stranger("a"), async () => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
        if (number % 3 === 0) throw new Error("failed");
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  await expect(withLimit(stranger("a"), async () => "done")).resolves.toBe("done");
});
