import type { Lang } from "@realtor/api/locales";
import type { ValueId } from "@realtor/profile/fields";
import { describe, expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import {
  canOpenStep,
  findEntryStep,
  findMissing,
  isRequired,
  isStepDone,
  type StepId,
} from "./steps.ts";

const california: Draft = {
  userName: "Grace Kim",
  licenseNumber: "CA DRE 00000042",
  activityRegion: [{ state: "CA", city: "Irvine" }],
  etcInfo: [
    { contentType: "korea_name", content: "김서연" },
    { contentType: "home_list_realtor", content: "Vale Realty" },
  ],
  presentation: { nameJa: "キム・グレース" },
  contactPhone: "949-555-0110",
  designMainColor: "#0F5C4A",
};
const georgia: Draft = {
  ...california,
  licenseNumber: "GREC 000042",
  activityRegion: [{ state: "GA", city: "Duluth" }],
};
const noContact = { ...california, contactPhone: "" };

it("reads the state of the license from the draft, until one is chosen", () => {
  const missing = (draft: Draft, state?: "CA") =>
    findMissing("license", draft, state ? { lang: "en", state } : { lang: "en" });
  expect(missing(california)).toEqual([]);
  expect(missing(georgia)).toEqual(["companyLicense", "companyPhone"]);
  expect(missing({ ...georgia, licenseNumber: "" }, "CA")).toEqual(["license"]);
  expect(findMissing("look", {}, { lang: "en" })).toEqual([]);
});

it.each<[ValueId, Draft, Lang, boolean]>([
  ["nameKr", california, "ko", true],
  ["nameKr", california, "ja", false],
  ["nameEn", california, "ja", true],
  ["companyPhone", california, "en", false],
  ["companyPhone", georgia, "en", true],
])("%s is asked as the language and the state require", (code, draft, lang, asked) => {
  expect(isRequired(code, draft, { lang })).toBe(asked);
});

describe("the step that a visit opens", () => {
  const first = { userName: "Grace Kim" };
  it.each<[string, Draft, StepId]>([
    ["nothing", {}, "name"],
    ["the name of the invitation", { ...first, presentation: { nameJa: "佐藤" } }, "name"],
    ["a name and a photo", { ...first, photos: [{ path: "id" }] }, "license"],
    ["all but a contact", noContact, "contact"],
    ["all but the look", { ...california, designMainColor: "" }, "look"],
    ["everything", california, "publish"],
  ])("is, with %s, the first one that is open", (_name, draft, step) => {
    expect(findEntryStep(draft, { lang: "en" })).toBe(step);
  });

  it("can be a done one, but not a later one", () => {
    const open = (step: StepId) => canOpenStep(step, noContact, { lang: "en" });
    expect(open("name")).toBe(true);
    expect(open("contact")).toBe(true);
    expect(open("publish")).toBe(false);
  });

  it("never counts publishing as done", () => {
    expect(isStepDone("publish", california, { lang: "en" })).toBe(false);
  });
});
