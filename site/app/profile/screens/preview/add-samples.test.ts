import type { RealtorProfile } from "@realtor/api/loaning";
import { describe, expect, it } from "vitest";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";
import { addSamples } from "./add-samples.ts";

const samples = {
  name: "Your name",
  tagline: "One sentence",
  about: "A few lines",
  brokerage: "Your brokerage",
  photo: "Your photo",
};

const profile: RealtorProfile = {
  id: "1",
  userId: "2",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

const draftOf = (
  changes: Partial<PreviewDraft> & { profile?: RealtorProfile } = {},
): PreviewDraft => ({
  profile,
  listings: null,
  team: {},
  locale: "en",
  origin: "https://realtor.example",
  builder: "/en",
  samples,
  ...changes,
});

const complete: RealtorProfile = {
  ...profile,
  licenseNumber: "CA DRE 00000042",
  aboutMeKr: "소개",
  etcInfo: [{ contentType: "home_list_realtor", content: "Vale Realty" }],
  photos: [
    { path: "id", imageType: "fullsize", url: "/media/a.jpg" },
    { path: "gallery", imageType: "fullsize", url: "/media/b.jpg" },
  ],
  presentation: { taglineJa: "一文", languages: ["ko"] },
  salesCount: 12,
  careerStart: "2011-03-01",
  designMainColor: "#1F3A5F",
};

describe("addSamples", () => {
  it("changes nothing without the texts of the samples", () => {
    const { samples: _none, ...draft } = draftOf();
    expect(addSamples(draft)).toEqual({ profile, listings: null, parts: [] });
  });

  it("fills everything that an invited agent has not entered", () => {
    const { profile: filled, listings, parts } = addSamples(draftOf());
    expect(parts).toEqual([
      "photo",
      "cover",
      "tagline",
      "about",
      "brokerage",
      "license",
      "languages",
      "stats",
      "listings",
    ]);
    expect(filled).toMatchObject({
      userName: "Nora Vale",
      aboutMeEn: "A few lines",
      presentation: { taglineEn: "One sentence", languages: ["en"] },
    });
    expect(listings?.byType.sale).toHaveLength(3);
  });

  it("keeps what was entered, in any language", () => {
    const { profile: filled, parts } = addSamples(draftOf({ profile: complete }));
    expect(parts).toEqual(["listings"]);
    expect(filled).toEqual(complete);
  });

  it("writes the samples in the language of the page", () => {
    const { profile: korean } = addSamples(draftOf({ locale: "ko" }));
    expect(korean).toMatchObject({
      aboutMeKr: "A few lines",
      presentation: { taglineKr: "One sentence", languages: ["ko", "en"] },
    });
    const { profile: japanese } = addSamples(draftOf({ locale: "ja-JP" }));
    expect(japanese.presentation).toMatchObject({
      taglineJa: "One sentence",
      aboutMeJa: "A few lines",
    });
  });

  it("shows another template without changing the draft", () => {
    const { profile: shown } = addSamples(draftOf({ profile: complete, template: "editorial" }));
    expect(shown.presentation?.template).toBe("editorial");
    expect(complete.presentation?.template).toBeUndefined();
  });
});
