import type { RealtorProfile } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { copyWebsite } from "./copy-website.ts";

/** Every field, so that a new one is looked at. Fictitious. */
const profile = {
  id: "1",
  userName: "Nora Vale",
  desiredUrl: "nora-vale",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  isMakeHomepage: "Y",
  contactPhone: "949-555-0101",
  email: "nora@example.com",
  kakaoLink: "https://pf.example.com/nora",
  photos: [{ path: "id", imageType: "fullsize", url: "/media/1.jpg" }],
  licenseNumber: "CA DRE 00000042",
  salesCount: 12,
  lastYearSalesTotal: 5,
  careerStart: "2015-03-14",
  hompageUrl: "https://nora.example",
  snsYoutubeUrl: "https://www.youtube.com/@nora",
  recommendedYoutubeUrl: "https://www.youtube.com/watch?v=12345678901",
  seoMeta: { en: { title: "Nora Vale" } },
  etcInfo: [
    { contentType: "korea_name", content: "노라" },
    { contentType: "zillow_link", content: "https://zillow.example/nora" },
    { contentType: "home_list_realtor", content: "Vale Realty" },
    { contentType: "company_phone", content: "949-555-0100" },
  ],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  aboutMeEn: "Line by line.",
  designMainColor: "#0F5C4A",
  presentation: {
    template: "panorama",
    nameJa: "ノラ",
    taglineEn: "Homes with light",
    lineLink: "https://line.example/nora",
    videoTitleEn: "A tour",
    focalPoints: { id: { x: 1, y: 2 } },
  },
  additionalSections: [
    { id: "a", type: "faq", items: [{ questionEn: "When?" }] },
    { id: "b", type: "testimonials", items: [{ quoteEn: "Nora is great." }] },
  ],
  draft: {
    changes: { aboutMeEn: "Page by page." },
    savedAt: "2026-01-02T00:00:00.000Z",
    savedBy: "Nora Vale",
  },
} satisfies RealtorProfile;

it("copies texts, design, areas and brokerage, and nothing of the person", () => {
  expect(copyWebsite(profile)).toEqual({
    activityRegion: [{ state: "CA", city: "Irvine" }],
    aboutMeEn: "Page by page.",
    designMainColor: "#0F5C4A",
    etcInfo: [
      { contentType: "home_list_realtor", content: "Vale Realty" },
      { contentType: "company_phone", content: "949-555-0100" },
    ],
    presentation: { template: "panorama", taglineEn: "Homes with light" },
    additionalSections: [{ id: "a", type: "faq", items: [{ questionEn: "When?" }] }],
  });
});
