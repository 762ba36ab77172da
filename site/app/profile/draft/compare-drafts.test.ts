import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { getChangedFields, mergeDrafts, resolveConflicts } from "./compare-drafts.ts";

const base: Draft = {
  desiredUrl: "nora",
  email: "a@example.com",
  presentation: { template: "portrait", nameJa: "遥" },
  etcInfo: [{ contentType: "korea_name", content: "노라" }],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  future: { kept: 1 },
};

describe("getChangedFields", () => {
  it.each<[Draft, string[]]>([
    [base, []],
    [structuredClone(base), []],
    [{ ...base, email: "b@example.com" }, ["email"]],
    [{ ...base, presentation: { nameJa: "遥", template: "editorial" } }, ["template"]],
    [{ ...base, etcInfo: [] }, ["nameKr"]],
    [{ ...base, activityRegion: [] }, ["regions"]],
    // Missing and empty values are equal.
    [{ ...base, kakaoLink: "", salesCount: 0, contentDarkMode: "N" }, []],
  ])("from the base to %j: %j", (to, fields) => {
    expect(getChangedFields(base, to)).toEqual(fields);
  });
});

describe("mergeDrafts", () => {
  it("merges changes of different fields, also inside one object", () => {
    const mine = { ...base, presentation: { template: "editorial", nameJa: "遥" } };
    const theirs = { ...base, presentation: { template: "portrait", nameJa: "晴香" }, future: 2 };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...base, presentation: { template: "editorial", nameJa: "晴香" }, future: 2 },
      conflicts: [],
      theirsOnly: ["nameJa"],
    });
  });

  it("reports a conflict where both changed a field to different values", () => {
    const mine = { ...base, email: "mine@example.com", licenseNumber: "1" };
    const theirs = { ...base, email: "theirs@example.com", licenseNumber: "1" };
    const merge = mergeDrafts(base, mine, theirs);
    expect(merge.conflicts).toEqual([
      { field: "email", mine: "mine@example.com", theirs: "theirs@example.com" },
    ]);
    expect(merge.theirsOnly).toEqual([]);
    expect(resolveConflicts(merge, new Set())).toEqual(theirs);
    expect(resolveConflicts(merge, new Set(["email"]))).toEqual(mine);
  });

  it("keeps every change: each merged field is mine, theirs or equal in both", () => {
    const texts = fc.constantFrom("", "a", "b");
    const drafts = fc.record({ email: texts, kakaoLink: texts, aboutMeEn: texts });
    fc.assert(
      fc.property(drafts, drafts, drafts, fc.boolean(), (from, mine, theirs, keepMine) => {
        const merge = mergeDrafts(from, mine, theirs);
        const chosen = keepMine ? merge.conflicts.map(({ field }) => field) : [];
        const joined = resolveConflicts(merge, new Set(chosen));
        const myFields = getChangedFields(from, mine).filter(
          (field) => keepMine || !merge.conflicts.some((one) => one.field === field),
        );
        for (const field of myFields) expect(getChangedFields(joined, mine)).not.toContain(field);
        const untouched = getChangedFields(from, theirs).filter(
          (field) => !getChangedFields(from, mine).includes(field),
        );
        for (const field of untouched)
          expect(getChangedFields(joined, theirs)).not.toContain(field);
      }),
    );
  });
});
