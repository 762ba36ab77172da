import { expect, it } from "vitest";
import { drawLand, square } from "./project-points.ts";

it("draws the outlines that are in the frame, by kind", () => {
  const across = (from: number, to: number) => [from, to].map((x) => [10, x] as const);
  const outlines = [
    { kind: "coast", line: across(-90, 30) },
    { kind: "coast", line: across(190, 250) },
    { kind: "lake", line: across(201, 230) },
  ] as const;
  const paths = drawLand(outlines, (at) => ({ x: at.longitude, y: at.latitude }), square.frame);
  expect(paths).toEqual({ coast: "M-90 10L30 10M190 10L250 10" });
});
