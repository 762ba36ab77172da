import { defineMessages } from "#app/i18n/define-messages.ts";

/** The six steps of buying with a loan, in order. See docs/spec/routes.md#buying-guide. */
export const steps = ["1", "2", "3", "4", "5", "6"] as const;
export type Step = (typeof steps)[number];

const tasks = ["a", "b", "c"] as const;
export type TaskId = `${Step}.${(typeof tasks)[number]}`;

export function getTasks(step: Step): TaskId[] {
  return tasks.map((task): TaskId => `${step}.${task}`);
}

export const allTasks: readonly TaskId[] = steps.flatMap(getTasks);

/** The states with their own text per step. See docs/spec/profile.md#activity-regions. */
const buyingStates = ["CA", "GA"] as const;
export type BuyingState = (typeof buyingStates)[number];

/** The states of the guide, that of the agent first. */
export function orderStates(own: string | undefined): BuyingState[] {
  return buyingStates.toSorted((a, b) => Number(b === own) - Number(a === own));
}

/** Shown in the guide and in the checklist. */
export const stepTitles = defineMessages({
  "1": {
    id: "buying.1.title",
    defaultMessage: "Pre-approval",
    description: "Title of the step about pre-approval in the guide to buying a home.",
  },
  "2": {
    id: "buying.2.title",
    defaultMessage: "Search",
    description: "Title of the step about the search in the guide to buying a home.",
  },
  "3": {
    id: "buying.3.title",
    defaultMessage: "Offer",
    description: "Title of the step about the offer in the guide to buying a home.",
  },
  "4": {
    id: "buying.4.title",
    defaultMessage: "Escrow or attorney review",
    description: "Title of the step about escrow or attorney review in the guide to buying a home.",
  },
  "5": {
    id: "buying.5.title",
    defaultMessage: "Loan approval",
    description: "Title of the step about loan approval in the guide to buying a home.",
  },
  "6": {
    id: "buying.6.title",
    defaultMessage: "Closing",
    description: "Title of the step about closing in the guide to buying a home.",
  },
});
