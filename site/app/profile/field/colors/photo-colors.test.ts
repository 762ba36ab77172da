import { expect, it } from "vitest";
import { pickPhotoColors } from "./photo-colors.ts";

const pixels = (...colors: [color: readonly number[], count: number][]) =>
  colors.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat());

const brown = [92, 58, 42, 255];
const mint = [207, 228, 220, 255];
const blue = [20, 60, 160, 255];
const white = [250, 250, 250, 255];
const clear = [200, 0, 0, 0];

it("picks the three most frequent colors, without white and transparent pixels", () => {
  expect(
    pickPhotoColors(pixels([white, 90], [mint, 30], [brown, 50], [blue, 20], [clear, 99])),
  ).toEqual(["#5C3A2A", "#CFE4DC", "#143CA0"]);
});

it("joins similar shades", () => {
  const similar = [98, 66, 50, 255];
  expect(pickPhotoColors(pixels([brown, 50], [similar, 40], [mint, 10]))).toHaveLength(2);
});

it("finds none in an empty or white image", () => {
  expect(pickPhotoColors([])).toEqual([]);
  expect(pickPhotoColors(pixels([white, 10]))).toEqual([]);
});
