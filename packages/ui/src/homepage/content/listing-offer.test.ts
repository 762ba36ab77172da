import { expect, it } from "vitest";
import { labelsFor } from "../../labels/labels.ts";
import { statusText } from "./listing-offer.ts";

it("an active home for rent is not called for sale", () => {
  const { listings } = labelsFor("ja-JP").homepage;
  expect(statusText({ status: "active", type: "rent" }, listings)).toBe("募集中");
  expect(statusText({ status: "active", type: "sale" }, listings)).toBe("販売中");
  expect(statusText({ status: "pending", type: "rent" }, listings)).toBe(listings.status.pending);
});
