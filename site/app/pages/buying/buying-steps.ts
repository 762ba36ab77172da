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
