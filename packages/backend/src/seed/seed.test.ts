import { listing } from "@realtor/api/home-schemas";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import { getCounty } from "@realtor/api/rules";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { brokerage, brokerageListings, brokerageProfile } from "./brokerage.ts";
import { sampleCities } from "./cities.ts";
import { generatedListings } from "./generated-listings.ts";
import { homes, mlsDescriptions } from "./homes.ts";
import type { ImageName } from "./homes.ts";
import type { SampleAgent, SampleListing } from "./sample-agent.ts";
import { sampleAgents } from "./sample-agents.ts";
import { listSampleImages } from "./sample-images.ts";
import { sampleListings } from "./sample-listings.ts";
import { sampleProfile } from "./sample-profile.ts";

const today = new Date("2026-11-20T12:00:00Z");
const allListings = () => [...sampleListings(today), ...generatedListings(today)];
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

/** The images on a homepage, those of all listing tabs included. */
function listHomepageImages({ images, listings }: SampleAgent): ImageName[] {
  return [
    images.cover,
    ...(images.section ? [images.section] : []),
    ...images.gallery,
    ...coversOf(listings),
  ];
}

/** FMLS permits only the first image of a closed listing, so the service omits the others. */
function listShownPhotos({ state }: SampleAgent, { photos, closedDaysAgo }: SampleListing) {
  return state === "GA" && closedDaysAgo !== undefined ? photos.slice(0, 1) : photos;
}

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

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

  it.each(byAgent)("are not on the homepage of %s twice", (_slug, agent) => {
    expect(repeated(listHomepageImages(agent))).toEqual([]);
  });

  it("are not on the homepage of the brokerage twice", () => {
    const images = brokerageProfile()
      .photos.filter(
        ({ path, imageType }) => imageType === "fullsize" && /top|gallery/.test(path ?? ""),
      )
      .map(({ url }) => url.replace(/^.*\/|\.jpg$/g, ""));
    expect(repeated([...images, ...coversOf(brokerageListings)])).toEqual([]);
  });

  it.each(byAgent)("are not in two listings of %s", (_slug, agent) => {
    expect(repeated(agent.listings.flatMap((home) => listShownPhotos(agent, home)))).toEqual([]);
  });

  it("are not in the carousel next to each other", () => {
    // The first view shows the cover in Panorama only.
    const shown = ({ template, images, listings }: SampleAgent) => [
      images.share,
      ...coversOf(listings.slice(0, 1)),
      ...(template === "panorama" ? [images.cover] : []),
    ];
    for (const [index, agent] of sampleAgents.entries()) {
      const next = sampleAgents[(index + 1) % sampleAgents.length] ?? agent;
      const both = shown(agent).filter((name) => shown(next).includes(name));
      expect({ next: next.slug, both }).toEqual({ next: next.slug, both: [] });
    }
  });
});

