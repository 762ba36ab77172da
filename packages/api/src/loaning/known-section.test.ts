import { expect, it } from "vitest";
import { isKnownSection } from "./known-section.ts";

it("isKnownSection is true for known types only", () => {
  expect(isKnownSection({ id: "a", type: "video", url: "" })).toBe(true);
  expect(isKnownSection({ type: "hologram" })).toBe(false);
});
