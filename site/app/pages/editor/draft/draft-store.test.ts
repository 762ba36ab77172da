import type { RealtorProfile } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { createDraftStore } from "./draft-store.ts";
import { getChangedFields } from "../fields/compare-drafts.ts";

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
const unsaved = (store: ReturnType<typeof createDraftStore>) =>
  getChangedFields(store.getState().saved, store.getDraft());

it("starts with the saved draft and omits service keys", () => {
  const store = createDraftStore(stored);
  expect(store.getDraft()).toEqual({
    userName: "Nora Vale",
    desiredUrl: "nora",
    email: "draft@example.com",
  });
});

it("takes over values normalized by the service and keeps later changes", () => {
  const store = createDraftStore(stored);
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

it("keeps the draft when another user has saved", () => {
  const store = createDraftStore(stored);
  store.change((draft) => ({ ...draft, email: "mine@example.com" }));
  store.setStored({ ...stored, draft: null, email: "theirs@example.com" });
  expect(store.getDraft()["email"]).toBe("mine@example.com");
  expect(unsaved(store)).toEqual(["email"]);
});
