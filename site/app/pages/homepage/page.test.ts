import { describe, expect, it } from "vitest";
import type { FormState } from "#app/page.ts";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const address = {
  locale: "en",
  lang: "en",
  path: "/grace-kim",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
  desiredUrl: "grace-kim",
} as const;

const sources = createFakeSources({
  getRealtor: async () => profileWith(),
  getListings: async () => null,
});
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

it("writes the placeholder color of a photo to the document, not to the serialized props", async () => {
  const url = "https://realtor.example/media/a/portrait.jpg";
  const profile = profileWith({ photos: [{ path: "id", imageType: "fullsize", url }] });
  const page = await renderPage("homepage", address, {
    sources: createFakeSources({
      ...sources,
      getRealtor: async () => profile,
      getPhotoColors: async (urls) => new Map(urls.map((one) => [one, "#8ac"])),
    }),
    now,
  });
  expect(page).toMatchObject({ body: expect.stringContaining("background:#8ac") });
  expect(JSON.stringify("data" in page && page.data)).not.toContain("#8ac");
});

describe("the team of a brokerage", () => {
  const team = { type: "team", desiredUrl: ["ann", "bob"] };
  const brokerage = profileWith({
    additionalSections: [team],
    presentation: { template: "brokerage" },
  });
  const ann = profileWith({ desiredUrl: "ann", activityRegion: [{ state: "GA", city: "Duluth" }] });
  const bob = profileWith({ desiredUrl: "bob", activityRegion: [{ state: "CA", city: "Irvine" }] });
  const getRealtor = async (slug: string) => ({ ann, bob })[slug] ?? brokerage;
  const getRealtors = async () => [ann, bob];
  const load = async (change: object, options: object = {}) => {
    const rendered = await renderPage(
      "homepage",
      { ...address, ...change },
      { sources: createFakeSources({ ...sources, getRealtor, getRealtors }), now, ...options },
    );
    return rendered.kind === "page" ? rendered.body : "";
  };
  const cards = (body: string) => body.match(/<h3/g)?.length ?? 0;

  it.each([
    ["", 2],
    ["?state=GA", 1],
    ["?state=TX", 2],
    ["?state=GA&language=ja", 0],
  ])("is filtered by %j", async (search, count) => {
    expect(cards(await load({ search }))).toBe(count);
  });

  it("links to the agents, on an own domain on the host of the product", async () => {
    expect(await load({})).toContain('href="/en/ann"');
    const own = { origin: "https://equity.example", ownDomain: true, path: "/" };
    const body = await load(own, { productOrigin: "https://realtor.example" });
    expect(body).toContain('href="https://realtor.example/en/ann"');
  });
});
