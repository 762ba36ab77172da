import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "../draft/draft.ts";
import { changedFields, mergeDrafts, resolveConflicts } from "./compare-drafts.ts";

const base: Draft = {
  desiredUrl: "nora",
  email: "a@example.com",
  presentation: { template: "portrait", nameJa: "遥" },
  etcInfo: [{ contentType: "korea_name", content: "노라" }],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  future: { kept: 1 },
};

describe("changedFields", () => {
  it.each<[Draft, string[]]>([
    [base, []],
    [structuredClone(base), []],
    [{ ...base, email: "b@example.com" }, ["email"]],
    [{ ...base, presentation: { nameJa: "遥", template: "editorial" } }, ["template"]],
    [{ ...base, etcInfo: [] }, ["nameKr"]],
    [{ ...base, activityRegion: [] }, ["regions"]],
    // Not given and emptied are the same to a page.
    [{ ...base, kakaoLink: "", salesCount: 0, contentDarkMode: "N" }, []],
  ])("from the base to %j: %j", (to, fields) => {
    expect(changedFields(base, to)).toEqual(fields);
  });
});

describe("mergeDrafts", () => {
  it("joins what does not touch, inside one object too", () => {
    const mine = { ...base, presentation: { template: "editorial", nameJa: "遥" } };
    const theirs = { ...base, presentation: { template: "portrait", nameJa: "晴香" }, future: 2 };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...base, presentation: { template: "editorial", nameJa: "晴香" }, future: 2 },
      conflicts: [],
      taken: ["nameJa"],
    });
  });

  it("asks where both changed one field, and not where both did the same", () => {
    const mine = { ...base, email: "mine@example.com", licenseNumber: "1" };
    const theirs = { ...base, email: "theirs@example.com", licenseNumber: "1" };
    const merge = mergeDrafts(base, mine, theirs);
    expect(merge.conflicts).toEqual([
      { field: "email", mine: "mine@example.com", theirs: "theirs@example.com" },
    ]);
    expect(merge.taken).toEqual([]);
    expect(resolveConflicts(merge, new Set())).toEqual(theirs);
    expect(resolveConflicts(merge, new Set(["email"]))).toEqual(mine);
  });

  it("loses nothing: each field of the joined draft is mine, or theirs, or both", () => {
    const texts = fc.constantFrom("", "a", "b");
    const drafts = fc.record({ email: texts, kakaoLink: texts, aboutMeEn: texts });
    fc.assert(
      fc.property(drafts, drafts, drafts, fc.boolean(), (from, mine, theirs, keep) => {
        const merge = mergeDrafts(from, mine, theirs);
        const chosen = keep ? merge.conflicts.map(({ field }) => field) : [];
        const joined = resolveConflicts(merge, new Set(chosen));
        const kept = changedFields(from, mine).filter(
          (field) => keep || !merge.conflicts.some((one) => one.field === field),
        );
        for (const field of kept) expect(changedFields(joined, mine)).not.toContain(field);
        const untouched = changedFields(from, theirs).filter(
          (field) => !changedFields(from, mine).includes(field),
        );
        for (const field of untouched) expect(changedFields(joined, theirs)).not.toContain(field);
      }),
    );
  });
});
