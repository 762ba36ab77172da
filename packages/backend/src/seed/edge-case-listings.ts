import type { Listing } from "@realtor/api/home";

import { brokerage } from "./brokerage-profile.ts";
import { dayFrom, resoListing } from "./reso-listing.ts";
import type { ListingFacts } from "./reso-listing.ts";
import { getImageUrl } from "./sample-images.ts";

const broker = { name: "Sample Broker", license: brokerage.license, office: brokerage.name };
const otherAgent = {
  name: "Sample Agent West",
  license: "SAMPLE-904",
  office: "Sample Brokerage West",
};

const plain: ListingFacts = {
  key: "awkward",
  kind: "sale",
  standardStatus: "Active",
  propertySubType: "SingleFamilyResidence",
  price: 1_250_000,
  beds: 3,
  baths: 2.5,
  sqft: 2100,
  street: "44 Sample Hill Lane",
  city: "Irvine",
  yearBuilt: 1988,
  images: ["exterior-midcentury"],
  daysOnMarket: 20,
  agent: broker,
};
const closed = { kind: "sold", standardStatus: "Closed", closedDaysAgo: 200 } as const;
const atlanta = { city: "Atlanta", price: 690_000 } as const;

/** Removes keys that a real feed may omit. */
function without(listing: Listing, ...keys: string[]): Listing {
  const left = Object.entries(listing).filter(([key]) => !keys.includes(key));
  // Never called with one of the three required keys.
  return Object.fromEntries(left) as Listing;
}

/**
 * Listings with one irregularity of real feeds each, named by their key. They belong to the
 * brokerage's license, so they appear on its page and in the search, not on a sample agent's page.
 */
export function edgeCaseListings(today: Date): Listing[] {
  const make = (key: string, facts: Partial<ListingFacts> = {}, oddity: Partial<Listing> = {}) => ({
    ...resoListing({ ...plain, ...facts, key: `awkward-${key}` }, today),
    ...oddity,
  });
  const picture = (name: string, order: number) => ({ mediaURL: getImageUrl(name), order });
  return [
    make("no-photo", { images: [] }),
    without(make("photos-absent"), "media", "photosCount"),
    make("forty-photos", {
      images: Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? "exterior-mediterranean" : "interior-living-room",
      ),
    }),
    make(
      "photos-out-of-order",
      {},
      {
        media: [
          picture("interior-kitchen-island.jpg", 2),
          picture("exterior-mediterranean.jpg", 0),
        ],
      },
    ),
    make("photo-gone", {}, { media: [picture("not-there.jpg", 0)] }),
    make(
      "staged-photo",
      {},
      {
        media: [
          {
            ...picture("interior-living-room.jpg", 0),
            mediaAlteration: ["VirtualStagingItemAddition"],
          },
          { ...picture("patio-pergola.jpg", 1), mediaAlteration: ["None"] },
        ],
      },
    ),
    make("hidden-address", {}, { internetAddressDisplayYN: false }),
    make("no-address", {}, { unparsedAddress: null, postalCode: null }),
    make("very-long-address", {
      street: `12345 ${"Old Saint Sample of the Upper Northern Orchard ".repeat(4)}Boulevard, Building 12, Unit 3456`,
    }),
    make("no-price", {}, { listPrice: null }),
    make("huge-price", { price: 285_000_000 }),
    make("studio", { beds: 0, baths: 1, sqft: 480, propertySubType: "Condominium" }),
    without(make("baths-in-parts"), "bathroomsTotalInteger"),
    without(make("area-elsewhere", {}, { buildingAreaTotal: 2100 }), "livingArea"),
    make("under-contract", { standardStatus: "ActiveUnderContract" }),
    make(
      "display-strings",
      {},
      {
        standardStatus: "Active Under Contract",
        propertySubType: "Single Family Residence",
      },
    ),
    make("coming-soon", { standardStatus: "ComingSoon" }),
    make("unknown-status", {}, { standardStatus: "Teleported" }),
    make("deleted", {}, { standardStatus: "Delete" }),
    make("withdrawn", {}, { standardStatus: "Withdrawn" }),
    make("kept-off-the-internet", {}, { internetEntireListingDisplayYN: false }),
    make("unknown-sub-type", {}, { propertySubType: "Treehouse" }),
    make("duplex", {}, { propertyType: "ResidentialIncome", propertySubType: "Duplex" }),
    without(
      make("land", {}, { propertyType: "Land", propertySubType: null, bedroomsTotal: null }),
      "livingArea",
      "yearBuilt",
      "bathroomsTotalInteger",
      "bathroomsFull",
      "bathroomsHalf",
    ),
    make(
      "unit-with-monthly-dues",
      { propertySubType: "Condominium" },
      {
        unitNumber: "12B",
        associationFee: 640,
        associationFeeFrequency: "Monthly",
      },
    ),
    make("quarterly-dues", {}, { associationFee: 300, associationFeeFrequency: "Quarterly" }),
    make(
      "script-in-remarks",
      {},
      {
        publicRemarks: `"Bring offers" & <script>alert('remarks')</script> <img src=x onerror=alert(1)> ${"Bright and airy. ".repeat(220)}`,
      },
    ),
    make(
      "remarks-in-other-scripts",
      {},
      {
        publicRemarks: "남향, 역에서 도보 5분 · 南向き、駅徒歩5分 · إطلالة على البحر · 🏡",
      },
    ),
    make("lease", { kind: "rent", price: 4200 }),
    make(
      "lease-without-price",
      { kind: "rent", price: 4200 },
      { listPrice: null, leaseAmount: null },
    ),
    make(
      "leased-without-close-price",
      { ...closed, kind: "rented", price: 3900 },
      { closePrice: null },
    ),
    make("sold-without-close-price", { ...closed }, { closePrice: null }),
    make("sold-before-2012", { ...closed, closedDaysAgo: 5800, price: 410_000 }),
    make("sold-in-georgia-with-photos", {
      ...closed,
      ...atlanta,
      images: Array.from({ length: 12 }, () => "exterior-georgia-brick"),
    }),
    make("georgia", { ...atlanta, images: ["exterior-georgia-brick"] }),
    make(
      "co-listed",
      { agent: otherAgent },
      {
        coListAgentFullName: broker.name,
        coListAgentStateLicense: broker.license,
      },
    ),
    make(
      "bought-for-a-client",
      { ...closed, agent: otherAgent },
      {
        buyerAgentFullName: broker.name,
        buyerAgentStateLicense: broker.license,
      },
    ),
    make(
      "on-offer-to-a-buyer",
      { agent: otherAgent },
      {
        buyerAgentFullName: broker.name,
        buyerAgentStateLicense: broker.license,
      },
    ),
    make("listed-twice", { street: "71 Sample Twin Court" }),
    make("listed-twice-again", { street: "71 Sample Twin Court", price: 1_225_000 }),
    make(
      "open-house-over",
      {},
      {
        openHouses: [{ openHouseDate: dayFrom(today, -9), openHouseStatus: "Ended" }],
      },
    ),
    {
      listingKey: "awkward-three-keys-only",
      standardStatus: "Active",
      propertyType: "Residential",
      listAgentStateLicense: broker.license,
      originatingSystemName: "CRMLS",
    },
  ];
}
