import type { RealtorProfile, RealtorProfileInput } from "@realtor/api/loaning";
import { describe, expect, it } from "vitest";
import { publishable } from "#test/fixtures/publishable-profile.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toDraft } from "#app/profile/draft/draft.ts";
import { compareImport } from "./compare-import.ts";

const time = "2026-11-20T00:00:00.000Z";
const stored: RealtorProfile = {
  ...publishable,
  userId: "2",
  isMakeHomepage: "Y",
  aboutMeEn: "Public.",
  draft: { changes: { aboutMeEn: "Not published." }, savedAt: time, savedBy: "Nora Vale" },
};

function compare(file: Partial<RealtorProfileInput>, agreed = true, before = stored) {
  const present = toDraft(before);
  const changes = compareImport(before, { ...before, ...file }, { present, agreed });
  const fieldsOf = ({ from, to }: typeof changes.page) => getChangedFields(from, to);
  const { publication, hasOtherChanges, issues } = changes;
  return {
    page: fieldsOf(changes.page),
    draft: fieldsOf(changes.draft),
    publication,
    hasOtherChanges,
    issues: issues.map(({ code }) => code),
  };
}

const nothing = {
  page: [],
  draft: [],
  publication: "public",
  hasOtherChanges: false,
  issues: [],
};

describe("compareImport", () => {
  it("finds no change in the homepage's own export", () => {
    expect(compare({})).toEqual(nothing);
  });

  it("reports a change of the public page that equals the present draft", () => {
    const file = { aboutMeEn: "Not published.", draft: null };
    expect(compare(file)).toEqual({ ...nothing, page: ["aboutEn"] });
  });

  it("reports a change of the draft that leaves the public page as it is", () => {
    const draft = { changes: { aboutMeEn: "Another." } };
    expect(compare({ draft })).toEqual({ ...nothing, draft: ["aboutEn"] });
  });

  it("reports keys that the file lacks", () => {
    const file = { aboutMeEn: undefined, draft: null };
    expect(compare(file)).toEqual({ ...nothing, page: ["aboutEn"], draft: ["aboutEn"] });
  });

  it("ignores the file's account name, which the service ignores", () => {
    expect(compare({ userName: "Other Person" })).toEqual(nothing);
  });

  it("reports keys that no field shows", () => {
    expect(compare({ ppProfileId: "7" })).toEqual({ ...nothing, hasOtherChanges: true });
    expect(compare({ future: [1] })).toEqual({ ...nothing, hasOtherChanges: true });
  });

  it.each([
    ["Y", "Y", "public"],
    ["Y", "N", "offline"],
    ["Y", undefined, "offline"],
    ["N", "Y", "published"],
    [undefined, "N", "private"],
  ] as const)("a page with %s and a file with %s is %s", (before, after, publication) => {
    const result = compare({ isMakeHomepage: after }, true, { ...stored, isMakeHomepage: before });
    expect(result).toEqual({ ...nothing, publication });
  });

  it("lists what publishing requires, for public files only", () => {
    const lacking = { licenseNumber: "", photos: [] };
    expect(compare(lacking, false).issues).toEqual([
      "agreement.required",
      "license.missing",
      "photo.missing",
    ]);
    expect(compare({ ...lacking, isMakeHomepage: "N" }, false).issues).toEqual([]);
  });
});
