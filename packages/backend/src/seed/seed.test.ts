import { listing } from "@realtor/api/home-schemas";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import { getCounty } from "@realtor/api/rules";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { edgeCaseListings } from "./edge-case-listings.ts";
import { brokerage, brokerageProfile } from "./brokerage-profile.ts";
import { sampleCities } from "./cities.ts";
import { generatedListings } from "./generated-listings.ts";
import { sampleAgents } from "./sample-agents.ts";
import { sampleListings } from "./sample-listings.ts";
import { listSampleImages } from "./sample-images.ts";
import { sampleProfile } from "./sample-profile.ts";
import { sampleStories } from "./sample-stories.ts";

const today = new Date("2026-11-20T12:00:00Z");
const allListings = () => [
  ...sampleListings(today),
  ...generatedListings(today),
  ...edgeCaseListings(today),
];
const agents = sampleAgents.map(sampleProfile);
const profiles = [...agents, brokerageProfile()];

describe("sample profiles", () => {
  it.each(profiles.map((profile) => [profile.desiredUrl, profile] as const))(
    "%s passes the rules of every profile",
    (_slug, profile) => {
      expect(realtorProfileInput.safeParse(profile).error?.issues).toBeUndefined();
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

  it("contain only reserved phone numbers and addresses", () => {
    for (const profile of profiles) {
      expect(profile.contactPhone).toMatch(/^\d{3}-555-01\d\d$/);
      expect(profile.email).toMatch(/@example\.com$/);
      const domain = "hompageUrl" in profile ? profile.hompageUrl : undefined;
      expect(domain ?? "https://none.example").toMatch(/\.example$/);
    }
    for (const { snsInstagramUrl, snsYoutubeUrl } of agents) {
      for (const url of [snsInstagramUrl, snsYoutubeUrl]) {
        expect(new URL(url).hostname).toMatch(/\.example$/);
      }
    }
  });

  it("have a unique text and video in the agent's languages", () => {
    const stories = agents.flatMap(({ additionalSections, presentation }) => {
      const [story] = additionalSections;
      expect(story).toMatchObject({ type: "text" });
      const { videoTitleKr, videoTitleEn, videoTitleJa, aboutMeJa } = presentation;
      const korean = [story?.titleKr, story?.bodyKr, videoTitleKr];
      const english = [story?.titleEn, story?.bodyEn, videoTitleEn];
      const japanese = [story?.titleJa, story?.bodyJa, videoTitleJa];
      for (const text of korean) expect(text).toMatch(/[가-힣]/);
      for (const text of english) expect(text).toMatch(/^[\x20-\x7E]+$/);
      const writesJapanese = aboutMeJa !== undefined;
      expect(japanese.map((text) => text !== undefined && /[ぁ-ん]/.test(text))).toEqual([
        writesJapanese,
        writesJapanese,
        writesJapanese,
      ]);
      return [...korean, ...english, ...japanese.filter((text) => text !== undefined)];
    });
    expect(new Set(stories).size).toBe(stories.length);
  });

  it("have exactly one story per agent", () => {
    expect(Object.keys(sampleStories)).toEqual(sampleAgents.map(({ slug }) => slug));
  });
});

describe("sample listings", () => {
  it("are more than 400, valid, deterministic and have unique keys", () => {
    const listings = allListings();
    expect(listings.length).toBeGreaterThanOrEqual(400);
    expect(new Set(listings.map(({ listingKey }) => listingKey)).size).toBe(listings.length);
    for (const one of listings) expect(listing.safeParse(one).error?.issues).toBeUndefined();
    expect(allListings()).toEqual(listings);
  });

  it("match the sample data in order", () => {
    const expected = sampleAgents.flatMap((agent) => agent.listings);
    const found = sampleListings(today).map((one) => ({
      id: one.listingKey,
      price: one.listPrice,
      beds: one.bedroomsTotal,
      baths: (one.bathroomsFull ?? 0) + (one.bathroomsHalf ?? 0) / 2,
      sqft: one.livingArea,
      address: one.unparsedAddress?.split(",")[0],
      city: one.city,
      state: one.stateOrProvince,
      image: one.media?.[0]?.mediaURL.replace(/^.*\/|\.jpg$/g, ""),
    }));
    expect(found).toEqual(expected.map(({ type: _type, status: _status, ...rest }) => rest));
  });

  it("express new, open, pending and closed by status and date", () => {
    const byStatus = (status: string) => {
      const id = sampleAgents[0]?.listings.find((one) => one.status === status)?.id;
      return sampleListings(today).find(({ listingKey }) => listingKey === id);
    };
    expect(byStatus("active")).toMatchObject({ standardStatus: "Active", daysOnMarket: 24 });
    expect(byStatus("new")).toMatchObject({
      standardStatus: "Active",
      daysOnMarket: 2,
      listingContractDate: "2026-11-18",
    });
    expect(byStatus("open")).toMatchObject({
      standardStatus: "Active",
      openHouses: [{ openHouseDate: "2026-11-23", openHouseStatus: "Active" }],
    });
    expect(byStatus("pending")).toMatchObject({ standardStatus: "Pending" });
    expect(byStatus("closed")).toMatchObject({
      standardStatus: "Closed",
      closeDate: "2026-10-21",
    });
  });

  it("are in counties that the rules know", () => {
    const misplaced = Object.entries(sampleCities).filter(
      ([name, { county }]) => !["", county].includes(getCounty(name)),
    );
    expect(misplaced).toEqual([]);
  });

  it("have existing images, except for the one that is missing on purpose", async () => {
    const names = new Set(await listSampleImages());
    const missing = allListings().filter(({ media }) =>
      media?.some(({ mediaURL }) => !names.has(mediaURL.replace("/media/samples/", ""))),
    );
    expect(missing.map(({ listingKey }) => listingKey)).toEqual(["awkward-photo-gone"]);
  });

  it("do not show edge cases on the ten agents' pages", () => {
    for (const one of edgeCaseListings(today)) {
      const licenses = [
        one.listAgentStateLicense,
        one.coListAgentStateLicense,
        one.buyerAgentStateLicense,
      ];
      expect(licenses).toContain(brokerage.license);
      expect(licenses.join()).not.toMatch(/SAMPLE-(0\d|10)/);
    }
  });
});
