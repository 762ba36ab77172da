import { buildingFeatures, captions, roomTypes } from "@realtor/api/listing";
import { buildingName } from "@realtor/ui/listing";
import { roomName } from "@realtor/ui/templates";
import { describe, expect, it } from "vitest";

/** What the form offers is stored in English: visitors read it in their language only if the kit knows it. */
describe.each(["ko", "ja"] as const)("in %s the kit names", (lang) => {
  it.each([...roomTypes, ...Object.values(captions)])("%s", (name) => {
    expect(roomName(name, lang).lang).toBe(lang);
  });

  it.each(Object.values(buildingFeatures).flat())("%s", (name) => {
    expect(buildingName(name, lang).lang).toBe(lang);
  });
});
