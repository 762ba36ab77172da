import type { RealtorProfileInput } from "../src/loaning/profile.schema.ts";

/** A complete profile. Person, phone, license and addresses are fictitious. */
export const sampleProfile = {
  userId: "user-1",
  contactPhone: "949-555-0110",
  email: "grace-kim@example.com",
  kakaoLink: "https://pf.example.com/grace-kim",
  photos: [
    { path: "id", imageType: "thumbnail", url: "/media/id-480.webp" },
    { path: "id", imageType: "fullsize", url: "/media/id.webp" },
    { path: "gallery", imageType: "fullsize", url: "https://media.example.com/1.jpg" },
  ],
  etcInfo: [
    { contentType: "zillow_link", content: "https://zillow.example.com/profile/grace" },
    { contentType: "korea_name", content: "김서연" },
  ],
  activityRegion: [
    { state: "CA", city: "Irvine", neighborhood: "Turtle Rock", zipcode: "92603" },
    { state: "CA", city: "Tustin", neighborhood: "", zipcode: "" },
  ],
  snsYoutubeUrl: "https://www.youtube.com/@grace",
  snsInstagramUrl: "instagram.com/grace",
  aboutMeKr: "집을 보여 드리기 전에 먼저 여쭙니다.",
  aboutMeEn: "Before I show you a house I ask questions.",
  desiredUrl: "grace-kim",
  salesCount: 184,
  licenseNumber: "CA DRE SAMPLE-01",
  careerStart: "2011-03-14",
  careerEnd: "",
  designFontSize: 16,
  designMainColor: "#0F5C4A",
  designMainDarkMode: "N",
  contentDarkMode: "N",
  isMakeHomepage: "Y",
  hompageUrl: "https://grace.example",
  lastYearSalesTotal: 48_200_000,
  recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0000",
  additionalSections: [
    { id: "s1", type: "text", titleKr: "안내", titleEn: "Guide", bodyKr: "본문", bodyEn: "Body" },
    {
      id: "s2",
      type: "testimonials",
      items: [{ quoteKr: "고맙습니다", author: "이 고객", place: "Irvine", year: 2025 }],
    },
    { id: "s3", type: "faq", items: [{ questionEn: "When?", answerEn: "Today." }] },
    { id: "s4", type: "links", items: [{ labelEn: "Schools", url: "schools.example.com" }] },
    { id: "s5", type: "video", url: "https://youtu.be/EXAMPLE0000" },
    { id: "s6", type: "team", desiredUrl: ["michael_park"] },
    { id: "s7", type: "hologram", beam: { angle: 3 } },
  ],
  seoMeta: {
    ko: { title: "김서연", description: "부동산", keywords: "어바인", author: "김서연" },
    en: { title: "Grace Kim" },
  },
  madeForRealtor: "N",
  ppProfileId: "0042",
  presentation: {
    template: "portrait",
    nameJa: "グレース・キム",
    languages: ["ko", "en"],
    focalPoints: { top: { x: 50, y: 25.5 } },
  },
} as const satisfies RealtorProfileInput;
