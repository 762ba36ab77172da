import type { SectionId } from "@realtor/profile/sections";
import { expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import { getSectionStates, type SectionState } from "./section-states.ts";

it.each<[SectionId, Draft, SectionState["kind"]]>([
  ["about", { aboutMeEn: "Hi" }, "done"],
  ["about", { aboutMeEn: " " }, "empty"],
  ["license", {}, "setting"],
  ["address", { desiredUrl: "nora" }, "setting"],
])("the state of %s with %j is %s", (section, draft, kind) => {
  expect(getSectionStates(draft, [], ["en"], true)[section]).toEqual({ kind });
});

it("has conditions for each section of the page", () => {
  for (const state of Object.values(getSectionStates({}, [], ["en"], true)))
    expect(state.kind).not.toBe("done");
});

it("names the languages of the homepage in which texts are missing", () => {
  const states = getSectionStates({ aboutMeEn: "Hi" }, [], ["en", "ja", "ko"], true);
  expect(states.about).toEqual({ kind: "missing", langs: ["ja", "ko"] });
  expect(states.hero).toEqual({ kind: "empty" });
});

it("says first that a section has an error", () => {
  const states = getSectionStates({ aboutMeEn: "Hi" }, [{ field: "aboutJa" }], ["en", "ko"], true);
  expect(states.about).toEqual({ kind: "error" });
});
