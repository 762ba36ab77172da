import { describe, expect, it } from "vitest";
import type { FormState } from "#app/page.ts";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";

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
  ["homepage", "homepage"],
  ["landing page", "landing"],
] as const)("the %s after a form was posted without JavaScript", (_title, page) => {
  it.each<[FormState, number]>([
    [{ state: "rejected", values: {}, errors: {} }, 422],
    [{ state: "failed", values: {} }, 503],
  ])("responds to %j with %i and is not cacheable", async (form, status) => {
    expect(await renderPage(page, address, { sources, now, form })).toMatchObject({
      status,
      cacheable: false,
    });
  });
});

it("responds with 200 without a posted form", async () => {
  expect(await renderPage("homepage", address, { sources, now })).toMatchObject({
    status: 200,
    cacheable: true,
  });
});
