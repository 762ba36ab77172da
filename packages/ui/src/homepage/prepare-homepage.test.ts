import { pickText } from "@realtor/profile/text";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lang, ListingType, Locale } from "../labels/labels.ts";
import type { ListingInput } from "./content/listings.ts";
import { prepareHomepage } from "./prepare-homepage.ts";
import type { ProfileInput } from "./profile-input.ts";
import { templateIds } from "./template-ids.ts";
import {
  sampleContent,
  sampleListing,
  sampleListings,
  sampleProfile,
} from "../../test/fixtures/sample-homepage.ts";

const locales: Locale[] = ["ko", "en", "ja-JP"];
const today = { today: "2026-11-20" };

describe("language fallback", () => {
  // Existing languages, then the result on Korean, English and Japanese pages.
  it.each<[Lang[], Lang | null, Lang | null, Lang | null]>([
    [[], null, null, null],
    [["ko"], "ko", "ko", "ko"],
    [["en"], "en", "en", "en"],
    [["ja"], "ja", "ja", "ja"],
    [["ko", "en"], "ko", "en", "en"],
    [["ko", "ja"], "ko", "ko", "ja"],
    [["en", "ja"], "en", "en", "ja"],
    [["ko", "en", "ja"], "ko", "en", "ja"],
  ])("of %j", (existing, ko, en, ja) => {
    const texts = Object.fromEntries(existing.map((lang) => [lang, `text in ${lang}`]));
    const shown = (lang: Lang) => pickText(lang, texts)?.lang ?? null;
    expect([shown("ko"), shown("en"), shown("ja")]).toEqual([ko, en, ja]);
  });

  it("treats blank texts as missing and does not mix languages", () => {
    const blank = fc.constantFrom("", " ", "\n\t", null, undefined);
    const text = fc.oneof(
      blank,
      fc.string({ minLength: 1 }).filter((value) => value.trim() !== ""),
    );
    fc.assert(
      fc.property(fc.record({ ko: text, en: text, ja: text }), (texts) => {
        for (const lang of ["ko", "en", "ja"] as const) {
          const picked = pickText(lang, texts);
          const existing = (["ko", "en", "ja"] as const).filter((one) => texts[one]?.trim());
          expect(picked === null).toBe(existing.length === 0);
          expect(picked?.text).toBe(picked ? texts[picked.lang]?.trim() : undefined);
          expect(existing.includes(lang)).toBe(picked?.lang === lang);
        }
      }),
    );
  });
});

describe("name", () => {
  it.each<[Locale, string, string | null, string]>([
    ["ko", "김서연", "Grace Kim", "김"],
    ["en", "Grace Kim", null, "G"],
    ["ja-JP", "グレース・キム", "Grace Kim", "グ"],
  ])("in %s is %s, Latin name %s", (locale, displayName, latinName, monogram) => {
    const { name } = sampleContent(locale);
    expect([name.displayName.text, name.latinName?.text ?? null, name.monogram]).toEqual([
      displayName,
      latinName,
      monogram,
    ]);
  });

  it("has the firm next to it on a page with homes in Georgia", () => {
    const georgia = { activityRegion: [{ state: "GA", city: "Atlanta" }] };
    const shown = (profile: ProfileInput, listings = sampleListings({ sale: 1 })) => {
      const { name, contacts } = sampleContent("ko", profile, listings);
      return [name.firm?.text, contacts.find(({ channel }) => channel === "phone")?.firm?.href];
    };
    expect(shown(georgia)).toEqual(["솔트브룩 리얼티", "tel:+19495550100"]);
    expect(shown({})).toEqual([undefined, undefined]);
    expect(shown(georgia, sampleListings({}))).toEqual([undefined, undefined]);
    expect(shown({ ...georgia, userName: "Saltbrook Realty" })).toEqual([undefined, undefined]);
  });

  it("falls back to the Latin name, tagged as English, without repeating it", () => {
    const { name } = sampleContent("ko", { etcInfo: [] });
    expect(name.displayName).toEqual({ text: "Grace Kim", lang: "en" });
    expect(name.latinName).toBeNull();
  });
});

