import type { RealtorProfile } from "@realtor/api/loaning";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getChangedFields } from "./compare-drafts.ts";
import {
  type AnyDraftStore,
  createDraftStore,
  type History,
  recordChange,
  redoChange,
  startHistory,
  undoChange,
} from "./draft-store.ts";
import { profileKind } from "./profile-kind.ts";
import type { Draft } from "./draft.ts";

const stored: RealtorProfile = {
  id: "1",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  email: "nora@example.com",
  isMakeHomepage: "Y",
  draft: { changes: { email: "draft@example.com" }, savedAt: "", savedBy: "" },
};
const unsaved = (store: AnyDraftStore) =>
  getChangedFields(store.getState().saved, store.getDraft());

it("the draft store starts with the saved draft and omits service keys", () => {
  const store = createDraftStore(profileKind, stored);
  expect(store.getDraft()).toEqual({
    userName: "Nora Vale",
    desiredUrl: "nora",
    email: "draft@example.com",
  });
});

it("the draft store keeps the objects of what the service returns unchanged", () => {
  const store = createDraftStore(profileKind, stored);
  store.change((draft) => ({ ...draft, photos: [{ path: "id" }], aboutMeEn: "One" }));
  const sent = store.getDraft();
  store.setStored(
    { ...stored, draft: { changes: structuredClone(sent), savedAt: "", savedBy: "" } },
    sent,
  );
  expect(store.getDraft()).toBe(sent);
  expect(store.getState().saved).toBe(sent);
  const changes = { ...structuredClone(sent), aboutMeEn: "Theirs" };
  store.setStored({ ...stored, draft: { changes, savedAt: "", savedBy: "" } }, sent);
  expect(store.getDraft()).toMatchObject({ aboutMeEn: "Theirs" });
  expect(store.getDraft()["photos"]).toBe(sent["photos"]);
});

it("the draft store takes over values normalized by the service and keeps later changes", () => {
  const store = createDraftStore(profileKind, stored);
  store.change((draft) => ({ ...draft, hompageUrl: "HTTPS://NORA.EXAMPLE" }));
  const sent = store.getDraft();
  store.change((draft) => ({ ...draft, kakaoLink: "https://typed.example" }));
  const { draft: _draft, ...rest } = stored;
  store.setStored(
    { ...rest, email: "draft@example.com", hompageUrl: "https://nora.example" },
    sent,
  );
  expect(store.getDraft()).toMatchObject({
    hompageUrl: "https://nora.example",
    kakaoLink: "https://typed.example",
  });
  expect(unsaved(store)).toEqual(["kakao"]);
});

it("the draft store keeps the draft when another user has saved", () => {
  const store = createDraftStore(profileKind, stored);
  store.change((draft) => ({ ...draft, email: "mine@example.com" }));
  store.setStored({ ...stored, draft: null, email: "theirs@example.com" });
  expect(store.getDraft()["email"]).toBe("mine@example.com");
  expect(unsaved(store)).toEqual(["email"]);
});

const draft = (n: number): Draft => ({ n });

function steps(count: number, group: string | null = null): History {
  let history = startHistory(draft(0));
  for (let n = 1; n <= count; n++)
    history = recordChange(history, draft(n), { group, at: n * 5000 });
  return history;
}

const times = (count: number, change: (history: History) => History, history: History) =>
  Array.from({ length: count }).reduce<History>(change, history);

describe("history", () => {
  it("keeps at least 50 steps for undo and redo", () => {
    const back = times(50, undoChange, steps(60));
    expect(back.present).toEqual(draft(10));
    expect(times(50, redoChange, back).present).toEqual(draft(60));
  });

  it("merges typing in one field into one step", () => {
    let history = startHistory(draft(0));
    for (const at of [0, 300, 900, 1600])
      history = recordChange(history, draft(at + 1), { group: "email", at });
    expect(undoChange(history).present).toEqual(draft(0));
    history = recordChange(history, draft(9), { group: "email", at: 5000 });
    history = recordChange(history, draft(10), { group: "phone", at: 5100 });
    history = recordChange(history, draft(11), { group: null, at: 5200 });
    history = recordChange(history, draft(12), { group: null, at: 5300 });
    expect(history.past).toHaveLength(5);
  });

  it("does not merge a change after an undo into the undone step", () => {
    const typed = recordChange(startHistory(draft(0)), draft(1), { group: "email", at: 0 });
    const again = recordChange(undoChange(typed), draft(2), { group: "email", at: 100 });
    expect(undoChange(again).present).toEqual(draft(0));
    expect(again.future).toEqual([]);
  });

  it("returns to the same state after equally many undos and redos", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 40 }),
        (count, back) => {
          const history = steps(count);
          const moved = Math.min(back, count);
          const there = times(moved, redoChange, times(moved, undoChange, history));
          expect(there.present).toEqual(history.present);
          expect(there.past).toEqual(history.past);
        },
      ),
    );
  });

  it("returns the same object where there is nothing to undo or redo", () => {
    const start = startHistory(draft(0));
    expect(undoChange(start)).toBe(start);
    expect(redoChange(start)).toBe(start);
    expect(recordChange(start, start.present, { group: null, at: 0 })).toBe(start);
  });
});
