import type { ActivityRegion, AdditionalSection, Photo, Presentation } from "@realtor/api/loaning";
import { limits, parseVideoId } from "@realtor/api/rules";
import { defineMessage } from "#app/i18n/define-messages.ts";
import {
  defineField,
  defineLocalizedText,
  defineNumberField,
  defineTextField,
} from "../define-field.ts";
import { etcInfoLens, listLens, numberLens, objectLens, textLens } from "../lens.ts";

/** What the homepage shows: from the hero to the added sections. */
export const contentFields = {
  ...defineLocalizedText("tagline", {
    section: "hero",
    anchor: "hero",
    max: limits.tagline,
    rows: 2,
    showCount: true,
    ko: {
      lens: textLens("presentation", "taglineKr"),
      label: defineMessage({
        id: "editor.field.taglineKr",
        defaultMessage: "Tagline (Korean)",
        description: "Field label: the sentence at the top of the page in Korean.",
      }),
    },
    en: {
      lens: textLens("presentation", "taglineEn"),
      label: defineMessage({
        id: "editor.field.taglineEn",
        defaultMessage: "Tagline (English)",
        description: "Field label: the sentence at the top of the page in English.",
      }),
    },
    ja: {
      lens: textLens("presentation", "taglineJa"),
      label: defineMessage({
        id: "editor.field.taglineJa",
        defaultMessage: "Tagline (Japanese)",
        description: "Field label: the sentence at the top of the page in Japanese.",
      }),
    },
  }),
  salesCount: defineNumberField({
    section: "stats",
    anchor: "stats-title",
    lens: numberLens("salesCount"),
    format: { maximumFractionDigits: 0 },
    label: defineMessage({
      id: "editor.field.salesCount",
      defaultMessage: "Homes sold",
      description: "Field label: the number of homes sold so far.",
    }),
  }),
  lastYear: defineNumberField({
    section: "stats",
    lens: numberLens("lastYearSalesTotal"),
    format: {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    },
    label: defineMessage({
      id: "editor.field.lastYear",
      defaultMessage: "Last year’s sales",
      description: "Field label: the total of last year’s sales in US dollars.",
    }),
  }),
  ...defineLocalizedText("about", {
    section: "about",
    anchor: "about",
    max: limits.about,
    rows: 9,
    showCount: true,
    ko: {
      lens: textLens("aboutMeKr"),
      label: defineMessage({
        id: "editor.field.aboutKr",
        defaultMessage: "About (Korean)",
        description: "Field label: the text about the realtor in Korean.",
      }),
    },
    en: {
      lens: textLens("aboutMeEn"),
      label: defineMessage({
        id: "editor.field.aboutEn",
        defaultMessage: "About (English)",
        description: "Field label: the text about the realtor in English.",
      }),
    },
    ja: {
      lens: textLens("presentation", "aboutMeJa"),
      rows: 6,
      label: defineMessage({
        id: "editor.field.aboutJa",
        defaultMessage: "About (Japanese)",
        description: "Field label: the text about the realtor in Japanese.",
      }),
    },
  }),
  zillow: defineTextField({
    section: "listings",
    anchor: "listings",
    lens: etcInfoLens("zillow_link"),
    max: limits.etcContent,
    type: "url",
    label: defineMessage({
      id: "editor.field.zillow",
      defaultMessage: "Zillow profile link",
      description: "Field label: the address of the realtor’s Zillow profile.",
    }),
  }),
  photos: defineField({
    section: "photos",
    anchor: "gallery-title",
    lens: listLens<Photo>("photos"),
    label: defineMessage({
      id: "editor.field.photos",
      defaultMessage: "Photos",
      description: "Name of the field with all photos, in lists of changes.",
    }),
  }),
  focalPoints: defineField({
    section: "photos",
    lens: objectLens<NonNullable<Presentation["focalPoints"]>>("presentation", "focalPoints"),
    label: defineMessage({
      id: "editor.field.focalPoints",
      defaultMessage: "Photo focal points",
      description: "Name of the field with the focal points of the photos, in lists of changes.",
    }),
  }),
  regions: defineField({
    section: "regions",
    anchor: "regions",
    lens: listLens<ActivityRegion>("activityRegion"),
    label: defineMessage({
      id: "editor.field.regions",
      defaultMessage: "Areas",
      description: "Name of the field with the realtor’s areas, in lists of changes and errors.",
    }),
  }),
  video: defineTextField({
    section: "video",
    anchor: "video-title",
    lens: textLens("recommendedYoutubeUrl"),
    max: limits.webAddress,
    type: "url",
    normalize: normalizeVideoLink,
    label: defineMessage({
      id: "editor.field.video",
      defaultMessage: "Video link",
      description: "Field label: the address of a YouTube video.",
    }),
    hint: defineMessage({
      id: "editor.video.hint",
      defaultMessage: "Paste any YouTube link; it is kept as a www.youtube.com address.",
      description: "Hint below the field for the video’s address.",
    }),
  }),
  ...defineLocalizedText("videoTitle", {
    section: "video",
    max: limits.sectionTitle,
    ko: {
      lens: textLens("presentation", "videoTitleKr"),
      label: defineMessage({
        id: "editor.field.videoTitleKr",
        defaultMessage: "Video title (Korean)",
        description: "Field label: the video’s title in Korean.",
      }),
    },
    en: {
      lens: textLens("presentation", "videoTitleEn"),
      label: defineMessage({
        id: "editor.field.videoTitleEn",
        defaultMessage: "Video title (English)",
        description: "Field label: the video’s title in English.",
      }),
    },
    ja: {
      lens: textLens("presentation", "videoTitleJa"),
      label: defineMessage({
        id: "editor.field.videoTitleJa",
        defaultMessage: "Video title (Japanese)",
        description: "Field label: the video’s title in Japanese.",
      }),
    },
  }),
  extra: defineField({
    section: "extra",
    lens: listLens<AdditionalSection>("additionalSections"),
    label: defineMessage({
      id: "editor.field.extra",
      defaultMessage: "More sections",
      description: "Name of the field with the added sections, in lists of changes and errors.",
    }),
  }),
};

/** Short links become www.youtube.com addresses: docs/spec/validation.md#video-link. */
function normalizeVideoLink(typed: string): string {
  const id = parseVideoId(typed);
  return id === null ? typed.trim() : `https://www.youtube.com/watch?v=${id}`;
}
