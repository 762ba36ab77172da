import type { Photo } from "@realtor/api/loaning";

import type { SampleAgent } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-images.ts";
import { localized, sampleStories } from "./sample-stories.ts";
import type { SampleStory } from "./sample-stories.ts";

/** Logo of each agent's brokerage. */
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

/** Own domains of sample agents; `.example` domains cannot be registered. */
const ownDomains: Record<string, string> = {
  "james-holloway": "https://james-holloway.example",
  kenji_morita: "https://kenji-morita.example",
};

/** Creates the profile of a sample agent; see `docs/spec/profile.md#fields`. */
export function sampleProfile(agent: SampleAgent) {
  const hompageUrl = ownDomains[agent.slug];
  const story = getStory(agent);
  return {
    desiredUrl: agent.slug,
    contactPhone: nationalPhone(agent.phone),
    email: agent.email,
    ...(agent.kakao === null ? {} : { kakaoLink: agent.kakao }),
    photos: createPhotos(agent, story),
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
    // The default font size.
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

function getStory({ slug }: SampleAgent): SampleStory {
  const story = sampleStories[slug];
  if (story === undefined) throw new Error(`${slug} has no story: add one to sample-stories.ts.`);
  return story;
}

/**
 * The `top` image is the hero of a Panorama homepage; other templates use it as the video poster
 * only.
 */
function createPhotos(agent: SampleAgent, story: SampleStory): Photo[] {
  const logo = logos[agent.slug];
  return [
    ...photoPair("id", `portrait-${agent.slug}.png`),
    ...photoPair("id2", `${story.image}.jpg`),
    ...photoPair("top", `${story.still ?? agent.heroImage}.jpg`),
    ...(logo === undefined ? [] : drawingPair("logo", `${logo}.svg`)),
    ...agent.gallery.flatMap((name) => photoPair("gallery", `${name}.jpg`)),
    ...photoPair("ogImage", `${agent.heroImage}.jpg`),
  ];
}

/** Converts `+1 949 555 0110` to `949-555-0110`, the format of `contactPhone`. */
function nationalPhone(phone: string): string {
  return phone.replace("+1 ", "").replaceAll(" ", "-");
}

function toFlag(value: boolean): "Y" | "N" {
  return value ? "Y" : "N";
}

function seo(title: string, description: string, author: string, regions: string[]) {
  return { title, description, author, keywords: [author, ...regions].join(", ") };
}
