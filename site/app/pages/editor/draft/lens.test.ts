import { describe, expect, it } from "vitest";
import { etcInfoAt, flagAt, listAt, numberAt, textAt } from "./lens.ts";

describe("a text", () => {
  const tagline = textAt("presentation", "taglineKr");
  it.each([
    [{}, ""],
    [{ presentation: null }, ""],
    [{ presentation: { taglineKr: "집을 보기 전에" } }, "집을 보기 전에"],
    [{ presentation: [] }, ""],
  ])("reads %j as %j", (draft, text) => {
    expect(tagline.get(draft)).toBe(text);
  });

  it("is written beside what is there, and leaves the draft before it alone", () => {
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

describe("a number", () => {
  const count = numberAt("salesCount");
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
  ])("keeps %j as %j, what is none yet as it is typed", (typed, kept) => {
    expect(count.set({}, typed)).toEqual({ salesCount: kept });
  });
  it.each([
    [undefined, ""],
    [0, ""],
    [184, "184"],
    ["12a", "12a"],
    [null, ""],
  ])("shows %j as %j", (salesCount, shown) => {
    expect(count.get({ salesCount })).toBe(shown);
  });
});

it("a flag is on for Y alone", () => {
  const dark = flagAt("contentDarkMode");
  expect([{}, { contentDarkMode: "N" }, { contentDarkMode: "Y" }].map(dark.get)).toEqual([
    false,
    false,
    true,
  ]);
  expect(dark.set({}, true)).toEqual({ contentDarkMode: "Y" });
});

it("a missing list is the same empty list each time, as React asks", () => {
  const regions = listAt("activityRegion");
  expect(regions.get({})).toBe(regions.get({ activityRegion: null }));
});

describe("an etcInfo entry", () => {
  const firm = etcInfoAt("home_list_realtor");
  const draft = {
    etcInfo: [
      { contentType: "korea_name", content: "김서연" },
      { contentType: "home_list_realtor", content: "Saltbrook", future: 1 },
    ],
  };
  it("is read and written in its place, with what else it holds", () => {
    expect(firm.get(draft)).toBe("Saltbrook");
    expect(firm.pointer(draft)).toBe("/etcInfo/1/content");
    expect(firm.set(draft, "Vale")).toEqual({
      etcInfo: [draft.etcInfo[0], { contentType: "home_list_realtor", content: "Vale", future: 1 }],
    });
  });
  it("is added where it was not, and leaves when it is emptied", () => {
    expect(firm.set({}, "Vale")).toEqual({
      etcInfo: [{ contentType: "home_list_realtor", content: "Vale" }],
    });
    expect(firm.set(draft, "")).toEqual({ etcInfo: [draft.etcInfo[0]] });
  });
});
