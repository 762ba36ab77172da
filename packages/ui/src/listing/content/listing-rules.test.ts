import { describe, expect, it } from "vitest";
import { sampleHome } from "../../../test/fixtures/sample-home.ts";
import { sampleListings, sampleProfile } from "../../../test/fixtures/sample-homepage.ts";
import type { ListingType } from "../../labels/labels.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { prepareListing } from "../prepare-listing.ts";
import { type LifeStage, lifeStages, listingRules } from "./listing-rules.ts";

const today = "2026-11-25";

function prepareAs(type: ListingType, change: Partial<ListingDetailsInput>) {
  const { byType } = sampleListings();
  const listings = { asOf: "2026-11-25T17:00:00Z", market: "" as const };
  const content = prepareListing(
    sampleProfile,
    { ...listings, byType: { ...byType, [type]: [sampleHome(change)] } },
    "home-1",
    "en",
    { now: `${today}T20:00:00Z`, today },
  );
  if (!content) throw new Error("The home is not found: check its key.");
  return content;
}

/** How a service sends a home of each stage. */
const listingOf: Record<LifeStage, [type: ListingType, standardStatus: string]> = {
  active: ["sale", "Active"],
  comingSoon: ["sale", "Coming Soon"],
  pending: ["sale", "ActiveUnderContract"],
  sold: ["sold", "Closed"],
  rented: ["rented", "Closed"],
};

const shown: Record<LifeStage, [openHouses: boolean, priceChange: boolean, request: string]> = {
  active: [true, true, "home"],
  comingSoon: [false, true, "home"],
  pending: [false, true, "likeHome"],
  sold: [false, false, "likeHome"],
  rented: [false, false, "likeHome"],
};

describe.each(["CRMLS", "FMLS"])("a home of %s", (originatingSystemName) => {
  it.each(lifeStages)("shows what the rules allow when %s", (stage) => {
    const [type, standardStatus] = listingOf[stage];
    const content = prepareAs(type, { originatingSystemName, standardStatus, closePrice: 1 });
    const [openHouses, priceChange, request] = shown[stage];
    expect({
      openHouses: content.openHouses.length > 0,
      priceChange: content.home.priceChange !== null,
      request: content.rules.request,
    }).toEqual({ openHouses, priceChange, request });
    expect(content.rules.viewings).toBe(stage === "active");
    expect(content.rules.payment).toBe(["active", "comingSoon"].includes(stage));
    const isClosed = stage === "sold" || stage === "rented";
    expect(content.photos).toHaveLength(isClosed && originatingSystemName === "FMLS" ? 1 : 4);
    expect(content.words.original).not.toBeNull();
    expect(content.attribution.listedBy).toContain("Grace Kim");
  });
});

it("applies the strictest rules without a market", () => {
  expect(listingRules("", "sold").photos).toBe(1);
  expect(prepareAs("sold", { originatingSystemName: "other" }).photos).toHaveLength(1);
});

describe("a home by hand in Georgia", () => {
  const byHand = { originatingSystemName: "manual", stateOrProvince: "GA", closePrice: 1 };

  it.each(lifeStages)("shows all photos and names no listing service when %s", (stage) => {
    const [type, standardStatus] = listingOf[stage];
    const content = prepareAs(type, {
      ...byHand,
      standardStatus,
      listOfficeName: "Another Firm",
    });
    expect(content.photos).toHaveLength(4);
    expect(content.attribution).toMatchObject({ system: null, market: "" });
    const ids = content.attribution.notices.map(({ id }) => id);
    expect(ids).toEqual(["listings.asOf", "listings.agent"]);
  });
});

describe("the date of the status", () => {
  const dateOf = (change: Partial<ListingDetailsInput>) =>
    prepareAs("sale", change).home.statusDate;

  it.each([
    ["comingSoon", { standardStatus: "ComingSoon", onMarketDate: "2026-12-04" }, "2026-12-04"],
    [
      "pending",
      { standardStatus: "Pending", statusChangeTimestamp: "2026-11-19T17:00:00Z" },
      "2026-11-19",
    ],
    ["backOnMarket", { backOnMarketDate: "2026-11-18" }, "2026-11-18"],
    [
      "backOnMarket",
      { majorChangeType: "Back On Market", majorChangeTimestamp: "2026-11-17T17:00:00Z" },
      "2026-11-17",
    ],
    [
      "backOnMarket",
      { majorChangeType: "BackOnMarket", statusChangeTimestamp: "2026-11-16T17:00:00Z" },
      "2026-11-16",
    ],
  ] as const)("is known for %s with %j", (kind, change, date) => {
    expect(dateOf(change)).toEqual({ kind, date });
  });

  it.each([
    [{ standardStatus: "ComingSoon", onMarketDate: "2026-11-01" }],
    [{ standardStatus: "ComingSoon", backOnMarketDate: "2026-11-18" }],
    [{ standardStatus: "Active", statusChangeTimestamp: "2026-11-16T17:00:00Z" }],
    [{ majorChangeType: "PriceChange", majorChangeTimestamp: "2026-11-16T17:00:00Z" }],
    [{ standardStatus: "Pending" }],
  ])("is not shown for %j", (change) => {
    expect(dateOf(change)).toBeNull();
  });
});
