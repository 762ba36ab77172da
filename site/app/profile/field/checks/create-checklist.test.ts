import type { RealtorProfile } from "@realtor/api/loaning";
import type { PublishGroup } from "@realtor/profile/conditions";
import { describe, expect, it } from "vitest";
import { publishable as complete } from "#test/fixtures/publishable-profile.ts";
import { toDraft } from "#app/profile/draft/draft.ts";
import { createChecklist, findBlockers } from "./create-checklist.ts";

function blockersOf(profile: RealtorProfile, agreed = true) {
  const blockers = findBlockers({ stored: profile, draft: toDraft(profile), agreed });
  return blockers.map(({ code, field }) => ({ code, field }));
}

describe("the checklist's blockers", () => {
  it("are what the service requires, each with its field", () => {
    expect(blockersOf(complete)).toEqual([]);
    const empty = { ...complete, photos: [], licenseNumber: "", contactPhone: "" };
    expect(blockersOf(empty, false)).toEqual([
      { code: "agreement.required", field: null },
      { code: "license.missing", field: "license" },
      { code: "photo.missing", field: "nameEn" },
      { code: "contact.missing", field: "phone" },
    ]);
  });

  it("apply to a published page as well", () => {
    const published: RealtorProfile = { ...complete, isMakeHomepage: "Y", photos: [] };
    expect(blockersOf(published).map(({ code }) => code)).toEqual(["photo.missing"]);
  });

  it("are followed by what only the service finds, each once", () => {
    const draft = toDraft({ ...complete, photos: [] });
    const refused = ["photo.missing", "license.taken"] as const;
    const found = findBlockers({ stored: complete, draft, agreed: true, refused });
    expect(found.map(({ code, step }) => [code, step])).toEqual([
      ["photo.missing", "name"],
      ["license.taken", "license"],
    ]);
  });
});

it.each<[Partial<RealtorProfile>, PublishGroup[]]>([
  [{}, ["agreement", "area", "license", "brokerage", "photo", "contact"]],
  [{ isMakeHomepage: "Y" }, ["area", "license", "brokerage", "photo", "contact"]],
  [{ activityRegion: [], etcInfo: [], photos: [] }, ["agreement", "license", "contact"]],
])("with %j, the rest is done", (changes, done) => {
  const stored = { ...complete, ...changes };
  expect(createChecklist({ stored, draft: toDraft(stored), agreed: true }).done).toEqual(done);
});
