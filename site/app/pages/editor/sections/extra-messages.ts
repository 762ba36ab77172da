import { defineMessages } from "#app/i18n/define-messages.ts";

export const extraMessages = defineMessages({
  bodyKr: {
    id: "editor.extra.bodyKr",
    defaultMessage: "Text (Korean)",
    description: "Field label: the text of an added section in Korean.",
  },
  bodyEn: {
    id: "editor.extra.bodyEn",
    defaultMessage: "Text (English)",
    description: "Field label: the text of an added section in English.",
  },
  bodyHint: {
    id: "editor.extra.bodyHint",
    defaultMessage: "A blank line begins a paragraph, a dash (-) a list item.",
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
  quoteKr: {
    id: "editor.extra.quoteKr",
    defaultMessage: "Quote (Korean)",
    description: "Field label: a client’s quote in Korean.",
  },
  quoteEn: {
    id: "editor.extra.quoteEn",
    defaultMessage: "Quote (English)",
    description: "Field label: a client’s quote in English.",
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
  questionKr: {
    id: "editor.extra.questionKr",
    defaultMessage: "Question (Korean)",
    description: "Field label: a question in Korean.",
  },
  questionEn: {
    id: "editor.extra.questionEn",
    defaultMessage: "Question (English)",
    description: "Field label: a question in English.",
  },
  answerKr: {
    id: "editor.extra.answerKr",
    defaultMessage: "Answer (Korean)",
    description: "Field label: the answer in Korean.",
  },
  answerEn: {
    id: "editor.extra.answerEn",
    defaultMessage: "Answer (English)",
    description: "Field label: the answer in English.",
  },
  labelKr: {
    id: "editor.extra.labelKr",
    defaultMessage: "Label (Korean)",
    description: "Field label: the text of a link in Korean.",
  },
  labelEn: {
    id: "editor.extra.labelEn",
    defaultMessage: "Label (English)",
    description: "Field label: the text of a link in English.",
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
    defaultMessage: "FAQ",
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
  titleKr: {
    id: "editor.extra.titleKr",
    defaultMessage: "Title (Korean)",
    description: "Field label: the title of an added section in Korean.",
  },
  titleEn: {
    id: "editor.extra.titleEn",
    defaultMessage: "Title (English)",
    description: "Field label: the title of an added section in English.",
  },
});
