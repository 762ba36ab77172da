import { expect, it } from "vitest";
import { findNextAction } from "./next-action.ts";

const words = { lang: "ko", missing: 3, total: 4, homes: [] } as const;

it.each([
  [
    { waiting: 2, isLive: false, isSuspended: true, changes: 3, hasListings: false, words: null },
    { kind: "answer", waiting: 2 },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 3, hasListings: false, words: null },
    { kind: "publish", changes: 3 },
  ],
  [
    { waiting: 0, isLive: false, isSuspended: false, changes: 3, hasListings: false, words: null },
    { kind: "offline" },
  ],
  [
    { waiting: 0, isLive: false, isSuspended: true, changes: 3, hasListings: false, words: null },
    { kind: "suspended" },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: false, words: null },
    { kind: "addListing" },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 1, hasListings: true, words },
    { kind: "publish", changes: 1 },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: true, words },
    { kind: "words", ...words },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: true, words: null },
    { kind: "none" },
  ],
  [
    {
      waiting: 0,
      isLive: true,
      isSuspended: false,
      changes: 0,
      hasListings: undefined,
      words: null,
    },
    { kind: "none" },
  ],
])("%j leads to %j", (state, action) => {
  expect(findNextAction(state)).toEqual(action);
});