describe("stats", () => {
  it.each([
    [{ salesCount: 0 }, [null, 48_200_000, 15]],
    [{ careerStart: "2026-01-01" }, [184, 48_200_000, null]],
    [{ careerStart: "not a date" }, [184, 48_200_000, null]],
    [{ careerEnd: "2015-03-13" }, [184, 48_200_000, 3]],
    [{ careerEnd: "2015-03-14" }, [184, 48_200_000, 4]],
  ] satisfies [ProfileInput, (number | null)[]][])("with %j", (change, expected) => {
    const { stats } = sampleContent("ko", change);
    expect([stats?.salesCount, stats?.lastYearTotal, stats?.years]).toEqual(expected);
  });

  it.each([
    ["2026-01-01", "last", "2026-01-01"],
    ["2025-12-31", 2024, "2025-12-31"],
    ["", null, null],
    ["2026-13-01", null, null],
  ])("entered on %j are of the year %s, as of %s", (figuresAt, totalYear, asOf) => {
    const presentation = { ...sampleProfile.presentation, figuresAt };
    expect(sampleContent("ko", { presentation }).stats).toMatchObject({ totalYear, asOf });
  });

  it("are omitted when two are missing", () => {
    expect(sampleContent("ko", { salesCount: null, lastYearSalesTotal: 0 }).stats).toBeNull();
  });
});

describe("links", () => {
  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//",
    "x",
  ])("drop %s", (address) => {
    const { contacts } = sampleContent("ko", {
      kakaoLink: address,
      snsInstagramUrl: address,
      snsYoutubeUrl: address,
      contactPhone: address,
      email: address,
      presentation: { ...sampleProfile.presentation, lineLink: address },
    });
    expect(contacts).toEqual([]);
  });

  it("only have the five safe schemes for any input", () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (typed, url) => {
        for (const value of [typed, url, `javascript:${typed}`, `${typed}${url}`]) {
          const content = sampleContent("en", {
            kakaoLink: value,
            email: value,
            contactPhone: value,
            additionalSections: [
              { type: "links", items: [{ labelEn: "Link", url: value }] },
              { type: "video", url: value },
            ],
            recommendedYoutubeUrl: value,
          });
          const links = [
            ...content.contacts.map(({ href }) => href),
            ...content.sections.flatMap((section) =>
              section.type === "links" ? section.items.map(({ href }) => href) : [],
            ),
          ];
          for (const href of links) expect(href).toMatch(/^(https?|tel|sms|mailto):/);
          expect(content.video?.id ?? "EXAMPLE0000").toMatch(/^[\w-]{11}$/);
        }
      }),
    );
  });

  it("are in the order of the language", () => {
    const first = (locale: Locale) => sampleContent(locale).contacts[0]?.channel;
    expect(locales.map(first)).toEqual(["kakao", "phone", "line"]);
  });

  it("add the country code to a US number", () => {
    expect(sampleContent("en").contacts[0]?.href).toBe("tel:+19495550110");
  });
});

describe("regions", () => {
  it("have the customary name in the page's language, without duplicates", () => {
    const { regions } = sampleContent("ko", {
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "CA", city: "irvine " },
        { state: "GA", city: "Nowhere Springs" },
        { state: "TX", city: "Austin" },
      ],
    });
    expect(regions).toEqual([
      {
        displayName: { text: "어바인", lang: "ko" },
        english: "irvine",
        state: "CA",
        city: "irvine",
        homes: 3,
      },
      {
        displayName: { text: "Nowhere Springs", lang: "en" },
        english: null,
        state: "GA",
        city: "Nowhere Springs",
        homes: 0,
      },
    ]);
  });
});

