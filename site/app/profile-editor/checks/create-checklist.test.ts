import type { RealtorProfile } from "@realtor/api/loaning";
import { legalLines, readLegalFacts } from "@realtor/ui/legal-lines";
import { describe, expect, it } from "vitest";
import { publishable as complete } from "#test/fixtures/publishable-profile.ts";
import { toDraft } from "../draft/draft.ts";
import { createChecklist } from "./create-checklist.ts";

const areas = (...states: ("CA" | "GA")[]) =>
  states.map((state) => ({ state, city: "Sample City" }));

function blockersOf(profile: RealtorProfile, agreed = true) {
  return createChecklist({ stored: profile, draft: toDraft(profile), agreed }).blockers;
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

  // The design system does not import the rules: its footer must find the same facts missing.
  const licenses = [
    "",
    "42",
    "00000042",
    "CA DRE 00000042",
    "GREC 42",
    "DRE 00000042 / GREC 42",
    ",",
  ];
  const states = [[], areas("CA"), areas("GA"), areas("CA", "GA")];
  const brokerages = [
    [],
    [{ contentType: "home_list_realtor" as const, content: "Vale Realty" }],
    [{ contentType: "company_license" as const, content: "DRE 00000002" }],
    [
      { contentType: "company_license" as const, content: "H-2" },
      { contentType: "company_phone" as const, content: "404-555-0100" },
    ],
  ];
  it.each(licenses)("agree with the footer of the homepage for the license %j", (licenseNumber) => {
    for (const activityRegion of states)
      for (const etcInfo of brokerages)
        for (const isSample of [true, false]) {
          const profile = { ...complete, licenseNumber, activityRegion, etcInfo, isSample };
          const facts = readLegalFacts(profile, null, {
            locale: "en",
            lang: "en",
            sample: isSample,
          });
          expect(blockersOf(profile).map(({ code }) => code)).toEqual(legalLines(facts).blockers);
        }
  });
});
