import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import {
  defineField,
  defineLocalizedText,
  defineSection,
  defineTextField,
} from "./define-field.ts";

export const videoSections = {
  video: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.video",
      defaultMessage: "Video",
      description: "Name of the section with a YouTube video.",
    }),
    lead: defineMessage({
      id: "editor.video.lead",
      defaultMessage: "One YouTube video. It loads when a visitor presses play.",
      description: "Explanation of the section with a YouTube video.",
    }),
    help: [
      defineMessage({
        id: "editor.help.video.place",
        defaultMessage:
          "One YouTube video. It loads when a visitor presses play, so your page stays fast.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.video.advice",
        defaultMessage: "Copy the link on YouTube under Share. One or two minutes are enough.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "video-title",
  }),
  extra: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.extra",
      defaultMessage: "More sections",
      description: "Name of the section with sections that the realtor adds.",
    }),
    lead: defineMessage({
      id: "editor.extra.lead",
      defaultMessage: "Shown below the other sections, in the order you choose.",
      description: "Explanation of the sections that the realtor adds.",
    }),
    help: [
      defineMessage({
        id: "editor.help.extra.place",
        defaultMessage:
          "Anything else: words of clients, questions and answers, links, your team, or a text of your own.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.extra.advice",
        defaultMessage: "Ask clients before you quote them. Two good quotes say more than ten.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

/** The video, and the sections that the realtor adds. */
export const videoFields = {
  video: defineTextField(table.video, {
    noun: defineMessage({
      id: "editor.noun.video",
      defaultMessage: "video",
      description: "In a list of what changed, within a sentence: the video on the website.",
    }),
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
  ...defineLocalizedText(table.videoTitle, {
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
    ko: {
      label: defineMessage({
        id: "editor.field.videoTitleKr",
        defaultMessage: "Video title (Korean)",
        description: "Field label: the video’s title in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.videoTitleEn",
        defaultMessage: "Video title (English)",
        description: "Field label: the video’s title in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.videoTitleJa",
        defaultMessage: "Video title (Japanese)",
        description: "Field label: the video’s title in Japanese.",
      }),
    },
  }),
  extra: defineField(table.extra, {
    noun: defineMessage({
      id: "editor.noun.sections",
      defaultMessage: "extra sections",
      description:
        "In a list of what changed, within a sentence: the sections that the realtor added.",
    }),
    label: defineMessage({
      id: "editor.field.extra",
      defaultMessage: "More sections",
      description: "Name of the field with the added sections, in lists of changes and errors.",
    }),
  }),
};
