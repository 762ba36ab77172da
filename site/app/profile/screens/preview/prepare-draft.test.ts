import { unknownProvider } from "@realtor/ui/legal-lines";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";
import { prepareDraft, reuseEqual } from "./prepare-draft.ts";

const draft: PreviewDraft = {
  profile: {
    id: "1",
    userId: "2",
    userName: "Nora Vale",
    desiredUrl: "nora",
    createdAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-01T00:00:00.000Z",
    aboutMeEn: "Before.",
    additionalSections: [
      { type: "text", bodyEn: "One." },
      { type: "faq", items: [{ questionEn: "Why?", answerEn: "So." }] },
    ],
  },
  listings: null,
  team: {},
  locale: "en",
  origin: "https://realtor.example",
  builder: "/en",
};

const options = { today: "2026-11-20", provider: unknownProvider };

describe("prepareDraft", () => {
  it("reuses the objects of unchanged sections", () => {
    const before = prepareDraft(null, structuredClone(draft), options);
    const changed = structuredClone(draft);
    changed.profile.aboutMeEn = "After.";
    const after = prepareDraft(before, changed, options);
    expect(after.content.texts[0]?.text.text).toBe("After.");
    expect(after.content.sections).toHaveLength(2);
    expect(after.content.sections).toBe(before.content.sections);
    expect(after.content.legal).toBe(before.content.legal);
  });

  it("creates a new object for the changed section only", () => {
    const before = prepareDraft(null, structuredClone(draft), options);
    const changed = structuredClone(draft);
    changed.profile.additionalSections = [
      { type: "text", bodyEn: "Two." },
      ...(changed.profile.additionalSections ?? []).slice(1),
    ];
    const { content } = prepareDraft(before, changed, options);
    expect(content.sections[0]).toMatchObject({ body: { text: "Two." } });
    expect(content.sections[1]).toBe(before.content.sections[1]);
  });
});

const clone = <Value>(value: Value): Value => structuredClone(value);

describe("reuseEqual", () => {
  it("returns a value equal to the new one", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        expect(reuseEqual(before, clone(next))).toStrictEqual(next);
      }),
    );
  });

  it("returns the previous object if nothing changed", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (before) => {
        expect(reuseEqual(before, clone(before))).toBe(before);
      }),
    );
  });

  it("reuses unchanged parts and creates the parents of changed ones", () => {
    const before = { about: "a", sections: [{ items: [1] }, { items: [2] }] };
    const after = reuseEqual(before, { about: "a", sections: [{ items: [1] }, { items: [3] }] });
    expect(after).toEqual({ about: "a", sections: [{ items: [1] }, { items: [3] }] });
    expect(after.sections).not.toBe(before.sections);
    expect(after.sections[0]).toBe(before.sections[0]);
    expect(after.sections[1]).not.toBe(before.sections[1]);
  });

  it.each([
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
    [{ a: 1 }, { a: 1, toString: undefined }],
    [[1, 2], [1]],
    [null, {}],
  ])("does not treat %j as equal to %j", (before, next) => {
    const result: unknown = reuseEqual(before, next);
    expect(result).toStrictEqual(next);
    expect(result).not.toBe(before);
  });
});
