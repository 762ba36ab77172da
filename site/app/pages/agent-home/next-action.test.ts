import { expect, it } from "vitest";
import { findNextAction } from "./next-action.ts";

it.each([
  [
    { waiting: 2, isLive: false, isSuspended: true, changes: 3, hasListings: false },
    { kind: "answer", waiting: 2 },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 3, hasListings: false },
    { kind: "publish", changes: 3 },
  ],
  [
    { waiting: 0, isLive: false, isSuspended: false, changes: 3, hasListings: false },
    { kind: "offline" },
  ],
  [
    { waiting: 0, isLive: false, isSuspended: true, changes: 3, hasListings: false },
    { kind: "suspended" },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: false },
    { kind: "addListing" },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: true },
    { kind: "none" },
  ],
  [
    { waiting: 0, isLive: true, isSuspended: false, changes: 0, hasListings: undefined },
    { kind: "none" },
  ],
])("%j leads to %j", (state, action) => {
  expect(findNextAction(state)).toEqual(action);
});
