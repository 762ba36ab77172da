import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import type { Listing } from "../content/listings.ts";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { ListingCard } from "./listing-card.tsx";
import { defaultPhoto } from "./listing-card.css.ts";
import { ListingTabs } from "./listing-tabs.tsx";

const { labels, formats, links, resolveImage } = sampleProps(sampleContent("en"));
const shared = { labels, formats, links };
const listing: Listing = {
  key: "sample-1",
  type: "sale",
  status: "pending",
  price: 1_935_000,
  bedrooms: 3,
  bathrooms: 2.5,
  area: null,
  street: "6186 Sample Court",
  city: "Irvine",
  state: "CA",
  photo: null,
  slug: "home",
  broker: "Saltbrook Realty",
};
const show = (change: Partial<Listing> = {}) =>
  hydrate(
    <ul>
      <ListingCard {...shared} resolveImage={resolveImage} listing={{ ...listing, ...change }} />
    </ul>,
  );

describe("ListingCard outside a template", () => {
  it("has one link named by address and price, in the default layout", () => {
    const page = show();
    const link = screen.getByRole("link", { name: "6186 Sample Court, Irvine, CA $1,935,000" });
    expect(link).toHaveAttribute("href", "/grace-kim/homes/sample-1/home");
    expect(page.getElementsByClassName(defaultPhoto)).toHaveLength(1);
  });

  it("shows the known facts and marks unavailable listings", () => {
    show();
    const facts = within(screen.getAllByRole("list")[1] ?? document.body).getAllByRole("listitem");
    expect(facts.map((fact) => fact.textContent)).toEqual(["3 bd", "2.5 ba"]);
    expect(screen.getByText("Pending")).toHaveAttribute("data-available", "false");
  });

  it("says since when a home is back on the market, before its broker", () => {
    show({ status: "active", backOnMarket: "2026-11-12" });
    expect(screen.getByText(/Listing broker/)).toHaveTextContent(
      "Back on market November 12, 2026 Listing broker: Saltbrook Realty",
    );
  });

  it("hides what the owner withholds", () => {
    show({ street: null, price: null, status: null });
    expect(
      screen.getByRole("link", { name: "Irvine, CA (address withheld) Price on request" }),
    ).toBeInTheDocument();
    expect(screen.queryByText("Pending")).toBeNull();
  });
});

describe("ListingTabs outside a template", () => {
  it("renders links, one of them current", () => {
    hydrate(
      <ListingTabs
        {...shared}
        tabs={[
          { type: "sale", count: 6, current: false },
          { type: "sold", count: 1200, current: true },
        ]}
      />,
    );
    const tabs = screen.getAllByRole("link");
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([null, "true"]);
    expect(screen.getByRole("link", { name: "Sold 1,200 total" })).toHaveAttribute(
      "href",
      "/grace-kim?listings=sold#listings",
    );
  });
});
