import { type AdditionalSection, isKnownSection, type KnownSection } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { pickText } from "@realtor/profile/text";
import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";

export const extraMessages = defineMessages({
  body: {
    id: "editor.extra.body",
    defaultMessage: "Text",
    description: "Field label: the text of an added section.",
  },
  bodyHint: {
    id: "editor.extra.bodyHint",
    defaultMessage: "Leave a blank line between paragraphs. Begin a line with - for a list.",
    description: "Hint below the text of an added section: how to format it.",
  },
  videoUrl: {
    id: "editor.extra.videoUrl",
    defaultMessage: "YouTube link",
    description: "Field label: the address of the video of an added section.",
  },
  "team.names": {
    id: "editor.extra.team.names",
    defaultMessage: "Web addresses of the members",
    description: "Field label: the addresses of the team members’ websites.",
  },
  "team.hint": {
    id: "editor.extra.team.hint",
    defaultMessage: "One per line. For example, grace-kim",
    description: "Hint below the field for team members.",
  },
  url: {
    id: "editor.extra.url",
    defaultMessage: "Link",
    description: "Field label: the address of a link.",
  },
  quote: {
    id: "editor.extra.quote",
    defaultMessage: "Quote",
    description: "Field label: a client’s quote.",
  },
  author: {
    id: "editor.extra.author",
    defaultMessage: "Client",
    description: "Field label: the client’s name.",
  },
  place: {
    id: "editor.extra.place",
    defaultMessage: "Place",
    description: "Field label: where the client bought or sold.",
  },
  year: {
    id: "editor.extra.year",
    defaultMessage: "Year",
    description: "Field label: the year of the client’s purchase or sale.",
  },
  question: {
    id: "editor.extra.question",
    defaultMessage: "Question",
    description: "Field label: a question.",
  },
  answer: {
    id: "editor.extra.answer",
    defaultMessage: "Answer",
    description: "Field label: the answer.",
  },
  label: {
    id: "editor.extra.label",
    defaultMessage: "Text of the link",
    description: "Field label: the text of a link.",
  },
  video: {
    id: "editor.extra.video",
    defaultMessage: "Video",
    description: "Type of an added section: a video.",
  },
  text: {
    id: "editor.extra.text",
    defaultMessage: "Text",
    description: "Type of an added section: a text.",
  },
  unknown: {
    id: "editor.extra.unknown",
    defaultMessage: "Unknown section",
    description: "Name of an added section whose type the editor does not know.",
  },
  testimonials: {
    id: "editor.extra.testimonials",
    defaultMessage: "Testimonials",
    description: "Type of an added section: quotes of clients.",
  },
  faq: {
    id: "editor.extra.faq",
    defaultMessage: "Questions and answers",
    description: "Type of an added section: questions with answers.",
  },
  links: {
    id: "editor.extra.links",
    defaultMessage: "Links",
    description: "Type of an added section: links.",
  },
  team: {
    id: "editor.extra.team",
    defaultMessage: "Team",
    description: "Type of an added section: other realtors of the team.",
  },
  title: {
    id: "editor.extra.title",
    defaultMessage: "Title",
    description: "Field label: the title of an added section.",
  },
});

/** Kind and title of an additional section: "Text: Moving to Irvine". */
export function getSectionName(
  section: AdditionalSection,
  lang: Lang,
  formatMessage: IntlShape["formatMessage"],
): string {
  const kind = isKnownSection(section) ? section.type : "unknown";
  const name = formatMessage(extraMessages[kind]);
  const title = isKnownSection(section) && readTitle(section, lang);
  return title ? `${name}: ${title}` : name;
}

/** The title in the language of the form, else in the one that visitors read. */
function readTitle({ titleKr = "", titleEn = "", titleJa = "" }: KnownSection, lang: Lang) {
  const titles = { ko: titleKr, en: titleEn, ja: titleJa };
  const shown = pickText(lang, titles)?.lang ?? null;
  return shown && titles[shown];
}
