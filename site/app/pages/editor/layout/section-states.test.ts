import { expect, it } from "vitest";
import type { SectionId } from "#app/profile-editor/fields/profile-fields.ts";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import { getSectionStates, type SectionState } from "./section-states.ts";

const photo = (path: string) => ({ photos: [{ path, imageType: "fullsize", url: "/a.jpg" }] });

it.each<[SectionId, Draft, SectionState["kind"]]>([
  ["name", { userName: "Nora" }, "empty"],
  ["name", { userName: "Nora", ...photo("id") }, "done"],
  ["stats", {}, "empty"],
  ["stats", { salesCount: 3 }, "done"],
  ["photos", photo("id"), "empty"],
  ["photos", photo("gallery"), "done"],
  ["about", { aboutMeEn: "Hi" }, "done"],
  ["about", { aboutMeEn: " " }, "empty"],
  ["listings", { licenseNumber: "1" }, "empty"],
  ["contact", { kakaoLink: "https://pf.example.com/nora" }, "done"],
  ["license", {}, "setting"],
  ["address", { desiredUrl: "nora" }, "setting"],
])("the state of %s with %j is %s", (section, draft, kind) => {
  expect(getSectionStates(draft, [], ["en"], true)[section]).toEqual({ kind });
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
