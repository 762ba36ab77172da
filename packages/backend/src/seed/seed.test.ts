import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import { checkPublishing } from "@realtor/profile/conditions";
import { checkWording } from "@realtor/api/wording";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { repeated } from "../../test/fixtures/repeated.ts";
import { brokerage, brokerageProfile } from "./brokerage.ts";
import { mlsDescriptions } from "./homes.ts";
import type { ImageName } from "./homes.ts";
import { brokerageListings } from "./listings/brokerage.ts";
import type { SampleAgent } from "./sample-agent.ts";
import type { SampleListing } from "./sample-listing.ts";
import { sampleAgents } from "./sample-agents.ts";
import { listSampleImages } from "./sample-images.ts";
import { sampleProfile } from "./sample-profile.ts";

const agentProfiles = sampleAgents.map(sampleProfile);
const profiles = [...agentProfiles, brokerageProfile()];
const byAgent = sampleAgents.map((agent) => [agent.slug, agent] as const);

/** The profile's texts with their keys, such as `aboutMeKr` or `items.0.quoteEn`. */
function listTexts(value: unknown, path = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listTexts(entry, path === "" ? key : `${path}.${key}`),
  );
}

const coversOf = (listings: readonly SampleListing[]) => listings.map(({ photos }) => photos[0]);

/** The images on a website, those of all listing tabs included. */
function listWebsiteImages({ images, listings }: SampleAgent): ImageName[] {
  return [
    images.cover,
    ...(images.section ? [images.section] : []),
    ...images.gallery,
    ...coversOf(listings),
  ];
}

