import { expect, it } from "vitest";
import { drawLand, milesBetween, projectPlaces, squareFrame } from "./project-points.ts";

const room = { x: 50, y: 50, width: 72, height: 72 };
const options = { frame: squareFrame, room, maxScale: 460, gridDistance: 18, barLength: 12 };
const irvine = { latitude: 33.69, longitude: -117.79 };

it("has the middle of its places in the middle of its room, or a place that is given", () => {
  const other = { latitude: 33.75, longitude: -117.69 };
  const places = [irvine, other];
  const between = projectPlaces(places, options);
  const [west, east] = places.map((place) => between.toPoint(place));
  expect(((west?.x ?? 0) + (east?.x ?? 0)) / 2).toBeCloseTo(50, 0);
  expect(((west?.y ?? 0) + (east?.y ?? 0)) / 2).toBeCloseTo(50, 0);
  expect(west?.x).toBeLessThan(east?.x ?? 0);
  const around = projectPlaces(places, { ...options, middle: irvine });
  expect(around.toPoint(irvine)).toEqual({ x: 50, y: 50 });
  const point = around.toPoint(other);
  const perMile = around.scale.length / around.scale.miles;
  expect(Math.hypot(point.x - 50, point.y - 50) / perMile).toBeCloseTo(
    milesBetween(irvine, other),
    0,
  );
});

it("draws the outlines that are in the frame, by kind", () => {
  const toPoint = ({ latitude, longitude }: typeof irvine) => ({ x: longitude, y: latitude });
  const paths = drawLand(
    [
      {
        kind: "coast",
        line: [
          [10, -90],
          [20, 30],
        ],
      },
      {
        kind: "coast",
        line: [
          [30, 190],
          [40, 250],
        ],
      },
      {
        kind: "lake",
        line: [
          [10, 201],
          [20, 230],
        ],
      },
      {
        kind: "river",
        line: [
          [-1, 50],
          [101, 60],
        ],
      },
    ],
    toPoint,
    squareFrame,
  );
  expect(paths).toEqual({ coast: "M-90 10L30 20M190 30L250 40" });
});
