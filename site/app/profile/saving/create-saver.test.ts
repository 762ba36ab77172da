import { ApiError } from "@realtor/api/http";
import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createDraftStore } from "../draft/draft-store.ts";
import { profileKind } from "../draft/profile-kind.ts";
import { mergeDrafts } from "../draft/compare-drafts.ts";
import type { Draft } from "../draft/draft.ts";
import { createValidation } from "../draft/validation.ts";
import { createSaver, saveDelayMs } from "./create-saver.ts";

// The rules are loaded with the first validation, for which fake timers do not wait.
beforeAll(() => createValidation(createDraftStore(profileKind, initial)).check());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T09:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const initial: RealtorProfile = {
  id: "1",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
  aboutMeEn: "Before.",
  isMakeHomepage: "Y",
};

type Body = RealtorProfileUpdate;

function createFailure(status: number, code: string, pointer?: string): ApiError {
  const errors = pointer === undefined ? [] : [{ pointer, code }];
  const request = "PATCH /v1/realtor/1";
  return new ApiError({ status, code, message: code, reachable: status > 0, request, errors });
}

/** A service with one homepage; `responses` are the failures of the next calls, in order. */
function start(stored: Partial<RealtorProfile> = {}) {
  const service = { current: { ...initial, ...stored } };
  const responses: (ApiError | "hang" | null)[] = [];
  const bodies: Body[] = [];
  let release = () => undefined as void;
  const update = async (_id: string, body: Body) => {
    bodies.push(body);
    const response = responses.shift();
    if (response === "hang")
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    else if (response) throw response;
    if (body.updatedAt !== service.current.updatedAt) throw createFailure(409, "realtor.stale");
    const { draft, ...changes } = body;
    const savedAt = new Date().toISOString();
    const kept = draft === undefined ? service.current.draft : draft;
    const stamped = kept ? { savedAt, savedBy: "", ...kept } : null;
    const next = Object.assign({}, service.current, changes, {
      updatedAt: savedAt,
      draft: stamped,
    });
    service.current = next;
    return next;
  };
  const store = createDraftStore(profileKind, service.current);
  const validation = createValidation(store);
  validation.start();
  const saver = createSaver({
    store,
    validation,
    service: { update, load: () => Promise.resolve(service.current) },
  });
  const invalid: string[][] = [];
  const stop = saver.start({
    onSaved: () => undefined,
    onInvalid: (errors) => invalid.push(errors.map(({ field }) => field)),
  });
  const change = (changes: Draft) => store.change((draft) => ({ ...draft, ...changes }));
  const getActivity = () => saver.getState().activity;
  return {
    responses,
    bodies,
    change,
    getActivity,
    invalid,
    saver,
    service,
    stop,
    store,
    validation,
    release: () => release(),
    settle: () => vi.advanceTimersByTimeAsync(saveDelayMs),
  };
}

it("saves once, 800 ms after the last of several changes", async () => {
  const { bodies, change, settle } = start();
  change({ aboutMeEn: "O" });
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
  change({ aboutMeEn: "On" });
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(bodies).toEqual([
    { draft: { changes: { aboutMeEn: "On" } }, updatedAt: initial.updatedAt },
  ]);
});

it("saves an unpublished website itself", async () => {
  const { bodies, change, settle } = start({ isMakeHomepage: "N" });
  change({ aboutMeEn: "On" });
  await settle();
  expect(bodies).toEqual([{ aboutMeEn: "On", updatedAt: initial.updatedAt }]);
});

it("the saver sends nothing for a change that was reverted, and removes the draft of one that was saved", async () => {
  const { bodies, change, settle } = start();
  change({ aboutMeEn: "On" });
  change({ aboutMeEn: "Before." });
  await settle();
  expect(bodies).toEqual([]);
  change({ aboutMeEn: "On" });
  await settle();
  change({ aboutMeEn: "Before." });
  await settle();
  expect(bodies.map(({ draft }) => draft)).toEqual([{ changes: { aboutMeEn: "On" } }, null]);
});

it("the saver sends one request at a time, then the latest state", async () => {
  const { responses, bodies, change, settle, release, service } = start();
  responses.push("hang");
  change({ aboutMeEn: "One" });
  await settle();
  change({ aboutMeEn: "Two" });
  await settle();
  change({ aboutMeEn: "Three" });
  await settle();
  expect(bodies).toHaveLength(1);
  release();
  await settle();
  expect(bodies).toHaveLength(2);
  expect(service.current.draft?.changes).toEqual({ aboutMeEn: "Three" });
});

it("saves what is valid and keeps the invalid value in the draft", async () => {
  const { bodies, change, settle, store, validation } = start();
  change({ aboutMeEn: "On", email: "nora@" });
  await settle();
  expect(bodies.map(({ draft }) => draft?.changes)).toEqual([{ aboutMeEn: "On" }]);
  expect(store.getDraft()).toMatchObject({ aboutMeEn: "On", email: "nora@" });
  // Nothing is red before the field is left.
  expect(validation.getState()).toEqual([]);
  change({ email: "nora@example.com" });
  await settle();
  expect(bodies.at(-1)?.draft?.changes).toEqual({ aboutMeEn: "On", email: "nora@example.com" });
});