describe("sample profiles", () => {
  it.each(profiles.map((profile) => [profile.desiredUrl, profile] as const))(
    "%s passes the rules of every profile",
    (_slug, profile) => {
      expect(realtorProfileInput.safeParse(profile).error?.issues).toBeUndefined();
    },
  );

  it.each(profiles.map((profile) => [profile.desiredUrl, profile] as const))(
    "%s has what publishing requires",
    (slug, profile) => {
      const agent = sampleAgents.find((sample) => sample.slug === slug);
      const checked = { ...profile, userName: (agent ?? brokerage).name.en };
      const sample = agent !== undefined;
      expect(checkPublishing(checked, { agreed: true, sample })).toEqual([]);
    },
  );

  it("have both sizes of every image, and existing files within the size limits", async () => {
    const names = new Set(await listSampleImages());
    for (const { photos } of profiles) {
      const count = (size: string) => photos.filter(({ imageType }) => imageType === size).length;
      expect(count("thumbnail")).toBe(count("fullsize"));
      for (const { url, imageType } of photos) {
        const name = url.replace("/media/samples/", "");
        expect(names).toContain(name);
        const file = new URL(`images/${name}`, import.meta.url).pathname;
        const { width, height } = await sharp(file).metadata();
        expect(Math.max(width, height)).toBeLessThanOrEqual(imageType === "thumbnail" ? 480 : 2400);
      }
    }
  });

  it("are marked as samples: license and phone numbers, and addresses", () => {
    for (const profile of profiles) {
      expect(profile.contactPhone).toMatch(/^\d{3}-555-01\d\d$/);
      expect(profile.email).toMatch(/@example\.com$/);
      const domain = "hompageUrl" in profile ? profile.hompageUrl : undefined;
      expect(domain ?? "https://none.example").toMatch(/\.example$/);
      const etc = new Map(
        profile.etcInfo.map(({ contentType, content }): [string, string] => [contentType, content]),
      );
      expect(etc.get("company_phone")).toMatch(/^\d{3}-555-01\d\d$/);
      expect(etc.get("company_license")).toContain("SAMPLE");
    }
    for (const { snsInstagramUrl, snsYoutubeUrl, licenseNumber } of agentProfiles) {
      expect(licenseNumber).toMatch(/^(?:CA DRE|GREC) SAMPLE-\d\d$/);
      for (const url of [snsInstagramUrl, snsYoutubeUrl]) {
        expect(new URL(url).hostname).toMatch(/\.example$/);
      }
    }
    const phones = sampleAgents.flatMap(({ phone, brokeragePhone }) => [phone, brokeragePhone]);
    expect(repeated(phones)).toEqual([]);
  });

  it.each(profiles.map((profile) => [profile.desiredUrl, profile] as const))(
    "%s has every text in Korean, English and Japanese",
    (_slug, profile) => {
      const { seoMeta, ...rest } = profile;
      const texts = Object.fromEntries(listTexts(rest));
      const fields = new Set(
        Object.keys(texts).flatMap((key) => /^(.*)(?:Kr|En|Ja)$/.exec(key)?.[1] ?? []),
      );
      fields.delete("presentation.name");
      // The Japanese text about the agent is in `presentation`; the other two are not.
      fields.delete("presentation.aboutMe");
      fields.delete("presentation.brokerage");
      expect([...fields]).toEqual(
        expect.arrayContaining(["aboutMe", "presentation.tagline", "additionalSections.0.title"]),
      );
      const read = (field: string) => ({
        ko: texts[`${field}Kr`],
        en: texts[`${field}En`],
        ja: texts[field === "aboutMe" ? "presentation.aboutMeJa" : `${field}Ja`],
      });
      const names = (type: string) =>
        profile.etcInfo.find(({ contentType }) => contentType === type)?.content;
      const all = [
        ...[...fields].map((field) => [field, read(field)] as const),
        [
          "brokerage",
          { ...read("presentation.brokerage"), en: names("home_list_realtor") },
        ] as const,
      ];
      for (const [field, { ko, en, ja }] of all) {
        expect({ field, ko, en, ja }).toEqual({
          field,
          ko: expect.stringMatching(/[가-힣]/),
          en: expect.stringMatching(/^[\n\x20-\x7E’]+$/),
          // Kana or kanji, and no Korean letter.
          ja: expect.stringMatching(/^[^가-힣]*[ぁ-んァ-ヶ一-龠][^가-힣]*$/),
        });
      }
      expect(names("korea_name")).toMatch(/[가-힣]/);
      expect(texts["presentation.nameJa"]).toMatch(/[ァ-ヶ一-龠]/);
      for (const lang of ["ko", "en", "ja"] as const) {
        expect(Object.keys(seoMeta[lang])).toEqual(
          expect.arrayContaining(["title", "description", "author"]),
        );
      }
    },
  );

  it.each(profiles.map((profile) => [profile.desiredUrl, profile] as const))(
    "%s names the license of the firm in each of its states, and its phone",
    (_slug, { etcInfo, activityRegion }) => {
      const contentOf = (type: string) =>
        etcInfo.find(({ contentType }) => contentType === type)?.content;
      for (const { state } of activityRegion)
        expect(contentOf("company_license")).toMatch(
          state === "GA" ? /GREC [\w-]+/ : /CA DRE [\w-]+/,
        );
      expect(contentOf("company_phone")).toMatch(/^\d{3}-555-01\d\d$/);
    },
  );

  it("describe homes and work, and no preference for people, in any language", () => {
    const texts = profiles.flatMap((profile) => listTexts(profile).map(([, text]) => text));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap(checkWording)).toEqual([]);
  });

  it("have no text of another agent", () => {
    const texts = sampleAgents.flatMap(({ tagline, about, story, videoTitle, testimonials }) =>
      [tagline, about, story, videoTitle, testimonials].flatMap((value) =>
        listTexts(value)
          .filter(([key]) => !/author|place/.test(key))
          .map(([, text]) => text),
      ),
    );
    expect(repeated(texts)).toEqual([]);
  });
});

describe("sample images", () => {
  it("are the files of the folder", async () => {
    const files = (await listSampleImages()).filter((name) => name.endsWith(".jpg"));
    const names = [...mlsDescriptions.keys()].map((name) => `${name}.jpg`);
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it.each(byAgent)("are not on the website of %s twice", (_slug, agent) => {
    expect(repeated(listWebsiteImages(agent))).toEqual([]);
  });

  it("are not on the website of the brokerage twice", () => {
    const images = brokerageProfile()
      .photos.filter(
        ({ path, imageType }) => imageType === "fullsize" && /top|gallery/.test(path ?? ""),
      )
      .map(({ url }) => url.replace(/^.*\/|\.jpg$/g, ""));
    expect(repeated([...images, ...coversOf(brokerageListings)])).toEqual([]);
  });
});
