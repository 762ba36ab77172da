import { describe, expect, it } from "vitest";
import type { Draft } from "../draft/draft.ts";
import { canOpenStep, findEntryStep, findMissing, isStepDone, type StepId } from "./steps.ts";

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

const cases: [string, StepId, "ko" | "en" | "ja", Draft, string[]][] = [
  ["a complete profile", "name", "ko", california, []],
  ["no name in English", "name", "en", { ...california, userName: " " }, ["nameEn"]],
  [
    "a Korean name as the English one",
    "name",
    "en",
    { ...california, userName: "김서연" },
    ["nameEn"],
  ],
  ["no names in Korean", "name", "ko", {}, ["nameKr", "nameEn"]],
  ["no names in Japanese", "name", "ja", {}, ["nameJa", "nameEn"]],
  ["only the English name, in English", "name", "en", { userName: "Grace Kim" }, []],
  ["a complete license in California", "license", "en", california, []],
  ["nothing about the license", "license", "en", {}, ["state", "license", "city", "brokerage"]],
  [
    "seven digits",
    "license",
    "en",
    { ...california, licenseNumber: "CA DRE 0000042" },
    ["license"],
  ],
  [
    "two licenses",
    "license",
    "en",
    { ...california, licenseNumber: "DRE 00000042, GREC 000042" },
    [],
  ],
  [
    "Georgia without the brokerage's numbers",
    "license",
    "en",
    georgia,
    ["brokerageLicense", "brokeragePhone"],
  ],
  [
    "a brokerage with a Korean name only",
    "license",
    "ko",
    { ...california, etcInfo: [], presentation: { brokerageKr: "베일 부동산" } },
    [],
  ],
  ["a phone number", "contact", "en", california, []],
  ["no contact", "contact", "en", noContact, ["contact"]],
  ["a short phone number", "contact", "en", { ...california, contactPhone: "949-555" }, ["phone"]],
  ["a number of 11 digits", "contact", "ko", { ...california, contactPhone: "010-5550-1234" }, []],
  ["only an email", "contact", "en", { ...noContact, email: "grace@example.com" }, []],
  [
    "a wrong email next to a number",
    "contact",
    "en",
    { ...california, email: "grace@" },
    ["email"],
  ],
  [
    "a KakaoTalk name in place of a link",
    "contact",
    "ko",
    { ...noContact, kakaoLink: "grace kim" },
    ["kakao"],
  ],
  ["the look", "look", "en", {}, []],
];

describe("findMissing", () => {
  it.each(cases)("%s", (_name, step, lang, draft, codes) => {
    expect(findMissing(step, draft, { lang })).toEqual(codes);
  });

  it("asks for the number of the state that was just chosen", () => {
    const draft = { ...california, licenseNumber: "" };
    expect(findMissing("license", draft, { lang: "en", state: "GA" })).toEqual([
      "license",
      "brokerageLicense",
      "brokeragePhone",
    ]);
  });
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
