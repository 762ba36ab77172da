import { expect, it } from "vitest";

import type { StoredProfile } from "../db/tables/realtors.ts";
import { findChanges } from "./find-changes.ts";

const photo = (path: string, name: string) =>
  ["fullsize", "thumbnail"].map((imageType) => ({
    path,
    imageType,
    url: `/media/${name}-${imageType}.jpg`,
  }));

const cases: [name: string, before: StoredProfile, after: StoredProfile, changed: string[]][] = [
  ["a text", { contactPhone: "1" }, { contactPhone: "2" }, ["/contactPhone"]],
  [
    "a text that is added or emptied",
    { aboutMeEn: "A" },
    { aboutMeEn: "", aboutMeKr: "나" },
    ["/aboutMeKr", "/aboutMeEn"],
  ],
  [
    "no value and an empty one",
    { aboutMeEn: "", photos: [], seoMeta: { ko: { title: "" } } },
    { salesCount: 0, contentDarkMode: "N" },
    [],
  ],
  [
    "the draft",
    { aboutMeEn: "A" },
    { aboutMeEn: "A", draft: { changes: { aboutMeEn: "B" } } },
    ["/aboutMeEn"],
  ],
  [
    "a draft that is published",
    { aboutMeEn: "A", draft: { changes: { aboutMeEn: "B" } } },
    { aboutMeEn: "B" },
    [],
  ],
  [
    "values of an object",
    { presentation: { template: "portrait", taglineEn: "A" }, seoMeta: { ko: { title: "1" } } },
    { presentation: { template: "atelier", taglineEn: "A" }, seoMeta: { ko: { title: "2" } } },
    ["/seoMeta/ko/title", "/presentation/template"],
  ],
  [
    "an object to its third level",
    { presentation: { focalPoints: { id: { x: 1, y: 1 } } } },
    { presentation: { focalPoints: { id: { x: 1, y: 2 } } } },
    ["/presentation/focalPoints/id"],
  ],
  [
    "entries of etcInfo by type",
    {
      etcInfo: [
        { contentType: "korea_name", content: "김" },
        { contentType: "company_fax", content: "1" },
      ],
    },
    {
      etcInfo: [
        { contentType: "company_fax", content: "1" },
        { contentType: "korea_name", content: "이" },
      ],
    },
    ["/etcInfo/korea_name"],
  ],
  [
    "each photo by its place, in one of its sizes",
    { photos: [...photo("id", "a"), ...photo("gallery", "b"), ...photo("gallery", "c")] },
    { photos: [...photo("id", "a"), ...photo("gallery", "d"), ...photo("gallery", "e")] },
    ["/photos/gallery", "/photos/gallery"],
  ],
  [
    "the order of photos",
    { photos: [...photo("gallery", "b"), ...photo("gallery", "c")] },
    { photos: [...photo("gallery", "c"), ...photo("gallery", "b")] },
    ["/photos"],
  ],
  [
    "a list as a whole",
    { activityRegion: [{ state: "CA", city: "Irvine" }] },
    { activityRegion: [] },
    ["/activityRegion"],
  ],
  ["a new name of the account", {}, { draft: { changes: { userName: "Nora" } } }, ["/userName"]],
  ["not a published name", { draft: { changes: { userName: "Nora" } } }, {}, []],
  [
    "the state of publication",
    { isMakeHomepage: "Y" },
    { isMakeHomepage: "N" },
    ["/isMakeHomepage"],
  ],
  ["no unknown key", {}, { later: 1 }, []],
];

it.each(cases)("finds %s", (_name, before, after, changed) => {
  expect(findChanges(before, after)).toEqual(changed);
});
