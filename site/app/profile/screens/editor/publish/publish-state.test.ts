import { expect, it } from "vitest";
import { getPublishState } from "./publish-state.ts";

type Facts = Parameters<typeof getPublishState>[0];

const nothing: Facts = {
  activity: { kind: "idle" },
  isSlow: false,
  conflictCount: 0,
  errorCount: 0,
  isPublished: true,
  changeCount: 0,
  publishedAt: null,
};
const saving = { kind: "saving", action: "save" } as const;

it.each<[string, Partial<Facts>, object]>([
  ["nothing", {}, { kind: "live" }],
  ["a publication", { publishedAt: 5 }, { kind: "published", at: 5 }],
  ["changes after it", { publishedAt: 5, changeCount: 3 }, { kind: "changes", n: 3 }],
  ["an unpublished website", { isPublished: false, changeCount: 3 }, { kind: "draft" }],
  ["errors", { errorCount: 2, changeCount: 3 }, { kind: "invalid", n: 2 }],
  ["a conflict", { conflictCount: 1, errorCount: 2 }, { kind: "conflict" }],
  ["a fast save", { activity: saving, changeCount: 3 }, { kind: "changes", n: 3 }],
  ["a slow save", { activity: saving, isSlow: true, changeCount: 3 }, { kind: "saving" }],
  [
    "no connection",
    { activity: { kind: "waiting", action: "publish" }, changeCount: 3 },
    { kind: "waiting", action: "publish" },
  ],
  [
    "a failure",
    { activity: { kind: "failed", action: "publish", error: null }, errorCount: 1 },
    { kind: "failed", action: "publish" },
  ],
])("shows %s", (_, facts, state) => {
  expect(getPublishState({ ...nothing, ...facts })).toEqual(state);
});
