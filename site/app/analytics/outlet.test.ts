import { expect, it } from "vitest";
import { tell } from "./measured-event.ts";
import { createOutlet } from "./outlet.ts";

it("keeps what comes before anybody listens, and hands everything on in order, once", () => {
  const outlet = createOutlet<number>();
  const heard: number[] = [];
  outlet.put(1);
  outlet.put(2);
  outlet.listen((item) => heard.push(item));
  outlet.put(3);
  outlet.listen(null);
  outlet.put(4);
  expect(heard).toEqual([1, 2, 3]);
  outlet.listen((item) => heard.push(item));
  expect(heard).toEqual([1, 2, 3, 4]);
});

it("keeps no more than a page has to say", () => {
  const outlet = createOutlet<number>();
  for (let item = 0; item < 80; item += 1) outlet.put(item);
  const heard: number[] = [];
  outlet.listen((item) => heard.push(item));
  expect(heard).toHaveLength(50);
});

it.each([
  [{ name: "lead_realtor_view_home", locale: "ko", at: 1 }, { locale: "ko" }],
  [{ name: "lead_realtor_click_btn_cta", locale: "en", at: 1 }, { locale: "en" }],
  [{ name: "lead_realtor_view_form", locale: "ja-JP", at: 1 }, { locale: "ja-JP" }],
  [
    { name: "lead_realtor_click_form_cta", has_realtor_homepage: "N", at: 1 },
    { has_realtor_homepage: "N" },
  ],
] as const)("%j is told with its own fields and the device", (event, fields) => {
  expect(tell(event, "tablet")).toEqual({
    name: event.name,
    at: 1,
    payload: { ...fields, device_type: "tablet" },
  });
});
