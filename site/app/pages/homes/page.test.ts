import type { Listing } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress, RenderContext } from "#app/page.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const address = {
  locale: "en",
  path: "/grace-kim/homes",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
  desiredUrl: "grace-kim",
} as const;
const now = new Date("2026-11-20T12:00:00Z");

const homes = Array.from({ length: 30 }, (_, n) => ({
  listingKey: `K${n}`,
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: 500_000 + n * 10_000,
  unparsedAddress: `${n} Sample Lane, Irvine, CA`,
  city: "Irvine",
  stateOrProvince: "CA",
}));

interface Options extends Partial<PageAddress> {
  profile?: RealtorProfile | null;
  sale?: Listing[] | null;
  mapTiles?: RenderContext["mapTiles"];
}

async function load({ profile = profileWith(), sale = homes, mapTiles, ...change }: Options = {}) {
  return renderPage(
    "homes",
    { ...address, ...change },
    {
      sources: createFakeSources({
        getRealtor: async () => profile,
        getListings: async () =>
          sale && {
            byType: { sale, rent: [], sold: [], rented: [] },
            asOf: "2026-11-19T17:00:00Z",
          },
      }),
      now,
      mapTiles,
      ...(change.ownDomain ? { productOrigin: "https://realtor.example" } : {}),
    },
  );
}

async function loadPage(options?: Options) {
  const page = await load(options);
  if (page.kind !== "page") throw new Error(`redirects to ${page.to}`);
  return page;
}

it("names the firm in Georgia in the header and in the heading, as the agent", async () => {
  const profile = profileWith({
    activityRegion: [{ state: "GA", city: "Atlanta" }],
    etcInfo: [{ contentType: "home_list_realtor", content: "Peachline Realty Group" }],
  });
  const { body } = await loadPage({ profile });
  const [header = "", heading = ""] = [/<header.*?<\/header>/s, /<h1.*?<\/h1>/s].map(
    (part) => part.exec(body)?.[0] ?? "",
  );
  expect(header).toContain("Peachline Realty Group");
  expect(heading).toContain("Peachline Realty Group");
});

const cards = (body: string) => body.match(/Sample Lane/g)?.length ?? 0;

describe("all homes", () => {
  it("are on pages of 24", async () => {
    expect(cards((await loadPage()).body)).toBe(24);
    expect(cards((await loadPage({ search: "?page=2" })).body)).toBe(6);
  });

  it("are filtered by the address, and link with the other filters", async () => {
    const { body } = await loadPage({ search: "?min=500000&max=600000&sort=high" });
    expect(cards(body)).toBe(11);
    expect(body).toContain('href="/en/grace-kim/homes?type=sale&amp;sort=high"');
  });

  it("are indexed without a query only", async () => {
    const canonical = "https://realtor.example/en/grace-kim/homes";
    expect((await loadPage()).head).toMatchObject({ canonical, index: true });
    const filtered = (await loadPage({ search: "?type=sale" })).head;
    expect(filtered).toMatchObject({ canonical, index: false, alternates: [] });
    expect((await loadPage({ profile: profileWith({ isSample: true }) })).head.index).toBe(false);
    expect((await loadPage({ sale: [] })).head.index).toBe(false);
  });

  it("are a list in the structured data", async () => {
    const { head } = await loadPage();
    expect(head.graph?.["@graph"]).toContainEqual(
      expect.objectContaining({ "@type": "ItemList", numberOfItems: 30 }),
    );
  });

  it("are not in the page data", async () => {
    expect(JSON.stringify((await loadPage()).data)).not.toContain("Sample Lane");
  });

  it("are at /homes on an own domain", async () => {
    const { desiredUrl: _, ...own } = { ...address, path: "/homes" };
    const { body, head } = await loadPage({
      ...own,
      desiredUrl: undefined as never, // an own domain has none
      ownDomain: true,
      origin: "https://grace.example",
      profile: profileWith({ hompageUrl: "https://grace.example" }),
    });
    expect(head.canonical).toBe("https://grace.example/en/homes");
    expect(body).toContain('href="/en/homes/K0/0-sample-lane-irvine-ca"');
    const onProduct = await loadPage({
      profile: profileWith({ hompageUrl: "https://grace.example" }),
    });
    expect(onProduct.head.canonical).toBe("https://realtor.example/en/grace-kim/homes");
  });

  it("say that there are none, with the contact form", async () => {
    for (const profile of [profileWith(), profileWith({ licenseNumber: "" })]) {
      const { body } = await loadPage({ sale: [], profile });
      expect(body).toContain("Nothing to show here right now.");
      expect(body).toContain('href="/en/grace-kim#contact"');
      expect(body).not.toContain("<form");
    }
  });

  it.each([
    ["portrait", "Talk to me", "Tell me what", "Nothing to show here right now. Tell me"],
    ["brokerage", "Talk to us", "Tell us what", "Nothing to show here right now. Tell us"],
  ] as const)("of the template %s speak as one person or as a firm", async (template, ...texts) => {
    const profile = profileWith({ presentation: { template } });
    const [action, ask, empty] = texts;
    const { body } = await loadPage({ profile, search: "?city=Irvine&beds=5" });
    expect(body).toContain(action);
    expect(body).toContain(ask);
    expect((await loadPage({ profile, sale: [] })).body).toContain(empty);
  });

  describe("on the map", () => {
    const sale = homes.map((home, n) => ({ ...home, latitude: 33.6 + n / 100, longitude: -117.8 }));
    const mapTiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Example" };

    it("are all homes, next to the list of the page, and only there", async () => {
      const { body, head } = await loadPage({ sale, search: "?view=map" });
      expect(cards(body)).toBeGreaterThan(24);
      for (const { listingKey } of sale) expect(body).toContain(`/grace-kim/homes/${listingKey}/`);
      expect(body).toContain('href="/en/grace-kim/homes?type=sale"');
      expect(body).toContain('href="/en/grace-kim/homes?type=sale&amp;view=map&amp;page=2"');
      expect(head).toMatchObject({ index: false });
      expect((await loadPage({ sale })).body).not.toContain("popover");
    });

    it("are not in the page data, which has the tiles of the map", async () => {
      const page = await loadPage({ sale, search: "?view=map", mapTiles });
      expect(page.body.match(/data-map-home/g)).toHaveLength(30);
      expect(page.data.props).toMatchObject({ map: { tiles: mapTiles } });
      expect(JSON.stringify(page.data)).not.toMatch(/Sample Lane|33\.6/);
      for (const search of ["", "?view=map&city=Irvine&beds=5"])
        expect((await loadPage({ sale, search, mapTiles })).data.props).not.toHaveProperty("map");
    });
  });

  it("show the time of a stale copy", async () => {
    expect((await loadPage()).body).toContain("November 19, 2026");
  });
});

it("responds with 404 for an unknown agent", async () => {
  expect(await load({ profile: null })).toMatchObject({ status: 404 });
});

it("fails while the home service is down without a copy, to which the server responds with 503", async () => {
  await expect(load({ sale: null })).rejects.toMatchObject({ reachable: false });
});