it("saves the other fields when the service refuses one, and that one after it changed", async () => {
  const { responses, bodies, change, settle, validation } = start({ isMakeHomepage: "N" });
  responses.push(createFailure(409, "slug.taken", "/desiredUrl"));
  change({ aboutMeEn: "On", desiredUrl: "grace" });
  await settle();
  expect(bodies.map(({ aboutMeEn, desiredUrl }) => [aboutMeEn, desiredUrl])).toEqual([
    ["On", "grace"],
    ["On", undefined],
  ]);
  expect(validation.getState()).toMatchObject([{ field: "slug", code: "slug.taken" }]);
  change({ desiredUrl: "nora-vale" });
  await settle();
  expect(bodies.at(-1)).toMatchObject({ desiredUrl: "nora-vale" });
  expect(validation.getState()).toEqual([]);
});

it.each([
  ["no response", 0, "network.unreachable"],
  ["an error of the service", 503, "http.503"],
])("repeats a save after %s with growing pauses", async (_, status, code) => {
  const { responses, bodies, change, getActivity, settle } = start();
  responses.push(...[1, 2, 3].map(() => createFailure(status, code)));
  change({ aboutMeEn: "On" });
  await settle();
  expect(getActivity()).toEqual({ kind: "waiting", action: "save" });
  for (const [pause, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(bodies).toHaveLength(calls - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(calls);
  }
  expect(getActivity()).toEqual({ kind: "idle" });
});

it("the saver continues at once when the connection or the session is back", async () => {
  const { responses, bodies, change, saver, settle, getActivity } = start();
  responses.push(createFailure(401, "session.missing"));
  change({ aboutMeEn: "On" });
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toHaveLength(1);
  saver.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies).toHaveLength(2);
  expect(getActivity()).toEqual({ kind: "idle" });
});

it("publishes later without connection, and says so when the service fails", async () => {
  const { responses, change, getActivity, saver, service } = start();
  change({ aboutMeEn: "On" });
  responses.push(createFailure(0, "network.unreachable"));
  expect(await saver.run("publish")).toBe(false);
  expect(getActivity()).toEqual({ kind: "waiting", action: "publish" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(service.current).toMatchObject({ aboutMeEn: "On", isMakeHomepage: "Y" });
  expect(saver.getState().publishedAt).toBe(Date.now());
  responses.push(createFailure(500, "http.500"));
  expect(await saver.run("publish")).toBe(false);
  expect(getActivity()).toMatchObject({ kind: "failed", action: "publish" });
});

it("still publishes when a field is left while the request fails", async () => {
  const { responses, change, getActivity, saver, service } = start();
  responses.push(createFailure(0, "network.unreachable"));
  change({ aboutMeEn: "On" });
  const published = saver.run("publish");
  expect(await saver.flush()).toBe(false);
  await published;
  expect(getActivity()).toEqual({ kind: "waiting", action: "publish" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(service.current.aboutMeEn).toBe("On");
});

it("the saver names the fields that the service refuses to publish", async () => {
  const { responses, invalid, saver } = start();
  responses.push(createFailure(409, "slug.taken", "/desiredUrl"));
  expect(await saver.run("publish")).toBe(false);
  expect(invalid).toEqual([["slug"]]);
});

it("merges changes of another device", async () => {
  const { change, settle, service, store } = start();
  service.current = { ...service.current, updatedAt: "later", kakaoLink: "https://k.example" };
  change({ aboutMeEn: "Mine." });
  await settle();
  expect(service.current.draft?.changes).toEqual({ aboutMeEn: "Mine." });
  expect(store.getDraft()).toMatchObject({ kakaoLink: "https://k.example", aboutMeEn: "Mine." });
});

it.each([
  ["mine", true],
  ["theirs", false],
])("saves a field that both changed when the user keeps %s", async (_, isMine) => {
  const { change, settle, service, saver, store } = start();
  service.current = { ...service.current, updatedAt: "later", aboutMeEn: "Theirs." };
  change({ aboutMeEn: "Mine.", email: "mine@example.com" });
  await settle();
  expect(saver.getState().conflicts).toMatchObject([{ field: "aboutEn", base: "Before." }]);
  expect(service.current.draft?.changes).toEqual({ email: "mine@example.com" });
  expect(store.getDraft()).toMatchObject({ aboutMeEn: "Mine." });
  saver.settleConflicts(new Set(isMine ? ["aboutEn" as const] : []));
  await settle();
  expect(saver.getState().conflicts).toEqual([]);
  const kept = isMine ? { aboutMeEn: "Mine." } : {};
  expect(service.current.draft?.changes).toEqual({ email: "mine@example.com", ...kept });
});

it("the saver ends a conflict when both values become equal", async () => {
  const { change, settle, saver, store } = start({ aboutMeEn: "Theirs." });
  const base = { ...store.getDraft(), aboutMeEn: "Before." };
  const mine = { ...base, aboutMeEn: "Mine." };
  saver.takeMerge(base, mergeDrafts(base, mine, store.getDraft()), 0);
  expect(saver.getState().conflicts).toEqual([{ field: "aboutEn", base: "Before.", mineAt: 0 }]);
  change({ aboutMeEn: "Theirs." });
  await settle();
  expect(saver.getState().conflicts).toEqual([]);
});

it("saves nothing after it was stopped", async () => {
  const { bodies, change, settle, stop } = start();
  change({ aboutMeEn: "On" });
  stop();
  await settle();
  expect(bodies).toEqual([]);
});

it("the saver does not repeat a request that fails after it was stopped", async () => {
  const { responses, bodies, change, saver, stop } = start();
  responses.push(createFailure(0, "network.unreachable"));
  change({ aboutMeEn: "On" });
  const flushed = saver.flush();
  stop();
  expect(await flushed).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toHaveLength(1);
});
