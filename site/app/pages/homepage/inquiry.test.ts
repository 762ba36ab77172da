import { expect, it } from "vitest";
import { inquiryAbout, inquiryListingKey } from "./inquiry.ts";

const home = (key: string, street: string | null) => ({
  key,
  type: "sale" as const,
  status: "active" as const,
  price: 1,
  bedrooms: null,
  bathrooms: null,
  area: null,
  street,
  city: "Irvine",
  state: "CA",
  broker: null,
  slug: "home",
  photo: null,
});
const listings = {
  state: "ready" as const,
  tabs: [],
  type: "sale" as const,
  items: [home("a", "1 First St"), home("b", null)],
  asOf: "2026-11-24T00:00:00Z",
  market: "crmls" as const,
};
const inquiry = (message: string, search: string) =>
  inquiryAbout(message, listings, search, "About {address}.");

it("names the home of the address, also where its street is withheld", () => {
  expect(inquiry("", "?about=a")).toBe("About 1 First St, Irvine, CA.");
  expect(inquiry(" ", "?about=b")).toBe("About Irvine, CA.");
});

it("replaces a message about another home, not one that the visitor wrote", () => {
  expect(inquiry("About Irvine, CA.", "?about=a")).toBe("About 1 First St, Irvine, CA.");
  expect(inquiry("Hello", "?about=a")).toBe("Hello");
});

it("leaves the message without a known home", () => {
  expect(inquiry("", "")).toBe("");
  expect(inquiry("", "?about=c")).toBe("");
  expect(inquiryAbout("", { state: "failed" }, "?about=a", "{address}")).toBe("");
});

it("returns the key of a home of the page only", () => {
  expect(inquiryListingKey(listings, "?about=b")).toBe("b");
  expect(inquiryListingKey(listings, "?about=c")).toBeUndefined();
  expect(inquiryListingKey(listings, "")).toBeUndefined();
  expect(inquiryListingKey({ state: "failed" }, "?about=a")).toBeUndefined();
});
