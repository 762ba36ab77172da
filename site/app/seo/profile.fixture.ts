import type { RealtorProfile } from "@realtor/api/loaning";

/** Text that breaks out of any unescaped context. */
export const hostile = `</script><script>alert(1)</script>"'&<img src=x onerror=alert(2)>\u202E\u0000`;

/** A complete profile; person, phone, license and addresses are fictitious. */
export function profileWith(changes: Partial<RealtorProfile> = {}): RealtorProfile {
  return {
    id: "7",
    userName: "Grace Kim",
    createdAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-20T09:30:00.000Z",
    desiredUrl: "grace-kim",
    contactPhone: "949-555-0110",
    email: "grace-kim@example.com",
    kakaoLink: "https://pf.example.com/grace",
    snsInstagramUrl: "instagram.example/grace",
    photos: [
      { path: "id", imageType: "fullsize", url: "https://loaning.example/media/a/id.jpg" },
      { path: "favicon", imageType: "fullsize", url: "https://loaning.example/media/a/f.png" },
    ],
    etcInfo: [
      { contentType: "korea_name", content: "김서연" },
      { contentType: "home_list_realtor", content: "Saltbrook Realty" },
      { contentType: "company_address", content: "100 Sample Plaza, Irvine, CA 92618" },
      { contentType: "zillow_link", content: "zillow.example/profile/grace" },
    ],
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "CA", city: "Tustin" },
    ],
    aboutMeKr: "저는 집을 보여 드리기 전에 먼저 여쭙니다.",
    aboutMeEn: "Before I show you a house I ask questions.",
    licenseNumber: "CA DRE SAMPLE-01",
    designMainColor: "#0F5C4A",
    isMakeHomepage: "Y",
    additionalSections: [
      {
        id: "f",
        type: "faq",
        items: [
          { questionKr: "언제?", questionEn: "When?", answerKr: "오늘.", answerEn: "Today." },
        ],
      },
    ],
    seoMeta: { ko: { title: "김서연 | 어바인", keywords: "어바인" }, en: { title: "Grace Kim" } },
    presentation: {
      template: "portrait",
      nameJa: "グレース・キム",
      languages: ["ko", "en"],
      taglineKr: "하루를\n여쭙니다",
      taglineEn: "I ask about your day.",
    },
    ...changes,
  };
}
