/** The six steps of buying with a loan, in order (DECISIONS section 4). */
export const steps = ["1", "2", "3", "4", "5", "6"] as const;
export type Step = (typeof steps)[number];

/** What a buyer does at each step. */
const tasks = ["a", "b", "c"] as const;
export type TaskId = `${Step}.${(typeof tasks)[number]}`;

export function tasksOf(step: Step): TaskId[] {
  return tasks.map((task): TaskId => `${step}.${task}`);
}

export const allTasks: readonly TaskId[] = steps.flatMap(tasksOf);

/** The states whose customs differ (SPEC section 3, `activityRegion`). */
export const buyingStates = ["CA", "GA"] as const;
export type BuyingState = (typeof buyingStates)[number];
