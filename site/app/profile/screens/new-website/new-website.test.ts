import { ApiError } from "@realtor/api/http";
import { describe, expect, it } from "vitest";
import {
  emptyWebsite,
  parseCities,
  rejectedFields,
  toProfile,
  validateWebsite,
  websiteFromLead,
} from "./new-website.ts";

const whole = {
  ...emptyWebsite("ko"),
  nameEn: "Grace Kim",
  desiredUrl: "grace-kim",
  email: "grace@example.com",
};

describe("validateWebsite", () => {
  it.each<[object, object]>([
    [{}, {}],
    [{ nameKr: "김서연", nameJa: "キム・ソヨン", areas: ["Irvine"] }, {}],
    [{ areas: ["Irvine", "Duluth"] }, {}],
    [{ areas: ["Somewhere"], state: "CA" }, {}],
    [{ desiredUrl: " grace-kim " }, {}],
    [{ nameEn: " " }, { nameEn: "required" }],
    [{ nameEn: "x".repeat(162) }, { nameEn: "text.tooLong" }],
    [{ desiredUrl: "" }, { desiredUrl: "required" }],
    [{ desiredUrl: "grace kim 2" }, { desiredUrl: "slug.format" }],
    [{ desiredUrl: "g" }, { desiredUrl: "slug.length" }],
    [{ desiredUrl: "Admin" }, { desiredUrl: "slug.reserved" }],
    [{ email: "" }, { email: "required" }],
    [{ email: "grace@example" }, { email: "email.format" }],
    [{ areas: ["Irvine", "Somewhere"] }, { state: "required" }],
    [{ areas: ["x".repeat(81)], state: "CA" }, { areas: "text.tooLong" }],
    [
      { areas: Array.from({ length: 21 }, (_, n) => String(n)), state: "CA" },
      { areas: "list.tooLong" },
    ],
  ])("an invitation with %j", (changes, errors) => {
    expect(validateWebsite({ ...whole, ...changes }, true)).toEqual(errors);
  });

  it("requires only a slug for one's own homepage", () => {
    expect(validateWebsite({ ...emptyWebsite("en"), desiredUrl: "me" }, false)).toEqual({});
  });
});

describe("toProfile", () => {
  it("is empty for an empty form", () => {
    expect(toProfile(whole, {})).toEqual({});
  });

  it("adds names and areas to a copy", () => {
    const copied = {
      etcInfo: [{ contentType: "home_list_realtor" as const, content: "Vale Realty" }],
      presentation: { template: "panorama" as const },
    };
    const typed = {
      nameKr: " 김서연 ",
      nameJa: "キム",
      areas: ["Irvine", "Duluth", "Somewhere"],
      state: "CA",
    };
    expect(toProfile({ ...whole, ...typed } as typeof whole, copied)).toEqual({
      etcInfo: [...copied.etcInfo, { contentType: "korea_name", content: "김서연" }],
      presentation: { template: "panorama", nameJa: "キム" },
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "GA", city: "Duluth" },
        { state: "CA", city: "Somewhere" },
      ],
    });
  });
});

it.each([
  ["", []],
  [" , ,", []],
  ["어바인, 라구나니겔", ["어바인", "라구나니겔"]],
  ["トーランス・ロミータ、アーバイン", ["トーランス・ロミータ", "アーバイン"]],
  ["irvine, IRVINE", ["Irvine"]],
  ["Irvine/Tustin; Brea\nLa Habra", ["Irvine", "Tustin", "Brea", "La Habra"]],
])("parses the cities of %j", (areas, cities) => {
  expect(parseCities(areas)).toEqual(cities);
});

describe("websiteFromLead", () => {
  const unknownPhone = { phone: "090-1234-5678", phoneCountryCode: "JP" };

  it.each<[string, "ko" | "en" | "ja-JP", object]>([
    ["윤지호", "ko", { nameKr: "윤지호" }],
    ["Naomi Ishii", "en", { nameEn: "Naomi Ishii", desiredUrl: "naomi-ishii" }],
    ["石井 直美", "ja-JP", { nameJa: "石井 直美" }],
    ["さとう", "en", { nameJa: "さとう" }],
    ["金瑞連", "ko", { nameKr: "金瑞連" }],
  ])("%s in %s", (name, locale, expected) => {
    const website = websiteFromLead({ name, area: "어바인", locale, ...unknownPhone });
    expect(website).toEqual({ ...expected, areas: ["어바인"], state: "", locale });
  });

  it.each([
    ["Irvine, Torrance", "CA"],
    ["duluth", "GA"],
    ["Irvine, Duluth", ""],
    ["Somewhere", ""],
  ])("%s is in %j", (area, state) => {
    expect(websiteFromLead({ name: "A", area, locale: "en", ...unknownPhone }).state).toBe(state);
  });

  it.each([
    ["714-555-0188", "US", "714-555-0188"],
    ["010-5555-0188", "KR", "010-5555-0188"],
    ["714-555-018", "US", undefined],
  ])("%s of %s is the phone %s of the profile", (phone, phoneCountryCode, expected) => {
    const lead = { name: "A", area: "Irvine", locale: "en" as const, phone, phoneCountryCode };
    const profile = toProfile({ ...emptyWebsite("en"), ...websiteFromLead(lead) }, {});
    expect(profile.contactPhone).toBe(expected);
  });
});

describe("rejectedFields", () => {
  const apiError = (code: string, errors: { pointer: string; code: string }[] = []) =>
    new ApiError({ status: 422, code, message: "", errors, reachable: true, request: "POST /" });

  it.each<[ApiError, object | undefined]>([
    [apiError("server.error"), undefined],
    [apiError("slug.taken"), { desiredUrl: "slug.taken" }],
    [apiError("email.taken"), { email: "email.taken" }],
    [
      apiError("input.invalid", [
        { pointer: "/userName", code: "text.tooLong" },
        { pointer: "/profile/activityRegion/0/city", code: "text.tooLong" },
        { pointer: "/activityRegion/1/city", code: "required" },
        { pointer: "/etcInfo/0/content", code: "text.tooLong" },
        { pointer: "/unknown", code: "type" },
        { pointer: "/email", code: "unknown" },
      ]),
      { nameEn: "text.tooLong", areas: "text.tooLong", nameKr: "text.tooLong" },
    ],
  ])("%s", (error, fields) => {
    expect(rejectedFields(error)).toEqual(fields);
  });
});
