import { describe, expect, it } from "vitest";
import {
  checkPublishing,
  conditions,
  findUnmet,
  isPublishCode,
  type PublishCode,
} from "./conditions.ts";
import type { ActivityState } from "./rules/market.ts";
import type { Lang } from "./text.ts";
import type { Wire } from "./wire.ts";

const california: Wire = {
  userName: "Nora Vale",
  licenseNumber: "CA DRE 00000042",
  contactPhone: "949-555-0101",
  activityRegion: [{ state: "CA" }],
  etcInfo: [{ contentType: "home_list_realtor", content: "Vale Realty" }],
  photos: [{ path: "id" }],
};
const georgia: Wire = {
  ...california,
  licenseNumber: "000042",
  activityRegion: [{ state: "GA" }],
  etcInfo: [
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_license", content: "H-00042" },
    { contentType: "company_phone", content: "404-555-0100" },
  ],
};
const both: Wire = {
  ...georgia,
  licenseNumber: "CA DRE 00000042, GREC 000042",
  activityRegion: [{ state: "CA" }, { state: "GA" }],
};
const ownPage = { ...california, userName: "Vale Realty" };
const withoutContact = { ...california, contactPhone: undefined };
const named = (name: string) => [{ contentType: "home_list_realtor", content: name }];

const cases: [string, Wire, PublishCode[]][] = [
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
  [
    "what cannot be read as a link, which only the schema refuses",
    { ...withoutContact, email: "nora@" },
    [],
  ],
  ["only invisible characters", { ...california, contactPhone: "\u200b" }, ["contact.missing"]],
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

it.each(["license.taken", "contact.missing"])("%s is a code of publishing", (code) => {
  expect(isPublishCode(code)).toBe(true);
});

it.each(["phone", "slug.taken", "length"])("%s is none", (code) => {
  expect(isPublishCode(code)).toBe(false);
});

const agent: Wire = {
  ...california,
  userName: "Grace Kim",
  activityRegion: [{ state: "CA", city: "Irvine" }],
  etcInfo: [
    { contentType: "korea_name", content: "김서연" },
    { contentType: "home_list_realtor", content: "Vale Realty" },
  ],
  presentation: { nameJa: "キム・グレース" },
};
const unreachable = { ...agent, contactPhone: "" };

describe("the first run", () => {
  it.each<[string, Wire, Lang, ActivityState | null, string[]]>([
    ["a complete profile", agent, "ko", "CA", []],
    ["no name in English", { ...agent, userName: " " }, "en", "CA", ["nameEn"]],
    ["a Korean name as the English one", { ...agent, userName: "김서연" }, "en", "CA", ["nameEn"]],
    ["no Korean name", { ...agent, etcInfo: named("Vale Realty") }, "ko", "CA", ["nameKr"]],
    ["only the English name, in English", { ...agent, presentation: {} }, "en", "CA", []],
    [
      "nothing",
      {},
      "ja",
      null,
      ["nameJa", "nameEn", "state", "license", "regions", "agency", "contact"],
    ],
    ["seven digits", { ...agent, licenseNumber: "CA DRE 0000042" }, "en", "CA", ["license"]],
    ["two licenses", { ...agent, licenseNumber: "DRE 00000042, GREC 000042" }, "en", "CA", []],
    [
      "another state, just chosen",
      { ...agent, licenseNumber: "" },
      "en",
      "GA",
      ["license", "companyLicense", "companyPhone"],
    ],
    [
      "a brokerage with a Korean name only",
      { ...agent, etcInfo: [], presentation: { brokerageKr: "베일 부동산" } },
      "en",
      "CA",
      [],
    ],
    ["no contact", unreachable, "en", "CA", ["contact"]],
    ["a short phone number", { ...agent, contactPhone: "949-555" }, "en", "CA", ["phone"]],
    ["a number of 11 digits", { ...agent, contactPhone: "010-5550-1234" }, "ko", "CA", []],
    ["only an email address", { ...unreachable, email: "grace@example.com" }, "en", "CA", []],
    ["a wrong one beside a number", { ...agent, email: "grace@" }, "en", "CA", ["email"]],
    [
      "KakaoTalk and LINE names in place of links",
      { ...unreachable, kakaoLink: "grace kim", presentation: { lineLink: "grace" } },
      "en",
      "CA",
      ["kakao", "line"],
    ],
  ])("asks, with %s, for what is missing", (_name, profile, lang, state, codes) => {
    const unmet = findUnmet(conditions.ask, profile, { lang, state });
    expect(unmet.map(({ code }) => code)).toEqual(codes);
  });
});

const photosAt = (path: string, count = 1) => ({
  photos: Array.from({ length: count }, () => ({ path, imageType: "fullsize", url: "/a.jpg" })),
});
const testimonial = { type: "testimonials", titleEn: "Clients", items: [{ quoteEn: "Thanks" }] };

describe("the recommendations", () => {
  it("have a field each; that of a second language is the one to write", () => {
    const open = (profile: Wire) =>
      findUnmet(conditions.recommend, profile, {}).map(({ code, field }) => [code, field]);
    expect(open({})).toEqual([
      ["secondLanguage", "aboutKr"],
      ["threeRegions", "regions"],
      ["testimonial", "extra"],
      ["video", "video"],
      ["gallery", "photos"],
      ["shareImage", "seoTitleKo"],
      ["search", "seoTitleKo"],
    ]);
    expect(open({ salesCount: 3 })[0]).toEqual(["figuresDate", "figuresAt"]);
    expect(open({ aboutMeKr: "소개" })[0]).toEqual(["secondLanguage", "aboutEn"]);
  });

  it.each<[string, Wire]>([
    ["secondLanguage", { aboutMeKr: "소개", aboutMeEn: "Hi" }],
    ["threeRegions", { activityRegion: [{}, {}, {}] }],
    ["testimonial", { additionalSections: [testimonial] }],
    ["video", { recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0001" }],
    ["gallery", photosAt("gallery", 5)],
    ["shareImage", photosAt("ogImage")],
    ["search", { seoMeta: { ja: { title: "家" } } }],
  ])("%s is met by %j", (code, profile) => {
    const unmet = findUnmet(conditions.recommend, profile, {});
    expect(unmet.map((one) => one.code)).not.toContain(code);
    expect(unmet).toHaveLength(6);
  });
});

describe("a section", () => {
  const emptyWith = (profile: Wire, hasListings = true) =>
    new Set(findUnmet(conditions.fill, profile, { hasListings }).map(({ section }) => section));

  it.each<[string, Wire]>([
    ["name", { userName: "Nora", ...photosAt("id") }],
    ["hero", { presentation: { taglineJa: "家" } }],
    ["stats", { salesCount: 3 }],
    ["stats", { careerStart: "2020-01-01" }],
    ["about", { aboutMeEn: "Hi" }],
    ["photos", photosAt("gallery")],
    ["regions", { activityRegion: [{ state: "CA" }] }],
    ["video", { recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0001" }],
    ["extra", { additionalSections: [testimonial] }],
    ["contact", { kakaoLink: "https://pf.example.com/nora" }],
  ])("%s is written with %j", (section, profile) => {
    expect(emptyWith({})).toContain(section);
    expect(emptyWith(profile)).not.toContain(section);
  });

  it.each<[string, Wire]>([
    ["name", { userName: "Nora" }],
    ["stats", { salesCount: 0, careerEnd: "2020-01-01" }],
    ["about", { aboutMeEn: " \u200b" }],
    ["photos", photosAt("id")],
    ["extra", { additionalSections: [{ type: "text", titleEn: "Title" }] }],
    ["contact", { snsInstagramUrl: "https://instagram.example/nora" }],
  ])("%s is not with %j", (section, profile) => {
    expect(emptyWith(profile)).toContain(section);
  });

  it("with listings needs one, whatever the profile says", () => {
    const profile = { licenseNumber: "1", activityRegion: [{ state: "CA" }] };
    expect(emptyWith(profile, false)).toContain("listings");
    expect(emptyWith({}, true)).not.toContain("listings");
  });
});
