import { describe, expect, it } from "vitest";
import type { FormState } from "#app/data/form-state.ts";
import { loadLanding } from "#app/pages/landing/load.ts";
import { profileWith } from "#app/seo/profile.fixture.ts";
import { loadHomepage } from "./load.ts";

const address = {
  locale: "en",
  lang: "en",
  path: "/grace-kim",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
  desiredUrl: "grace-kim",
} as const;

const sources = { getRealtor: async () => profileWith(), getListings: async () => null };
const now = new Date("2026-11-20T12:00:00Z");

describe.each([
  ["homepage", loadHomepage],
  ["landing page", loadLanding],
] as const)("the %s after a form was posted without JavaScript", (_page, load) => {
  it.each<[FormState, number]>([
    [{ state: "rejected", values: {}, errors: {} }, 422],
    [{ state: "failed", values: {} }, 503],
  ])("responds to %j with %i and is not cacheable", async (form, status) => {
    expect(await load(address, { sources, now, form })).toMatchObject({ status, cacheable: false });
  });
});

it("responds with 200 without a posted form", async () => {
  expect(await loadHomepage(address, { sources, now })).toMatchObject({
    status: 200,
    cacheable: true,
  });
});
