import type { RealtorProfile } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { toDraft } from "#app/profile-editor/draft/draft.ts";
import { findBlockers } from "./publish-rules.ts";

const complete: RealtorProfile = {
  id: "1",
  userId: "2",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  licenseNumber: "CA DRE 00000042",
  contactPhone: "949-555-0101",
  activityRegion: [{ state: "CA", city: "Irvine" }],
  etcInfo: [{ contentType: "home_list_realtor", content: "Vale Realty" }],
  photos: [{ path: "id", imageType: "fullsize", url: "/media/a.jpg" }],
};

it.each<[string, Partial<RealtorProfile>, object]>([
  ["nothing", {}, {}],
  ["the photo", { photos: [] }, { name: ["photo.missing"] }],
  ["a contact", { contactPhone: "" }, { contact: ["contact.missing"] }],
  [
    "license and brokerage",
    { licenseNumber: "", etcInfo: [] },
    { license: ["license.missing", "brokerage.missing"] },
  ],
  ["the digits", { licenseNumber: "DRE 42" }, { license: ["license.dre.format"] }],
])("finds that %s is missing, by step", (_name, changes, blockers) => {
  const profile = { ...complete, ...changes };
  expect(findBlockers(complete, toDraft(profile))).toEqual(blockers);
});
