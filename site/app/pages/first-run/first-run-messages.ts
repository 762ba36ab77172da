import { defineMessage, defineMessages } from "#app/i18n/define-messages.ts";

export const messages = defineMessages({
  next: {
    id: "first-run.next",
    defaultMessage: "Continue",
    description: "Button that leads to the next step of the first run.",
  },
  back: {
    id: "first-run.back",
    defaultMessage: "Back",
    description: "Button that leads to the former step of the first run.",
  },
  steps: {
    id: "first-run.steps",
    defaultMessage: "Steps",
    description: "Accessible name of the list of steps of the first run.",
  },
  position: {
    id: "first-run.position",
    defaultMessage: "Step {n} of {total}",
    description: "Position of the open step, for screen readers.",
  },
  done: {
    id: "first-run.done",
    defaultMessage: "done",
    description: "After the name of a step that is complete, for screen readers.",
  },
  later: {
    id: "first-run.later",
    defaultMessage: "Finish later",
    description: "Link that leaves the first run; everything is saved.",
  },
  laterShort: {
    id: "first-run.laterShort",
    defaultMessage: "Later",
    description: "Link that leaves the first run, on a phone.",
  },
  saved: {
    id: "first-run.saved",
    defaultMessage: "Saved",
    description: "Status: everything is stored.",
  },
  saving: {
    id: "first-run.saving",
    defaultMessage: "Saving…",
    description: "Status while changes are being stored.",
  },
  unsaved: {
    id: "first-run.unsaved",
    defaultMessage: "Not saved.",
    description: "Status when changes could not be stored.",
  },
  onlyYou: {
    id: "first-run.onlyYou",
    defaultMessage: "Only you can see this",
    description: "Above the agent’s page before it is published.",
  },
  soFar: {
    id: "first-run.soFar",
    defaultMessage: "Your page so far",
    description: "Heading above the agent’s page before it is published.",
  },
  seeAll: {
    id: "first-run.seeAll",
    defaultMessage: "See it all",
    description: "Button that shows the agent’s whole page on the full screen.",
  },
  ghosts: {
    id: "first-run.ghosts",
    defaultMessage: "Gray parts are samples. Visitors never see them.",
    description: "Legend below the agent’s page, whose missing parts are gray samples.",
  },
});

/** Heading and first sentence of each step with a form. */
export const headings = {
  name: {
    title: defineMessage({
      id: "first-run.name.title",
      defaultMessage: "Start with your name and photo",
      description: "Heading of step 1 of the first run.",
    }),
    lead: defineMessage({
      id: "first-run.name.lead",
      defaultMessage: "Five short steps, about ten minutes. You can change everything later.",
      description: "Below the heading of step 1 of the first run.",
    }),
  },
  license: {
    title: defineMessage({
      id: "first-run.license.title",
      defaultMessage: "Your license and brokerage",
      description: "Heading of step 2 of the first run.",
    }),
    lead: defineMessage({
      id: "first-run.license.lead",
      defaultMessage: "State law asks for these on every agent’s website.",
      description: "Below the heading of step 2 of the first run.",
    }),
  },
  contact: {
    title: defineMessage({
      id: "first-run.contact.title",
      defaultMessage: "How should buyers reach you?",
      description: "Heading of step 3 of the first run.",
    }),
    lead: defineMessage({
      id: "first-run.contact.lead",
      defaultMessage: "One way is enough. Add the ones you answer every day.",
      description: "Below the heading of step 3 of the first run.",
    }),
  },
  look: {
    title: defineMessage({
      id: "first-run.look.title",
      defaultMessage: "Choose your look",
      description: "Heading of step 4 of the first run.",
    }),
    lead: defineMessage({
      id: "first-run.look.lead",
      defaultMessage: "It changes on the page as you choose. Nothing is lost when you switch.",
      description: "Below the heading of step 4 of the first run.",
    }),
  },
};
