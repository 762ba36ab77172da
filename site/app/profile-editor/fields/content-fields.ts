import type { ActivityRegion, AdditionalSection, Photo, Presentation } from "@realtor/api/loaning";
import { limits, parseVideoId } from "@realtor/api/rules";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineLocalizedText, defineTextField } from "./define-field.ts";
import { etcInfoLens, listLens, objectLens, textLens } from "../draft/lens.ts";

/** What follows the text about the realtor: from the listings to the added sections. */
export const contentFields = {
  zillow: defineTextField({
    section: "listings",
    noun: defineMessage({
      id: "editor.noun.zillow",
      defaultMessage: "Zillow link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s Zillow profile.",
    }),
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
    noun: defineMessage({
      id: "editor.noun.photos",
      defaultMessage: "{n, plural, =0 {photos} one {# photo} other {# photos}}",
      description:
        "In a list of what changed, within a sentence: photos of the gallery; {n} is their number, or 0 if it is not known.",
    }),
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
    noun: defineMessage({
      id: "editor.noun.focalPoints",
      defaultMessage: "photo position",
      description:
        "In a list of what changed, within a sentence: the part of the photos that stays visible when they are cropped.",
    }),
    lens: objectLens<NonNullable<Presentation["focalPoints"]>>("presentation", "focalPoints"),
    label: defineMessage({
      id: "editor.field.focalPoints",
      defaultMessage: "Photo focal points",
      description: "Name of the field with the focal points of the photos, in lists of changes.",
    }),
  }),
  regions: defineField({
    section: "regions",
    noun: defineMessage({
      id: "editor.noun.regions",
      defaultMessage: "areas",
      description:
        "In a list of what changed, within a sentence: the places where the realtor works.",
    }),
    anchor: "regions",
    lens: listLens<ActivityRegion>("activityRegion"),
    request: defineMessage({
      id: "editor.regions.request",
      defaultMessage: "Enter a city.",
      description: "Error of an area without a city.",
    }),
    label: defineMessage({
      id: "editor.field.regions",
      defaultMessage: "Areas",
      description: "Name of the field with the realtor’s areas, in lists of changes and errors.",
    }),
  }),
  video: defineTextField({
    section: "video",
    noun: defineMessage({
      id: "editor.noun.video",
      defaultMessage: "video",
      description: "In a list of what changed, within a sentence: the video on the website.",
    }),
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
      defaultMessage: "Paste the link of your YouTube video.",
      description: "Hint below the field for the video’s address.",
    }),
  }),
  ...defineLocalizedText(
    { ko: "videoTitleKr", en: "videoTitleEn", ja: "videoTitleJa" },
    {
      section: "video",
      noun: defineMessage({
        id: "editor.noun.videoTitle",
        defaultMessage: "video title",
        description: "In a list of what changed, within a sentence: the title of the video.",
      }),
      label: defineMessage({
        id: "editor.form.videoTitle",
        defaultMessage: "Title of the video",
        description: "Field label: the title of the video.",
      }),
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
    },
  ),
  extra: defineField({
    section: "extra",
    noun: defineMessage({
      id: "editor.noun.sections",
      defaultMessage: "extra sections",
      description:
        "In a list of what changed, within a sentence: the sections that the realtor added.",
    }),
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