describe("custom sections", () => {
  it("keep their order and skip invalid ones", () => {
    expect(sampleContent("en").sections.map(({ type }) => type)).toEqual([
      "text",
      "testimonials",
      "faq",
      "links",
      "video",
      "team",
    ]);
  });

  it("show the members of a team with the facts of their profiles", () => {
    const prepared = prepareHomepage(sampleProfile, null, "ja-JP", {
      ...today,
      team: {
        michael_park: {
          ...sampleProfile,
          presentation: { nameJa: "マイケル・パク", jobTitleEn: "Realtor" },
        },
      },
    });
    expect(prepared.sections.find(({ type }) => type === "team")).toMatchObject({
      members: [
        {
          desiredUrl: "michael_park",
          name: { text: "マイケル・パク", lang: "ja" },
          portrait: { url: "https://media.example/id.jpg" },
          jobTitle: { text: "Realtor", lang: "en" },
          cities: [
            { text: "アーバイン", lang: "ja" },
            { text: "タスティン", lang: "ja" },
          ],
          states: ["CA"],
          languages: [],
          phone: "949-555-0110",
          salesCount: 184,
        },
      ],
    });
  });

  it("show the monogram of a member in the member's first language and color", () => {
    const monogramOf = (change: object) => {
      const section = prepareHomepage(sampleProfile, null, "en", {
        ...today,
        team: { michael_park: { ...sampleProfile, ...change } },
      }).sections.find(({ type }) => type === "team");
      return section?.type === "team" ? section.members[0]?.monogram : undefined;
    };
    expect(monogramOf({ designMainColor: "#FFD400" })).toEqual({
      name: { text: "김서연", lang: "ko" },
      character: "김",
      fill: "#FFD400",
      onFill: "#000000",
    });
    expect(monogramOf({ presentation: null })).toMatchObject({ character: "G", fill: "#1745C2" });
  });

  it("show the slug of a member whose profile could not be loaded", () => {
    expect(sampleContent("en").sections.find(({ type }) => type === "team")).toMatchObject({
      members: [{ desiredUrl: "michael_park", name: null, portrait: null, cities: [] }],
    });
  });

  it("accept any stored value", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.object())), (sections) => {
        expect(() => sampleContent("ja-JP", { additionalSections: sections })).not.toThrow();
      }),
    );
  });
});

describe("photos", () => {
  const photo = (path: string, name: string = path) => ({
    path,
    imageType: "fullsize",
    url: `/media/${name}.jpg`,
  });
  const tour = { type: "video", url: "https://youtu.be/EXAMPLE0001" };
  const story = { type: "text", bodyEn: "Text" };

  /** Names of the photos by place; `-` for a fallback. */
  function place(
    template: string,
    photos: ReturnType<typeof photo>[],
    homes: string[][] = [],
    additionalSections: object[] = [story],
  ) {
    const none = sampleListings({});
    const sale = homes.map((names, index) =>
      sampleListing({
        listingKey: `home-${index}`,
        media: names.map((name, order) => ({
          mediaURL: `/media/${name}.jpg`,
          order,
          shortDescription: name,
        })),
      }),
    );
    const content = sampleContent(
      "en",
      { photos, additionalSections, presentation: { template } },
      { ...none, byType: { ...none.byType, sale } },
    );
    const nameOf = (one: { url: string } | null | undefined) =>
      one ? one.url.slice("/media/".length, -".jpg".length) : "-";
    return {
      homes:
        content.listings.state === "ready"
          ? content.listings.items.map((home) => nameOf(home.photo))
          : [],
      strip: [...content.rooms, ...content.gallery].map(nameOf),
      video: nameOf(content.video?.poster),
      sections: content.sections.map((section) =>
        section.type === "text"
          ? nameOf(section.photo)
          : section.type === "video"
            ? nameOf(section.video.poster)
            : "",
      ),
    };
  }

  it.each([
    {
      case: "the cover is the poster, except in Panorama",
      shown: place("portrait", [photo("top"), photo("id2")]),
      expected: { homes: [], strip: [], video: "top", sections: ["id2"] },
    },
    {
      case: "the poster in Panorama is the section's photo, and the section has none then",
      shown: place("panorama", [photo("top"), photo("id2")]),
      expected: { homes: [], strip: [], video: "id2", sections: ["-"] },
    },
    {
      case: "without a cover the first gallery photo is the hero of Panorama only",
      shown: place("panorama", [photo("gallery", "a"), photo("gallery", "b")]),
      expected: { homes: [], strip: ["b"], video: "-", sections: ["-"] },
    },
    {
      case: "without a cover the poster is not a gallery photo",
      shown: place("editorial", [photo("gallery", "a"), photo("gallery", "b")]),
      expected: { homes: [], strip: ["a", "b"], video: "-", sections: ["-"] },
    },
    {
      case: "the gallery drops photos of the listings",
      shown: place("portrait", [photo("gallery", "a"), photo("gallery", "b")], [["b"], ["c", "d"]]),
      expected: { homes: ["b", "c"], strip: ["a"], video: "-", sections: ["-"] },
    },
    {
      case: "a listing shows its next photo if the hero or another listing shows the first",
      shown: place(
        "panorama",
        [photo("top", "a")],
        [
          ["a", "b", "c"],
          ["b", "d"],
        ],
      ),
      expected: { homes: ["b", "d"], strip: ["c"], video: "-", sections: ["-"] },
    },
    {
      case: "a listing without another photo keeps its own",
      shown: place("portrait", [], [["a"], ["a"]]),
      expected: { homes: ["a", "a"], strip: [], video: "-", sections: ["-"] },
    },
    {
      case: "a gallery with a repeated photo shows it once",
      shown: place("portrait", [photo("gallery", "a"), photo("gallery", "a")]),
      expected: { homes: [], strip: ["a"], video: "-", sections: ["-"] },
    },
    {
      case: "one of several videos has the poster",
      shown: place("portrait", [photo("top"), photo("id2")], [], [tour, story, story]),
      expected: { homes: [], strip: [], video: "top", sections: ["-", "id2", "-"] },
    },
    {
      case: "the portrait is nowhere else",
      shown: place("editorial", [photo("id", "a"), photo("top", "a"), photo("gallery", "a")]),
      expected: { homes: [], strip: [], video: "-", sections: ["-"] },
    },
  ])("$case", ({ shown, expected }) => {
    expect(shown).toEqual(expected);
  });
});

