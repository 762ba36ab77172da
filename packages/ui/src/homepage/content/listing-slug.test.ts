import { expect, it } from "vitest";
import { listingSlug } from "./listing-slug.ts";

it.each([
  [
    "6186 Alder Creek Court",
    "Newport Beach",
    "CA 92660",
    "6186-alder-creek-court-newport-beach-ca",
  ],
  ["12 Rue de l'Été #4", "Irvine", "CA", "12-rue-de-l-e-te-4-irvine-ca"],
  [null, "Irvine", "CA", "irvine-ca"],
  [null, null, null, "home"],
  ["서울로 1", "", null, "1"],
  ["<script>/../", null, null, "script"],
])("the slug of %j in %j is %4$j", (street, city, region, slug) => {
  expect(listingSlug({ street, city, region })).toBe(slug);
});

it("ends before a word that would exceed 60 characters", () => {
  const slug = listingSlug({ street: "Long ".repeat(40), city: "Irvine", region: "CA" });
  expect(slug.length).toBeLessThanOrEqual(60);
  expect(slug).toMatch(/^long(-long)+$/);
});
