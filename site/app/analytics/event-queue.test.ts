import { expect, it } from "vitest";
import { toOutgoingEvent } from "./analytics-event.ts";
import { createEventQueue } from "./event-queue.ts";

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

it.each([
  [{ name: "lead_realtor_view_home", locale: "ko", at: 1 }, { locale: "ko" }],
  [{ name: "lead_realtor_click_btn_cta", locale: "en", at: 1 }, { locale: "en" }],
  [{ name: "lead_realtor_view_form", locale: "ja-JP", at: 1 }, { locale: "ja-JP" }],
  [
    { name: "lead_realtor_click_form_cta", has_realtor_homepage: "N", at: 1 },
    { has_realtor_homepage: "N" },
  ],
] as const)("%j is sent with its own fields and the device type", (event, fields) => {
  expect(toOutgoingEvent(event, "tablet")).toEqual({
    name: event.name,
    at: 1,
    payload: { ...fields, device_type: "tablet" },
  });
});
