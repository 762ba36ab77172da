/** What the home screen asks for, and counts. */
export type NextAction =
  | { kind: "answer"; waiting: number }
  | { kind: "publish"; changes: number }
  | { kind: "none" };

interface HomeState {
  /** Requests that were not answered. */
  waiting: number;
  /** Fields that differ from the public website. */
  changes: number;
}

/** The one thing to do next on a published website: requests first, then changes that are not live. */
export function findNextAction({ waiting, changes }: HomeState): NextAction {
  if (waiting > 0) return { kind: "answer", waiting };
  if (changes > 0) return { kind: "publish", changes };
  return { kind: "none" };
}
