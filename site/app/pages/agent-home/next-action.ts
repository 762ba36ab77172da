import type { MissingWords } from "./missing-words.ts";

/** The next step that the home screen shows, with its count. */
export type NextAction =
  | { kind: "answer"; waiting: number }
  /** The website was published before, and is not public now. */
  | { kind: "offline" }
  /** Staff took it offline. */
  | { kind: "suspended" }
  | { kind: "publish"; changes: number }
  /** The website shows no home. */
  | { kind: "addListing" }
  /** Visitors in a language can read nothing about some homes. */
  | ({ kind: "words" } & MissingWords)
  | { kind: "none" };

interface HomeState {
  /** Requests that were not answered. */
  waiting: number;
  isLive: boolean;
  isSuspended: boolean;
  /** Fields that differ from the public website. */
  changes: number;
  /** Whether visitors see a home, of which the agent can add one; undefined until it is known. */
  hasListings: boolean | undefined;
  words: MissingWords | null;
}

/** The one thing to do next: requests first, then what is not public, then words. */
export function findNextAction(state: HomeState): NextAction {
  const { waiting, isLive, isSuspended, changes, hasListings, words } = state;
  if (waiting > 0) return { kind: "answer", waiting };
  if (isSuspended) return { kind: "suspended" };
  if (!isLive) return { kind: "offline" };
  if (changes > 0) return { kind: "publish", changes };
  if (hasListings === false) return { kind: "addListing" };
  if (words) return { kind: "words", ...words };
  return { kind: "none" };
}
