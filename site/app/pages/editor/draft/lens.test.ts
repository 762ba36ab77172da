import { describe, expect, it } from "vitest";
import { etcInfoLens, flagLens, listLens, numberLens, textLens } from "./lens.ts";

describe("textLens", () => {
  const tagline = textLens("presentation", "taglineKr");
  it.each([
    [{}, ""],
    [{ presentation: null }, ""],
    [{ presentation: { taglineKr: "집을 보기 전에" } }, "집을 보기 전에"],
    [{ presentation: [] }, ""],
  ])("reads %j as %j", (draft, text) => {
    expect(tagline.get(draft)).toBe(text);
  });

  it("keeps sibling keys and does not mutate the draft", () => {
    const draft = { email: "a@b.example", presentation: { nameJa: "遥", future: 1 } };
    const next = tagline.set(draft, "x");
    expect(next).toEqual({
      email: "a@b.example",
      presentation: { nameJa: "遥", future: 1, taglineKr: "x" },
    });
    expect(draft.presentation).not.toHaveProperty("taglineKr");
    expect(tagline.set({}, "x")).toEqual({ presentation: { taglineKr: "x" } });
  });
});

describe("numberLens", () => {
  const count = numberLens("salesCount");
  it.each([
    ["184", 184],
    ["1,234,567", 1_234_567],
    ["$4,820,000", 4_820_000],
    [" 12 ", 12],
    ["2.5", 2.5],
    ["", 0],
    ["12a", "12a"],
    ["-3", "-3"],
    ["1e9", "1e9"],
  ])("stores %j as %j", (typed, stored) => {
    expect(count.set({}, typed)).toEqual({ salesCount: stored });
  });
  it.each([
    [undefined, ""],
    [0, ""],
    [184, "184"],
    ["12a", "12a"],
    [null, ""],
  ])("reads %j as %j", (salesCount, text) => {
    expect(count.get({ salesCount })).toBe(text);
  });
});

it("flagLens reads only Y as true", () => {
  const dark = flagLens("contentDarkMode");
  expect([{}, { contentDarkMode: "N" }, { contentDarkMode: "Y" }].map(dark.get)).toEqual([
    false,
    false,
    true,
  ]);
  expect(dark.set({}, true)).toEqual({ contentDarkMode: "Y" });
});

it("listLens reads a missing list as the same empty list each time", () => {
  const regions = listLens("activityRegion");
  expect(regions.get({})).toBe(regions.get({ activityRegion: null }));
});

describe("etcInfoLens", () => {
  const brokerage = etcInfoLens("home_list_realtor");
  const draft = {
    etcInfo: [
      { contentType: "korea_name", content: "김서연" },
      { contentType: "home_list_realtor", content: "Saltbrook", future: 1 },
    ],
  };
  it("keeps the position and other keys of the entry", () => {
    expect(brokerage.get(draft)).toBe("Saltbrook");
    expect(brokerage.pointer(draft)).toBe("/etcInfo/1/content");
    expect(brokerage.set(draft, "Vale")).toEqual({
      etcInfo: [draft.etcInfo[0], { contentType: "home_list_realtor", content: "Vale", future: 1 }],
    });
  });
  it("adds a missing entry and removes an empty one", () => {
    expect(brokerage.set({}, "Vale")).toEqual({
      etcInfo: [{ contentType: "home_list_realtor", content: "Vale" }],
    });
    expect(brokerage.set(draft, "")).toEqual({ etcInfo: [draft.etcInfo[0]] });
  });
});