describe("sample listings", () => {
  const owned = [
    ...sampleAgents.flatMap((agent) => agent.listings.map((home) => [agent.slug, home] as const)),
    ...brokerageListings.map((home) => [brokerage.slug, home] as const),
  ];

  it("are more than 400, valid, deterministic and have unique keys", () => {
    const listings = allListings();
    expect(listings.length).toBeGreaterThanOrEqual(400);
    expect(new Set(listings.map(({ listingKey }) => listingKey)).size).toBe(listings.length);
    for (const one of listings) expect(listing.safeParse(one).error?.issues).toBeUndefined();
    expect(allListings()).toEqual(listings);
  });

  it.each(byAgent)("of %s are at least six in the agent's cities, of several kinds", (_, agent) => {
    expect(agent.listings.length).toBeGreaterThanOrEqual(6);
    const kinds = new Set(agent.listings.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    for (const { city } of agent.listings) expect(agent.cities).toContain(city);
    const openHouses = agent.listings.filter(({ openHouse }) => openHouse !== undefined);
    expect(openHouses.length).toBeGreaterThanOrEqual(1);
    expect(openHouses.length).toBeLessThanOrEqual(2);
  });

  it("have three photos or more, of one home and its rooms", () => {
    const homeOf = new Map(
      Object.entries(homes).flatMap(([home, images]) =>
        Object.keys(images).map((name) => [name, home] as const),
      ),
    );
    for (const [slug, { photos, street }] of owned) {
      expect(new Set(photos).size).toBe(photos.length);
      expect(photos.length).toBeGreaterThanOrEqual(3);
      const places = photos
        .filter((name) => name.startsWith("exterior") || name.startsWith("hero"))
        .map((name) => homeOf.get(name));
      expect({ slug, street, homes: [...new Set(places)].slice(1) }).toEqual({
        slug,
        street,
        homes: [],
      });
    }
  });

  it("have an address and remarks of their own, of 60 to 120 words", () => {
    expect(repeated(owned.map(([, { street }]) => street))).toEqual([]);
    expect(repeated(owned.map(([, { remarks }]) => remarks))).toEqual([]);
    const lengths = owned
      .map(([slug, { street, remarks }]) => [slug, street, remarks.split(/\s+/).length] as const)
      .filter(([, , words]) => words < 60 || words > 120);
    expect(lengths).toEqual([]);
  });

  it("are closed exactly if they were sold or leased, and have a plausible price", () => {
    const implausible = owned.filter(([, { kind, price, sqft, city }]) => {
      const typical = sampleCities[city]?.typicalPrice ?? 0;
      const isLease = kind === "rent" || kind === "rented";
      const ratio = ((isLease ? price * 300 : price) / typical) * (2200 / sqft);
      return ratio < 0.4 || ratio > 2.5;
    });
    expect(implausible).toEqual([]);
    for (const [, { kind, closedDaysAgo }] of owned) {
      expect(closedDaysAgo !== undefined).toBe(kind === "sold" || kind === "rented");
    }
  });

  it("express new, open, pending and closed by status and date", () => {
    const find = (street: string) =>
      sampleListings(today).find(({ unparsedAddress }) => unparsedAddress?.startsWith(street));
    expect(find("18 Stonefield")).toMatchObject({
      listingKey: "grace-kim-1",
      listingId: "SAMPLE-GRACE-KIM-1",
      standardStatus: "Active",
      daysOnMarket: 24,
      openHouses: [
        {
          openHouseDate: "2026-11-28",
          openHouseStartTime: "2026-11-28T21:00:00Z",
          openHouseEndTime: "2026-11-29T00:00:00Z",
          openHouseStatus: "Active",
        },
      ],
      associationFee: 285,
      garageSpaces: 3,
      lotSizeSquareFeet: 7200,
      attributionContact: "949-555-0110",
    });
    expect(find("2107 Alder Cove")).toMatchObject({
      daysOnMarket: 3,
      listingContractDate: "2026-11-17",
    });
    expect(find("341 Mission Fig")).toMatchObject({ standardStatus: "Pending" });
    expect(find("1290 Heron Point")).toMatchObject({
      standardStatus: "Closed",
      closeDate: "2026-09-19",
      closePrice: 2_010_000,
    });
    expect(find("318 Amberwood")).toMatchObject({
      openHouses: [{ openHouseDate: "2026-11-28", openHouseStartTime: "2026-11-28T18:00:00Z" }],
    });
  });

  it("are in counties that the rules know", () => {
    const misplaced = Object.entries(sampleCities).filter(
      ([name, { county }]) => !["", county].includes(getCounty(name)),
    );
    expect(misplaced).toEqual([]);
  });

  it("have existing images", async () => {
    const names = new Set(await listSampleImages());
    const missing = allListings().filter(({ media }) =>
      media?.some(({ mediaURL }) => !names.has(mediaURL.replace("/media/samples/", ""))),
    );
    expect(missing).toEqual([]);
  });
});
