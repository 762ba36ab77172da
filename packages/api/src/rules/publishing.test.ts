import { describe, expect, it } from "vitest";

import { checkPublishing } from "./publishing.ts";
import type { PublishableProfile, PublishCode } from "./publishing.ts";

const california: PublishableProfile = {
  userName: "Nora Vale",
  licenseNumber: "CA DRE 00000042",
  contactPhone: "949-555-0101",
  activityRegion: [{ state: "CA" }],
  etcInfo: [{ contentType: "home_list_realtor", content: "Vale Realty" }],
  photos: [{ path: "id" }],
};
const georgia: PublishableProfile = {
  ...california,
  licenseNumber: "000042",
  activityRegion: [{ state: "GA" }],
  etcInfo: [
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_license", content: "H-00042" },
    { contentType: "company_phone", content: "404-555-0100" },
  ],
};
const both: PublishableProfile = {
  ...georgia,
  licenseNumber: "CA DRE 00000042, GREC 000042",
  activityRegion: [{ state: "CA" }, { state: "GA" }],
};
const ownPage = { ...california, userName: "Vale Realty" };
const withoutContact = { ...california, contactPhone: undefined };
const named = (name: string) => [{ contentType: "home_list_realtor", content: name }];

const cases: [string, PublishableProfile, PublishCode[]][] = [
  ["a complete profile in California", california, []],
  ["a complete profile in Georgia", georgia, []],
  ["a complete profile in both states", both, []],
  ["a bare number in one state", { ...california, licenseNumber: "00000042" }, []],
  ["no area", { ...california, activityRegion: [] }, ["state.missing"]],
  ["no license", { ...california, licenseNumber: undefined }, ["license.missing"]],
  ["an empty license", { ...california, licenseNumber: "" }, ["license.missing"]],
  ["a license of separators", { ...california, licenseNumber: " , / \u200b" }, ["license.missing"]],
  ["a short DRE number", { ...california, licenseNumber: "DRE 42" }, ["license.dre.format"]],
  [
    "a bare number in both states",
    { ...both, licenseNumber: "00000042" },
    ["license.unassigned", "license.dre.missing", "license.grec.missing"],
  ],
  [
    "only a Georgia number in both states",
    { ...both, licenseNumber: "GREC 42" },
    ["license.dre.missing"],
  ],
  [
    "a Georgia number in California",
    { ...california, licenseNumber: "GREC 42" },
    ["license.dre.missing"],
  ],
  ["no brokerage", { ...california, etcInfo: undefined }, ["brokerage.missing"]],
  ["a blank brokerage", { ...california, etcInfo: named(" ") }, ["brokerage.missing"]],
  [
    "a brokerage with a Korean name only",
    { ...california, etcInfo: [], presentation: { brokerageKr: "베일 부동산" } },
    [],
  ],
  [
    "only the brokerage's name in Georgia",
    { ...georgia, etcInfo: named("Vale Realty") },
    ["brokerage.license.missing", "brokerage.phone.missing"],
  ],
  ["no portrait", { ...california, photos: [{ path: "logo" }] }, ["photo.missing"]],
  ["no photos", { ...california, photos: undefined }, ["photo.missing"]],
  ["a brokerage's page with a logo", { ...ownPage, photos: [{ path: "logo" }] }, []],
  ["a brokerage's page without", { ...ownPage, photos: [{ path: "top" }] }, ["photo.missing"]],
  ["no contact", withoutContact, ["contact.missing"]],
  ["a blank contact", { ...california, contactPhone: " " }, ["contact.missing"]],
  ["only an e-mail address", { ...withoutContact, email: "nora@example.com" }, []],
  ["only KakaoTalk", { ...withoutContact, kakaoLink: "https://pf.example.com/n" }, []],
  ["only LINE", { ...withoutContact, presentation: { lineLink: "https://line.example/n" } }, []],
];

describe("checkPublishing", () => {
  it.each(cases)("%s", (_name, profile, codes) => {
    const issues = checkPublishing(profile, { agreed: true, sample: false });
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });

  it("points to the field of each condition", () => {
    expect(checkPublishing({}, { agreed: false, sample: false })).toEqual([
      { pointer: "/isMakeHomepage", code: "agreement.required" },
      { pointer: "/activityRegion", code: "state.missing" },
      { pointer: "/licenseNumber", code: "license.missing" },
      { pointer: "/etcInfo", code: "brokerage.missing" },
      { pointer: "/photos", code: "photo.missing" },
      { pointer: "/contactPhone", code: "contact.missing" },
    ]);
  });

  it("accepts marked license numbers of samples only", () => {
    const profile = { ...california, licenseNumber: "CA DRE SAMPLE-01" };
    expect(checkPublishing(profile, { agreed: true, sample: true })).toEqual([]);
    expect(checkPublishing(profile, { agreed: true, sample: false })).toEqual([
      { pointer: "/licenseNumber", code: "license.dre.format" },
    ]);
  });
});
