import { fields as table } from "@realtor/profile/fields";
import {
  defineField,
  defineLocalizedText,
  defineSection,
  defineTextField,
} from "./define-field.ts";

export const videoSections = {
  video: defineSection({
    group: "page",
    name: "editor.section.video",
    lead: "editor.video.lead",
    help: ["editor.help.video.place", "editor.help.video.advice"],
    anchor: "video-title",
  }),
  extra: defineSection({
    group: "page",
    name: "editor.section.extra",
    lead: "editor.extra.lead",
    help: ["editor.help.extra.place", "editor.help.extra.advice"],
  }),
};

/** The video, and the sections that the realtor adds. */
export const videoFields = {
  video: defineTextField(table.video, {
    noun: "editor.noun.video",
    label: "editor.field.video",
    hint: "editor.video.hint",
  }),
  ...defineLocalizedText(table.videoTitle, {
    noun: "editor.noun.videoTitle",
    label: "editor.form.videoTitle",
    ko: {
      label: "editor.field.videoTitleKr",
    },
    en: {
      label: "editor.field.videoTitleEn",
    },
    ja: {
      label: "editor.field.videoTitleJa",
    },
  }),
  extra: defineField(table.extra, {
    noun: "editor.noun.sections",
    label: "editor.field.extra",
  }),
};
