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
    lead: "editor.video.lead",
    anchor: "video-title",
  }),
  extra: defineSection({
    group: "page",
    lead: "editor.extra.lead",
  }),
};

/** The video, and the sections that the realtor adds. */
export const videoFields = {
  video: defineTextField(table.video, {
    noun: "editor.noun.video",
    hint: "editor.video.hint",
  }),
  ...defineLocalizedText(table.videoTitle, {
    noun: "editor.noun.videoTitle",
  }),
  extra: defineField(table.extra, {
    noun: "editor.noun.sections",
  }),
};