describe("listings", () => {
  const read = (type: ListingType, change: Partial<ListingInput>) => {
    const listings = sampleListings({});
    const { listings: prepared } = prepareHomepage(
      sampleProfile,
      { ...listings, byType: { ...listings.byType, [type]: [sampleListing(change)] } },
      "en",
      { ...today, listing: type },
    );
    return prepared.state === "ready" ? prepared.items[0] : undefined;
  };

  it.each<[ListingType, Partial<ListingInput>, string | null]>([
    ["sale", {}, "active"],
    ["sale", { daysOnMarket: 6 }, "new"],
    ["sale", { daysOnMarket: 7 }, "active"],
    ["sale", { standardStatus: "ActiveUnderContract" }, "pending"],
    ["sale", { standardStatus: "Active Under Contract" }, "pending"],
    ["rent", { standardStatus: "Pending" }, "pending"],
    ["sale", { standardStatus: "Teleported" }, null],
    ["sale", { standardStatus: null }, null],
    ["sale", { openHouses: [{ openHouseDate: "2026-11-20" }] }, "open"],
    ["sale", { openHouses: [{ openHouseDate: "2026-11-19" }] }, "active"],
    [
      "sale",
      { openHouses: [{ openHouseDate: "2026-11-22", openHouseStatus: "Canceled" }] },
      "active",
    ],
    ["sold", { standardStatus: "Closed" }, "sold"],
    ["rented", { standardStatus: "Closed" }, "rented"],
  ])("%s with %j is %s", (type, change, status) => {
    expect(read(type, change)?.status).toBe(status);
  });

  it.each<[ListingType, Partial<ListingInput>, number | null]>([
    ["sale", {}, 1_575_000],
    ["sale", { listPrice: 0 }, null],
    ["rent", { leaseAmount: 4200 }, 4200],
    ["sold", {}, null],
    ["sold", { closePrice: 1_500_000 }, 1_500_000],
    ["rented", { closePrice: null, leaseAmount: 3900 }, 3900],
  ])("%s with %j costs %s", (type, change, price) => {
    expect(read(type, change)?.price).toBe(price);
  });

  it("hide a withheld address", () => {
    expect(read("sale", { internetAddressDisplayYN: false })).toMatchObject({
      street: null,
      city: "Irvine",
    });
  });

  it("omit listings without internet display, also from the count", () => {
    const listings = sampleListings({ sale: 1 });
    listings.byType.sale.push(sampleListing({ internetEntireListingDisplayYN: false }));
    const prepared = sampleContent("en", {}, listings).listings;
    expect(prepared.state === "ready" && prepared.tabs[0]?.count).toBe(1);
  });

  it("with a photo come before those without, otherwise in the order of the service", () => {
    const listings = sampleListings({});
    listings.byType.sale.push(
      sampleListing({ listingKey: "none", media: [] }),
      sampleListing({ listingKey: "first" }),
      sampleListing({ listingKey: "absent", media: null }),
      sampleListing({ listingKey: "second" }),
    );
    const prepared = sampleContent("en", {}, listings).listings;
    expect(prepared.state === "ready" && prepared.items.map(({ key }) => key)).toEqual([
      "first",
      "second",
      "none",
      "absent",
    ]);
  });

  it("count a half bathroom as a half, also when computed from parts", () => {
    expect(read("sale", {})?.bathrooms).toBe(1.5);
    expect(
      read("sale", { bathroomsTotalInteger: null, bathroomsFull: 2, bathroomsHalf: 1 })?.bathrooms,
    ).toBe(2.5);
  });

  it("select the requested tab, or the first that is not empty", () => {
    const listings = sampleListings({ sold: 2 });
    const current = (listing: ListingType | null) => {
      const prepared = prepareHomepage(sampleProfile, listings, "ko", { ...today, listing });
      return prepared.listings.state === "ready" ? prepared.listings.type : null;
    };
    expect(current(null)).toBe("sold");
    expect(current("rent")).toBe("rent");
  });

  it("distinguish an unavailable service from no listings", () => {
    expect(sampleContent("ko", {}, null).listings.state).toBe("failed");
    expect(sampleContent("ko", {}, sampleListings({})).listings.state).toBe("empty");
  });
});

