import type { SectionId } from "@realtor/profile/sections";
import { expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import { getSectionStates, type SectionState, type ShownHomes } from "./section-states.ts";

const shown = { count: 1, missing: [] };

it.each<[SectionId, Draft, SectionState["kind"]]>([
  ["about", { aboutMeEn: "Hi" }, "done"],
  ["about", { aboutMeEn: " " }, "empty"],
  ["license", {}, "setting"],
  ["address", { desiredUrl: "nora" }, "setting"],
])("the state of %s with %j is %s", (section, draft, kind) => {
  expect(getSectionStates(draft, [], ["en"], shown)[section]).toEqual({ kind });
});

it("has conditions for each section of the page", () => {
  for (const state of Object.values(getSectionStates({}, [], ["en"], { count: 0, missing: [] })))
    expect(state.kind).not.toBe("done");
});

it("names the languages of the homepage in which texts are missing", () => {
  const states = getSectionStates({ aboutMeEn: "Hi" }, [], ["en", "ja", "ko"], shown);
  expect(states.about).toEqual({ kind: "missing", langs: ["ja", "ko"] });
  expect(states.hero).toEqual({ kind: "empty" });
});

it("says first that a section has an error", () => {
  const states = getSectionStates({ aboutMeEn: "Hi" }, [{ field: "aboutJa" }], ["en", "ko"], shown);
  expect(states.about).toEqual({ kind: "error" });
});

it.each<[string, ShownHomes, SectionState]>([
  ["without a home it is empty", { count: 0, missing: [] }, { kind: "empty" }],
  ["homes with texts", { count: 2, missing: [] }, { kind: "done" }],
  ["a home without a text", { count: 2, missing: ["ko"] }, { kind: "missing", langs: ["ko"] }],
])("says of the listings: %s", (_, homes, state) => {
  expect(getSectionStates({}, [], ["en", "ko"], homes).listings).toEqual(state);
});
