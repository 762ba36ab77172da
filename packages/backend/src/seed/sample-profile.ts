import type { Photo } from "@realtor/api/loaning";

import type { SampleAgent } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-pictures.ts";
import { localized, sampleStories } from "./sample-stories.ts";
import type { SampleStory } from "./sample-stories.ts";

/** The mark of each agent's brokerage. */
const logos: Record<string, string> = {
  "grace-kim": "logo-08-stair-k",
  michael_park: "logo-10-o-roof",
  "haruka-sato": "logo-07-breezeblock",
  "claire-whitmore": "logo-04-sun-horizon",
  daniel_choi: "logo-02-arch-door",
  emi_nakamura: "logo-09-cypress",
  "james-holloway": "logo-05-m-roofs",
  "yuna-lee": "logo-01-ridgeline",
  kenji_morita: "logo-06-key-square",
  "rafael-delgado": "logo-03-h-gable",
};

/** Agents whose homepage has a domain of its own too; nobody can buy an `.example`. */
const ownDomains: Record<string, string> = {
  "james-holloway": "https://james-holloway.example",
  kenji_morita: "https://kenji-morita.example",
};

/** The profile of a sample agent, field by field as DECISIONS section 6 places them. */
export function sampleProfile(agent: SampleAgent) {
  const hompageUrl = ownDomains[agent.slug];
  const story = storyOf(agent);
  return {
    desiredUrl: agent.slug,
    contactPhone: nationalPhone(agent.phone),
    email: agent.email,
    ...(agent.kakao === null ? {} : { kakaoLink: agent.kakao }),
    photos: photosOf(agent, story),
    etcInfo: [
      { contentType: "korea_name", content: agent.nameKr },
      { contentType: "home_list_realtor", content: agent.agency },
    ],
    activityRegion: agent.regions.map((city) => ({ state: agent.state, city })),
    snsYoutubeUrl: `https://youtube.example/@${agent.slug}`,
    snsInstagramUrl: `https://instagram.example/${agent.slug}`,
    aboutMeKr: agent.aboutMeKr,
    aboutMeEn: agent.aboutMeEn,
    salesCount: agent.salesCount,
    lastYearSalesTotal: agent.lastYearTotal,
    licenseNumber: agent.license,
    careerStart: agent.careerStart,
    // The size that the homepages are drawn at.
    designFontSize: 17,
    designMainColor: agent.color,
    designMainDarkMode: toFlag(agent.darkHero),
    contentDarkMode: toFlag(agent.darkContent),
    isMakeHomepage: "Y",
    madeForRealtor: "N",
    ...(hompageUrl === undefined ? {} : { hompageUrl }),
    recommendedYoutubeUrl: agent.youtube.replace(
      "https://youtu.be/",
      "https://www.youtube.com/watch?v=",
    ),
    additionalSections: [
      {
        id: "story",
        type: "text",
        ...localized("title", story.title),
        ...localized("body", story.body),
      },
    ],
    seoMeta: {
      ko: seo(agent.seoTitleKr, agent.seoDescriptionKr, agent.nameKr, agent.regions),
      en: seo(agent.seoTitleEn, agent.seoDescriptionEn, agent.nameEn, agent.regions),
    },
    presentation: {
      template: agent.template,
      nameJa: agent.nameJa,
      taglineKr: agent.taglineKr,
      taglineEn: agent.taglineEn,
      ...(agent.taglineJa === undefined ? {} : { taglineJa: agent.taglineJa }),
      ...(agent.aboutMeJa === undefined ? {} : { aboutMeJa: agent.aboutMeJa }),
      languages: agent.languages,
      brokerageKr: agent.agencyKr,
      ...(agent.agencyJa === undefined ? {} : { brokerageJa: agent.agencyJa }),
      ...localized("videoTitle", story.videoTitle),
    },
  };
}

function storyOf({ slug }: SampleAgent): SampleStory {
  const story = sampleStories[slug];
  if (story === undefined) throw new Error(`${slug} has no story: add one to sample-stories.ts.`);
  return story;
}

/** The `top` picture opens a Panorama homepage; elsewhere it is only the still of the video. */
function photosOf(agent: SampleAgent, story: SampleStory): Photo[] {
  const logo = logos[agent.slug];
  return [
    ...photoPair("id", `portrait-${agent.slug}.png`),
    ...photoPair("id2", `${story.picture}.jpg`),
    ...photoPair("top", `${story.still ?? agent.heroImage}.jpg`),
    ...(logo === undefined ? [] : drawingPair("logo", `${logo}.svg`)),
    ...agent.gallery.flatMap((name) => photoPair("gallery", `${name}.jpg`)),
    ...photoPair("ogImage", `${agent.heroImage}.jpg`),
  ];
}

/** `+1 949 555 0110` as the profile's phone rule wants it: `949-555-0110`. */
function nationalPhone(phone: string): string {
  return phone.replace("+1 ", "").replaceAll(" ", "-");
}

function toFlag(value: boolean): "Y" | "N" {
  return value ? "Y" : "N";
}

function seo(title: string, description: string, author: string, regions: string[]) {
  return { title, description, author, keywords: [author, ...regions].join(", ") };
}
