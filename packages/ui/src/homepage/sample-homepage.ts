import type { ListingType, Locale } from "../labels/labels.ts";
import type { HomepageContent } from "./homepage-content.ts";
import { prepareHomepage } from "./prepare-homepage.ts";
import type { ListingsInput } from "./prepare-listings.ts";
import type { ListingInput, ProfileInput } from "./profile-input.ts";

/**
 * A fictitious agent with all fields, for tests and stories.
 */
export const sampleProfile: ProfileInput = {
  userName: "Grace Kim",
  desiredUrl: "grace-kim",
  contactPhone: "949-555-0110",
  email: "grace-kim@example.com",
  kakaoLink: "https://pf.example.com/grace-kim",
  snsInstagramUrl: "https://www.instagram.com/example",
  snsYoutubeUrl: "https://www.youtube.com/@example",
  recommendedYoutubeUrl: "https://www.youtube.com/watch?v=EXAMPLE0000",
  aboutMeKr: "저는 집을 보여 드리기 전에 먼저 여쭙니다.",
  aboutMeEn: "Before I show you a house I ask questions.",
  licenseNumber: "CA DRE SAMPLE-01",
  salesCount: 184,
  lastYearSalesTotal: 48_200_000,
  careerStart: "2011-03-14",
  designMainDarkMode: "N",
  contentDarkMode: "N",
  photos: [
    ...["id", "id2", "top", "logo"].map((path) => ({
      path,
      imageType: "fullsize",
      url: `https://media.example/${path}.jpg`,
    })),
    ...[1, 2, 3, 4].map((n) => ({
      path: "gallery",
      imageType: "fullsize",
      url: `https://media.example/gallery-${n}.jpg`,
    })),
    { path: "id", imageType: "thumbnail", url: "https://media.example/id-small.jpg" },
  ],
  etcInfo: [
    { contentType: "korea_name", content: "김서연" },
    { contentType: "home_list_realtor", content: "Saltbrook Realty" },
    { contentType: "company_phone", content: "949-555-0100" },
    { contentType: "company_address", content: "1 Sample Way, Irvine, CA" },
    { contentType: "company_license", content: "SAMPLE-90" },
  ],
  activityRegion: [
    { state: "CA", city: "Irvine", neighborhood: "", zipcode: "" },
    { state: "CA", city: "Tustin", neighborhood: "", zipcode: "" },
  ],
  additionalSections: [
    {
      id: "a",
      type: "text",
      titleKr: "집을 보러 가는 날",
      titleEn: "Before you make an offer",
      bodyKr: "한 번에 세 곳까지만 봅니다.\n\n- 물이 새는 곳\n- 소리가 드는 곳",
      bodyEn: "We go back once more.\n\nRead https://www.example.com/guide.",
    },
    {
      id: "b",
      type: "testimonials",
      items: [{ quoteKr: "고맙습니다.", author: "J. Kim", place: "Irvine", year: 2025 }],
    },
    {
      id: "c",
      type: "faq",
      items: [{ questionEn: "How long does it take?", answerEn: "About a month." }],
    },
    { id: "d", type: "links", items: [{ labelEn: "Guide", url: "https://www.example.com" }] },
    { id: "e", type: "video", titleEn: "A tour", url: "https://youtu.be/EXAMPLE0001" },
    { id: "f", type: "team", desiredUrl: ["michael_park"] },
    { id: "g", type: "hologram", titleEn: "Not shown" },
  ],
  presentation: {
    template: "portrait",
    nameJa: "グレース・キム",
    taglineKr: "집을 보기 전에\n하루를 먼저 여쭙습니다",
    taglineEn: "I ask about your day before I show you a house.",
    languages: ["ko", "en"],
    lineLink: "https://line.example/grace-kim",
    brokerageKr: "솔트브룩 리얼티",
  },
};

/** A listing for sale; `change` overrides single fields. */
export function sampleListing(change: Partial<ListingInput> = {}): ListingInput {
  return {
    listingKey: "sample-1",
    standardStatus: "Active",
    listPrice: 1_575_000,
    unparsedAddress: "6591 Sample Lane, Irvine, CA 92618",
    city: "Irvine",
    stateOrProvince: "CA",
    bedroomsTotal: 2,
    bathroomsTotalInteger: 2,
    bathroomsHalf: 1,
    livingArea: 2200,
    daysOnMarket: 30,
    media: [{ mediaURL: "https://media.example/house.jpg", order: 0 }],
    listOfficeName: "Saltbrook Realty",
    ...change,
  };
}

/** Responses of the listing service with the given number of listings per type. */
export function sampleListings(
  counts: Partial<Record<ListingType, number>> = { sale: 3, sold: 1 },
) {
  const list = (type: ListingType) =>
    Array.from({ length: counts[type] ?? 0 }, (_, index) =>
      sampleListing({ listingKey: `${type}-${index}`, closePrice: 1_490_000 + index }),
    );
  return {
    byType: {
      sale: list("sale"),
      rent: list("rent"),
      sold: list("sold"),
      rented: list("rented"),
    },
    asOf: "2026-11-20T17:00:00Z",
    market: "crmls",
  } satisfies ListingsInput;
}

/** Content of the sample agent; `change` overrides profile fields. */
export function sampleContent(
  locale: Locale = "ko",
  change: Partial<ProfileInput> = {},
  listings: ListingsInput = sampleListings(),
): HomepageContent {
  return prepareHomepage({ ...sampleProfile, ...change }, listings, locale, {
    today: "2026-11-20",
  });
}
