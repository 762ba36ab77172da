import { describe, expect, it } from "vitest";
import { prepareDraft } from "./prepare-draft.ts";
import type { PreviewDraft } from "./preview-protocol.ts";

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

const today = "2026-11-20";

describe("prepareDraft", () => {
  it("reuses the objects of unchanged sections", () => {
    const before = prepareDraft(null, structuredClone(draft), today);
    const changed = structuredClone(draft);
    changed.profile.aboutMeEn = "After.";
    const after = prepareDraft(before, changed, today);
    expect(after.content.about?.text).toBe("After.");
    expect(after.content.sections).toHaveLength(2);
    expect(after.content.sections).toBe(before.content.sections);
    expect(after.content.legal).toBe(before.content.legal);
  });

  it("creates a new object for the changed section only", () => {
    const before = prepareDraft(null, structuredClone(draft), today);
    const changed = structuredClone(draft);
    changed.profile.additionalSections = [
      { type: "text", bodyEn: "Two." },
      ...(changed.profile.additionalSections ?? []).slice(1),
    ];
    const { content } = prepareDraft(before, changed, today);
    expect(content.sections[0]).toMatchObject({ body: { text: "Two." } });
    expect(content.sections[1]).toBe(before.content.sections[1]);
  });
});
