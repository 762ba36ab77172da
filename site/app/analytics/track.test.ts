import { expect, it } from "vitest";
import { createEventQueue } from "./track.ts";

it("queues items until there is a listener, and passes each on once, in order", () => {
  const queue = createEventQueue<number>();
  const received: number[] = [];
  queue.push(1);
  queue.push(2);
  queue.setListener((item) => received.push(item));
  queue.push(3);
  queue.setListener(null);
  queue.push(4);
  expect(received).toEqual([1, 2, 3]);
  queue.setListener((item) => received.push(item));
  expect(received).toEqual([1, 2, 3, 4]);
});

it("queues at most 50 items", () => {
  const queue = createEventQueue<number>();
  for (let item = 0; item < 80; item += 1) queue.push(item);
  const received: number[] = [];
  queue.setListener((item) => received.push(item));
  expect(received).toHaveLength(50);
});
