import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts of the screen that several files use. */
export const versionMessages = defineMessages({
  title: {
    id: "versions.title",
    defaultMessage: "Versions",
    description: "Heading and document title of the list of versions of a website.",
  },
  editing: {
    id: "versions.editing",
    defaultMessage: "What you are editing now",
    description: "The first entry of the list of versions, with changes that are not public.",
  },
  now: {
    id: "versions.now",
    defaultMessage: "Now",
    description: "Above the page as it is now, next to a former version.",
  },
  live: {
    id: "versions.live",
    defaultMessage: "Live now",
    description: "Mark of the version that visitors see.",
  },
  published: {
    id: "versions.published",
    defaultMessage: "Published",
    description: "Mark of a version that visitors saw once.",
  },
  today: {
    id: "versions.today",
    defaultMessage: "Today",
    description: "Heading above the versions of today.",
  },
  yesterday: {
    id: "versions.yesterday",
    defaultMessage: "Yesterday",
    description: "Heading above the versions of yesterday.",
  },
  earlier: {
    id: "versions.earlier",
    defaultMessage: "Earlier",
    description: "Heading above the versions that are older than a week.",
  },
  byYou: {
    id: "versions.byYou",
    defaultMessage: "by you",
    description: "Who saved a version: the reader. A time follows.",
  },
  byStaff: {
    id: "versions.byStaff",
    defaultMessage: "by our staff",
    description: "Who saved a version: staff of the platform. A time follows.",
  },
  by: {
    id: "versions.by",
    defaultMessage: "by {name}",
    description: "Who saved a version: the person with this name. A time follows.",
  },
  back: {
    id: "versions.back",
    defaultMessage: "Back to editing",
    description: "Link from the versions to the editor.",
  },
  toList: {
    id: "versions.toList",
    defaultMessage: "Back to the list",
    description: "Accessible name of the arrow that leads from a version to the list, on a phone.",
  },
  desktop: {
    id: "versions.desktop",
    defaultMessage: "Computer",
    description: "Width of the pages: a computer.",
  },
  phone: {
    id: "versions.phone",
    defaultMessage: "Phone",
    description: "Width of the pages: a phone.",
  },
});
