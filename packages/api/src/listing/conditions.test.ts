import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./days.ts";
import { checkListing, comingSoonDays } from "./conditions.ts";
import type { ListingContent } from "./document.schema.ts";
import { leased, sale, sold, soon } from "../../test/fixtures/listing-contents.ts";

const today = "2026-11-30";
const check = (content: ListingContent) =>
  checkListing(content, today).map(({ pointer, code }) => `${pointer} ${code}`);

it.each<[string, ListingContent]>([
  ["sale", sale],
  ["rent", leased],
  ["coming soon", soon],
  ["closed", sold],
  ["land without bedrooms", { ...sale, kind: "land", bedrooms: undefined, bathrooms: undefined }],
])("a complete home of %s lacks nothing", (_, content) => {
  expect(check(content)).toEqual([]);
});

describe("each condition fails alone:", () => {
  it.each<[string, ListingContent, ListingContent]>([
    ["/offer required", sale, { offer: undefined }],
    ["/street required", sale, { street: undefined }],
    ["/street required", sale, { street: "  " }],
    ["/city required", sale, { city: undefined }],
    ["/state required", sale, { state: undefined }],
    ["/postalCode required", sale, { postalCode: undefined }],
    ["/price required", sale, { price: undefined }],
    ["/price required", sale, { price: 0 }],
    ["/leaseTerm required", leased, { leaseTerm: undefined }],
    ["/availableFrom required", leased, { availableFrom: undefined }],
    ["/status required", sale, { status: undefined }],
    ["/listedOn date.future", sale, { listedOn: addDays(today, 1) }],
    ["/showingsFrom required", soon, { showingsFrom: undefined }],
    ["/showingsFrom date.past", soon, { showingsFrom: today }],
    ["/showingsFrom date.future", soon, { showingsFrom: addDays(today, comingSoonDays.max + 1) }],
    ["/closedOn required", sold, { closedOn: undefined }],
    ["/closedOn date.future", sold, { closedOn: addDays(today, 1) }],
    ["/kind required", sale, { kind: undefined }],
    ["/bedrooms required", sale, { bedrooms: undefined }],
    ["/bathrooms required", sale, { bathrooms: undefined }],
    ["/photos list.tooShort", sale, { photos: [] }],
    ["/permissionOn consent.required", sale, { permissionOn: undefined }],
    ["/permissionOn date.future", sale, { permissionOn: addDays(today, 1) }],
    ["/brokerageName required", sale, { brokerageName: " " }],
    ["/brokerageLicense required", sale, { brokerageLicense: undefined }],
  ])("%s", (expected, complete, change) => {
    expect(check({ ...complete, ...change })).toEqual([expected]);
  });
});

it.each<[string, ListingContent]>([
  ["a studio has 0 bedrooms", { ...sale, bedrooms: 0 }],
  ["the day it is listed is today", { ...sale, listedOn: today }],
  ["the first showing is tomorrow", { ...soon, showingsFrom: addDays(today, comingSoonDays.min) }],
  ["the first showing is the last day", { ...soon, showingsFrom: addDays(today, 60) }],
  ["it closed today", { ...sold, closedOn: today }],
  ["a showing day that does not count is past", { ...sale, showingsFrom: "2020-01-01" }],
  ["a closing day that does not count is in the future", { ...sale, closedOn: "2030-01-01" }],
])("is met where %s", (_, content) => {
  expect(check(content)).toEqual([]);
});

it("an altered photo counts with its original only", () => {
  const [{ url }] = sale.photos;
  expect(check({ ...sale, photoDetails: { [url]: { altered: ["sky"] } } })).toEqual([
    "/photos list.tooShort",
  ]);
  const original = "https://realtor.example/media/before.jpg";
  expect(check({ ...sale, photoDetails: { [url]: { altered: ["sky"], original } } })).toEqual([]);
});

it("names what an empty home lacks in the order of the form", () => {
  expect(check({})).toEqual([
    "/offer required",
    "/street required",
    "/city required",
    "/state required",
    "/postalCode required",
    "/price required",
    "/status required",
    "/kind required",
    "/bedrooms required",
    "/bathrooms required",
    "/photos list.tooShort",
    "/permissionOn consent.required",
    "/brokerageName required",
    "/brokerageLicense required",
  ]);
});

it("keeps the order of the form whatever is missing, and names no more than was removed", () => {
  const complete: ListingContent = { ...leased, ...soon, ...sold, offer: "rent" };
  const order = [
    "/offer",
    "/street",
    "/city",
    "/state",
    "/postalCode",
    "/price",
    "/leaseTerm",
    "/availableFrom",
    "/status",
    "/closedOn",
    "/kind",
    "/bedrooms",
    "/bathrooms",
    "/photos",
    "/permissionOn",
    "/brokerageName",
    "/brokerageLicense",
  ];
  fc.assert(
    fc.property(fc.subarray(Object.keys(complete)), (removed) => {
      const content: ListingContent = Object.fromEntries(
        Object.entries(complete).filter(([key]) => !removed.includes(key)),
      );
      const pointers = checkListing(content, today).map(({ pointer }) => pointer);
      expect(pointers).toEqual(order.filter((pointer) => pointers.includes(pointer)));
      for (const pointer of pointers) expect(removed).toContain(pointer.slice(1));
    }),
  );
});
