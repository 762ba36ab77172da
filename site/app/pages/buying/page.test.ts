import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const address = {
  locale: "en",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
  desiredUrl: "grace-kim",
} as const;

async function load(
  page: "buying" | "buyer",
  {
    profile = profileWith(),
    ...where
  }: {
    profile?: RealtorProfile | null;
    locale?: Locale;
    origin?: string;
    ownDomain?: boolean;
  } = {},
) {
  const path = `/grace-kim/${page === "buying" ? "buying" : "process"}`;
  const rendered = await renderPage(
    page,
    { ...address, path, ...where },
    {
      sources: createFakeSources({
        getRealtor: async () => profile,
        getListings: async () => null,
      }),
      now: new Date("2026-11-20T12:00:00Z"),
    },
  );
  if (rendered.kind !== "page") throw new Error("The page redirects.");
  return { ...rendered, html: rendered.body + JSON.stringify(rendered.data) };
}

const steps = ["Pre-approval", "Search", "Offer", "Escrow or attorney review", "Loan approval"];

describe("the guide to buying a home", () => {
  it("has the steps, the checklist and the payment in its HTML, and is indexed", async () => {
    const { body, head } = await load("buying");
    for (const step of steps) expect(body).toContain(`${step}</h2>`);
    expect(body.match(/type="checkbox"/g)).toHaveLength(18);
    expect(body).toContain("Home price");
    expect(head).toMatchObject({
      index: true,
      canonical: "https://realtor.example/en/grace-kim/buying",
    });
  });

  it.each([
    ["CA", ["In California", "In Georgia"]],
    ["GA", ["In Georgia", "In California"]],
  ] as const)("lists %s first for an agent there", async (state, names) => {
    const region = { state, city: "Irvine", neighborhood: "", zipcode: "" };
    const { body } = await load("buying", { profile: profileWith({ activityRegion: [region] }) });
    const found = [...body.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(found.slice(0, 2)).toEqual(names);
  });

  it("is canonical on the agent's own domain, and a sample is not indexed", async () => {
    const onDomain = { origin: "https://grace.example", ownDomain: true };
    expect((await load("buying", onDomain)).head.canonical).toBe("https://grace.example/en/buying");
    const sample = await load("buying", { profile: profileWith({ isSample: true }) });
    expect(sample.head).toMatchObject({ index: false, alternates: [] });
  });

  it.each(["buying", "buyer"] as const)("is a 404 for an unknown agent (%s)", async (page) => {
    expect((await load(page, { profile: null })).status).toBe(404);
  });
});

it.each(["ko", "en", "ja-JP"] as const)(
  "has nothing of the signed-in page in its HTML in %s",
  async (locale) => {
    const guide = await load("buying", { locale });
    const { html, head } = await load("buyer", { locale });
    expect(head.index).toBe(false);
    const texts = Object.keys(guide.data.messages);
    expect(texts.length).toBeGreaterThan(50);
    for (const id of texts) expect(html).not.toContain(id);
    expect(html).not.toMatch(/checkbox|<h2/);
    expect(html).toContain("/grace-kim/buying");
  },
);
