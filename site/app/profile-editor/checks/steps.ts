import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

/** The steps of the first run, in order; also the fragments of the page's URL. */
export const stepIds = ["name", "license", "contact", "look", "publish"] as const;

export type StepId = (typeof stepIds)[number];

export const stepMessages = defineMessages({
  name: {
    id: "first-run.step.name",
    defaultMessage: "Name and photo",
    description: "Name of step 1 of the first run.",
  },
  license: {
    id: "first-run.step.license",
    defaultMessage: "License",
    description: "Name of step 2 of the first run: license and brokerage.",
  },
  contact: {
    id: "first-run.step.contact",
    defaultMessage: "Contact",
    description: "Name of step 3 of the first run.",
  },
  look: {
    id: "first-run.step.look",
    defaultMessage: "Look",
    description: "Name of step 4 of the first run: template and color.",
  },
  publish: {
    id: "first-run.step.publish",
    defaultMessage: "Publish",
    description: "Name of step 5 of the first run: check and publish.",
  },
}) satisfies Record<StepId, Message>;
