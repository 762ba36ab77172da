import type { Photo } from "@realtor/api/loaning";

import type { SampleAgent, Translated } from "./sample-agent.ts";
import { drawingPair, photoPair } from "./sample-images.ts";

/** When the figures of the samples were true. */
export const sampleFiguresAt = "2026-01-12";

/** Creates the profile of a sample agent; see `docs/spec/profile.md#fields`. */
export function sampleProfile(agent: SampleAgent) {
  return {
    desiredUrl: agent.slug,
    contactPhone: agent.phone,
    email: agent.email,
    ...(agent.hasKakao ? { kakaoLink: `https://pf.example.com/${agent.slug}` } : {}),
    photos: createPhotos(agent),
    etcInfo: [
      { contentType: "korea_name", content: agent.name.ko },
      { contentType: "home_list_realtor", content: agent.brokerage.en },
      { contentType: "company_phone", content: agent.brokeragePhone },
      { contentType: "company_license", content: agent.brokerageLicense },
    ],
    activityRegion: agent.cities.map((city) => ({ state: agent.state, city })),
    snsYoutubeUrl: `https://youtube.example/@${agent.slug}`,
    snsInstagramUrl: `https://instagram.example/${agent.slug}`,
    aboutMeKr: agent.about.ko,
    aboutMeEn: agent.about.en,
    salesCount: agent.salesCount,
    lastYearSalesTotal: agent.lastYearSalesTotal,
    licenseNumber: agent.license,
    careerStart: agent.careerStart,
    // The default font size.
    designFontSize: 17,
    designMainColor: agent.color,
    designMainDarkMode: toFlag(agent.darkHero),
    contentDarkMode: toFlag(agent.darkContent),
    isMakeHomepage: "Y",
    madeForRealtor: "N",
    ...(agent.ownDomain === undefined ? {} : { hompageUrl: agent.ownDomain }),
    recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0000",
    additionalSections: createSections(agent),
    seoMeta: {
      ko: createSeoTexts(agent, "ko"),
      en: createSeoTexts(agent, "en"),
      ja: createSeoTexts(agent, "ja"),
    },
    presentation: {
      template: agent.template,
      figuresAt: sampleFiguresAt,
      nameJa: agent.name.ja,
      ...localize("jobTitle", agent.jobTitle),
      ...localize("tagline", agent.tagline),
      aboutMeJa: agent.about.ja,
      languages: [...agent.languages],
      brokerageKr: agent.brokerage.ko,
      brokerageJa: agent.brokerage.ja,
      ...localize("videoTitle", agent.videoTitle),
      ...(agent.images.coverFocus && { focalPoints: { top: agent.images.coverFocus } }),
    },
  };
}

function createPhotos({ slug, images, logo }: SampleAgent): Photo[] {
  return [
    ...photoPair("id", `portrait-${slug}.png`),
    ...(images.section ? photoPair("id2", `${images.section}.jpg`) : []),
    ...photoPair("top", `${images.cover}.jpg`),
    ...drawingPair("logo", `${logo}.svg`),
    ...images.gallery.flatMap((name) => photoPair("gallery", `${name}.jpg`)),
    ...photoPair("ogImage", `${images.share}.jpg`),
  ];
}

function createSections({ story, testimonials, questions = [] }: SampleAgent) {
  return [
    {
      id: "story",
      type: "text",
      ...localize("title", story.title),
      ...localize("body", story.body),
    },
    {
      id: "testimonials",
      type: "testimonials",
      items: testimonials.map(({ quote, ...source }) => ({
        ...localize("quote", quote),
        ...source,
      })),
    },
    ...(questions.length === 0
      ? []
      : [
          {
            id: "questions",
            type: "faq",
            items: questions.map(({ question, answer }) => ({
              ...localize("question", question),
              ...localize("answer", answer),
            })),
          },
        ]),
  ];
}

function createSeoTexts({ name, seo, cities }: SampleAgent, lang: keyof Translated) {
  return {
    title: seo.title[lang],
    description: seo.description[lang],
    author: name[lang],
    keywords: [name[lang], ...cities].join(", "),
  };
}

/** Returns the text as profile fields: `titleKr`, `titleEn` and `titleJa`. */
export function localize<Field extends string>(
  field: Field,
  { ko, en, ja }: Translated,
): Record<`${Field}${"Kr" | "En" | "Ja"}`, string> {
  const texts = { [`${field}Kr`]: ko, [`${field}En`]: en, [`${field}Ja`]: ja };
  // TypeScript widens computed keys to string.
  return texts as ReturnType<typeof localize<Field>>;
}

function toFlag(value: boolean): "Y" | "N" {
  return value ? "Y" : "N";
}
