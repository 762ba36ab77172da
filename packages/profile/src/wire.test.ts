import { describe, expect, it } from "vitest";
import { infoAt, flagAt, listAt, numberAt, textAt } from "./wire.ts";

describe("textAt", () => {
  const tagline = textAt("presentation", "taglineKr");
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

describe("numberAt", () => {
  const count = numberAt("salesCount");
  it.each([
    [184, 184],
    [2.5, 2.5],
    [0, 0],
    [null, 0],
  ])("stores %j as %j", (number, salesCount) => {
    expect(count.set({}, number)).toEqual({ salesCount });
  });
  it.each([
    [undefined, null],
    [0, null],
    [184, 184],
    ["1,234,567", 1_234_567],
    ["$4,820,000", 4_820_000],
    [" 2.5 ", 2.5],
    ["", null],
    ["12a", null],
    ["-3", null],
    ["1e9", null],
    [null, null],
  ])("reads %j as %j", (salesCount, number) => {
    expect(count.get({ salesCount })).toBe(number);
  });
});

it("flagAt reads only Y as true", () => {
  const dark = flagAt("contentDarkMode");
  expect([{}, { contentDarkMode: "N" }, { contentDarkMode: "Y" }].map(dark.get)).toEqual([
    false,
    false,
    true,
  ]);
  expect(dark.set({}, true)).toEqual({ contentDarkMode: "Y" });
});

it("listAt reads a missing list as the same empty list each time", () => {
  const regions = listAt("activityRegion");
  expect(regions.get({})).toBe(regions.get({ activityRegion: null }));
});

describe("infoAt", () => {
  const brokerage = infoAt("home_list_realtor");
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
