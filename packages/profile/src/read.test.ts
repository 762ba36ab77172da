import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Profile, readProfile } from "./read.ts";
import type { Lang } from "./text.ts";
import type { Wire } from "./wire.ts";

const info = (contentType: string, content: string) => ({ etcInfo: [{ contentType, content }] });

describe("the name", () => {
  it.each<[string, Wire, Lang, Profile["texts"]["name"]]>([
    ["in its language", info("korea_name", "김서연"), "ko", { text: "김서연", lang: "ko" }],
    ["in another language", info("korea_name", "김서연"), "en", { text: "김서연", lang: "ko" }],
    [
      "is the slug before it is in another language",
      { desiredUrl: "grace-kim", ...info("korea_name", "김서연") },
      "en",
      { text: "grace-kim", lang: "en" },
    ],
    [
      "is not the slug with an English name",
      { desiredUrl: "grace-kim", userName: " Grace Kim " },
      "ja",
      { text: "Grace Kim", lang: "en" },
    ],
    ["is missing", { userName: " " }, "ko", null],
  ])("%s", (_, wire, lang, name) => {
    expect(readProfile(wire, lang).texts.name).toEqual(name);
  });

  it("is known in each language as it is written, and in Latin script", () => {
    const wire = { presentation: { nameJa: "グレース" }, desiredUrl: "grace-kim" };
    const { written, latinName } = readProfile(wire, "ko");
    expect(written.name).toEqual({ ko: null, en: null, ja: "グレース" });
    expect(latinName).toBe("grace-kim");
  });
});

it.each<[string, Wire, boolean]>([
  [
    "of its firm",
    { userName: "Saltbrook Realty ", ...info("home_list_realtor", "Saltbrook Realty") },
    true,
  ],
  [
    "of an agent",
    { userName: "Grace Kim", ...info("home_list_realtor", "Saltbrook Realty") },
    false,
  ],
  [
    "with the slug of its firm",
    { desiredUrl: "saltbrook", ...info("home_list_realtor", "saltbrook") },
    false,
  ],
  ["without names", {}, false],
])("a page %s", (_, wire, isBrokerage) => {
  expect(readProfile(wire, "en").isBrokerage).toBe(isBrokerage);
});

it("has the licenses of a text with several, with the authority of the only state", () => {
  const wire = { licenseNumber: "01234567 / GREC 123456", activityRegion: [{ state: "CA" }] };
  expect(readProfile(wire, "en").licenses).toMatchObject([
    { authority: "dre", number: "01234567" },
    { authority: "grec", number: "123456" },
  ]);
});

it("has each place once, in the last spelling, and the states of regions without a place", () => {
  const activityRegion = [
    { state: "GA", city: " " },
    { state: "CA", city: "irvine" },
    { state: "CA", neighborhood: "Koreatown" },
    { state: "TX", city: "Austin" },
    { state: "CA", city: "Irvine" },
    null,
  ];
  expect(readProfile({ activityRegion }, "ko")).toMatchObject({
    states: ["CA", "GA"],
    regions: [
      { name: "Irvine", state: "CA" },
      { name: "Koreatown", state: "CA" },
    ],
  });
});

it("has the photos of a path in full size, with the focus of the photo or else of its path", () => {
  const photo = (path: string, url: string, imageType = "fullsize") => ({ path, url, imageType });
  const focus = { x: 10, y: 20 };
  const { photos } = readProfile(
    {
      photos: [
        photo("top", "https://new.example/media/a.jpg"),
        photo("id", "https://new.example/b.jpg"),
        photo("id", "https://new.example/small.jpg", "thumbnail"),
        photo("gallery", " "),
      ],
      presentation: { focalPoints: { "/media/a.jpg": focus, id: { x: 1, y: 2 } } },
    },
    "ko",
  );
  expect(photos).toMatchObject({
    top: [{ url: "https://new.example/media/a.jpg", focus }],
    id: [{ url: "https://new.example/b.jpg", focus: { x: 1, y: 2 } }],
    gallery: [],
  });
});

it("has the custom sections with content, with their index", () => {
  const additionalSections = [
    { type: "text", titleEn: "Empty" },
    { type: "links", items: [null, { labelEn: "Bad", url: "javascript:alert(1)" }] },
    {
      type: "faq",
      titleKr: "질문",
      items: [{ questionKr: "언제?" }, { questionKr: "어디?", answerEn: "Irvine" }],
    },
    { type: "video", url: "https://youtu.be/EXAMPLE0001" },
    { type: "team", desiredUrl: ["michael_park", " ", 5, null] },
    { type: "hologram" },
    "text",
  ];
  expect(readProfile({ additionalSections }, "en").sections).toEqual([
    {
      at: 2,
      title: { text: "질문", lang: "ko" },
      type: "faq",
      items: [{ question: { text: "어디?", lang: "ko" }, answer: { text: "Irvine", lang: "en" } }],
    },
    { at: 3, title: null, type: "video", videoId: "EXAMPLE0001" },
    { at: 4, title: null, type: "team", members: ["michael_park", "5"] },
  ]);
});

it.each<[Wire, Partial<Profile["design"]>]>([
  [{}, { template: "portrait", darkHero: false, mainColor: null }],
  [
    { designMainColor: null, presentation: { template: "hologram" } },
    { template: "portrait", mainColor: null },
  ],
  [
    { designMainColor: "#6D1A36", designMainDarkMode: "Y", presentation: { template: "atelier" } },
    { template: "atelier", darkHero: true, mainColor: "#6D1A36" },
  ],
])("of %j, the design is %j", (wire, design) => {
  expect(readProfile(wire, "ko").design).toMatchObject(design);
});

it("reads any value of any key", () => {
  const keys = [
    "userName",
    "etcInfo",
    "photos",
    "activityRegion",
    "additionalSections",
    "presentation",
    "email",
  ];
  const wires = fc.record(Object.fromEntries(keys.map((key) => [key, fc.anything()])));
  fc.assert(
    fc.property(wires, (wire) => {
      expect(readProfile(wire, "ko").lang).toBe("ko");
    }),
  );
});