describe("the template", () => {
  it.each(templateIds)("is the stored %s", (template) => {
    const { presentation } = sampleProfile;
    expect(sampleContent("ko", { presentation: { ...presentation, template } }).template).toBe(
      template,
    );
  });

  it.each(["brutalist", "", "constructor", null])("is Portrait for %j", (template) => {
    expect(sampleContent("ko", { presentation: { template } }).template).toBe("portrait");
  });
});

describe("any profile", () => {
  it("can have every field missing", () => {
    const content = prepareHomepage({ desiredUrl: "grace-kim" }, null, "ja-JP", today);
    expect(content.name.displayName).toEqual({ text: "grace-kim", lang: "en" });
    expect(content).toMatchObject({
      template: "portrait",
      portrait: null,
      stats: null,
      texts: [],
      gallery: [],
      regions: [],
      sections: [],
      contacts: [],
    });
  });

  it("is not modified, and the content is serializable as JSON", () => {
    const before = structuredClone(sampleProfile);
    for (const locale of locales) {
      const content = sampleContent(locale);
      expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    }
    expect(sampleProfile).toEqual(before);
  });
});

describe("legal lines", () => {
  const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

  it("identify the responsible agent and firm, in footer order", () => {
    expect(texts(sampleContent("ko").legal.identity)).toEqual([
      "김서연 (Grace\u{a0}Kim)",
      "솔트브룩 리얼티",
      "소속 회사 CA DRE 면허 SAMPLE-90",
      "1 Sample Way, Irvine, CA",
      "949-555-0100",
      "CA DRE 면허 SAMPLE-01",
    ]);
  });

  it("list the firm of a Georgia agent first", () => {
    const { identity } = sampleContent("en", {
      licenseNumber: "GREC SAMPLE-05",
      activityRegion: [{ state: "GA", city: "Atlanta" }],
    }).legal;
    expect(texts(identity.filter(({ strong }) => strong))).toEqual([
      "Saltbrook Realty 949-555-0100",
      "Grace Kim",
    ]);
  });

  it("recognize the page of a brokerage", () => {
    const { identity } = sampleContent("en", { userName: "Saltbrook Realty" }).legal;
    expect(texts(identity).filter((text) => text === "Saltbrook Realty")).toHaveLength(1);
  });

  it("for listings exist only with listings", () => {
    expect(sampleContent("en", {}, null).legal.listings).toEqual([]);
    expect(sampleContent("en", {}, sampleListings({})).legal.listings).toEqual([]);
    expect(sampleContent("en").legal.listings.map(({ id }) => id)).toEqual([
      "listings.asOf",
      "listings.crmls",
    ]);
  });
});
