import type { ConsentLabels } from "./consent-labels.ts";

export const en: ConsentLabels = {
  title: "May we measure your visit?",
  lead: "If you agree, we measure which pages help and where errors happen. If you refuse, every page works just the same.",
  policy: "Privacy Policy",
  buttons: { accept: "Accept", refuse: "Refuse" },
  previousChoice: {
    granted: "You have agreed to measuring.",
    denied: "You have refused measuring.",
  },
  signal:
    "Your browser sends Global Privacy Control, so we use no statistics, tags or messages on this visit.",
  summary: "What we collect, why, how long, and your right to refuse",
  what: {
    term: "What we collect",
    text: "Pages seen and interactions, a replay of the screen, errors and speed, kind of browser and device, IP address, and an identifier kept in cookies. What you type is not collected.",
  },
  why: {
    term: "Why",
    services: {
      monitoring: "finding errors and slow pages",
      analytics: "usage statistics",
      tagManager: "managing our statistics tools",
      messaging: "messages about our service",
    },
  },
  howLong: {
    term: "How long",
    text: "Cookies for up to 365 days. What was measured: [retention period to be set by counsel].",
  },
  who: {
    term: "Who receives it",
    place: "sent to the United States as you visit, over an encrypted connection",
    services: {
      monitoring: "Datadog, Inc.",
      analytics: "Amplitude, Inc.",
      tagManager: "Google LLC",
      messaging: "[messaging provider]",
    },
  },
  optOut: {
    term: "Your choice",
    text: "You can refuse, at no disadvantage. You can withdraw consent at any time under “Your privacy choices” at the end of each page; its cookies are deleted then.",
  },
};
