import type { Locale } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import { operator } from "#test/fixtures/operator.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const own = { origin: "https://grace.example", ownDomain: true };
const product = { origin: "https://realtor.example", ownDomain: false, desiredUrl: "grace-kim" };

/** The `href` of the footer's "Built for Realtors" link. */
async function builderOf(
  page: "homepage" | "terms",
  host: Pick<PageAddress, "origin" | "ownDomain" | "desiredUrl">,
  locale: Locale,
): Promise<string | undefined> {
  const path = [host.desiredUrl, page === "terms" && "terms"].filter(Boolean).join("/");
  const rendered = await renderPage(
    page,
    { locale, path: `/${path}`, search: "", ...host },
    {
      sources: createFakeSources({
        getRealtor: async () => profileWith(),
        getListings: async () => null,
      }),
      now: new Date("2026-11-20T12:00:00Z"),
      operator,
      ...(host.ownDomain ? { productOrigin: "https://realtor.example" } : {}),
    },
  );
  if (rendered.kind !== "page") throw new Error(`${page} redirects to ${rendered.to}`);
  return /<a [^>]*href="([^"]*)"[^>]*>[^<]*Built for Realtors/.exec(rendered.body)?.[1];
}

it.each(["homepage", "terms"] as const)(
  "%s links to the product, also from an own domain",
  async (page) => {
    expect(await builderOf(page, own, "ko")).toBe("https://realtor.example/");
    expect(await builderOf(page, own, "ja-JP")).toBe("https://realtor.example/ja-JP");
    expect(await builderOf(page, product, "ko")).toBe("/");
    expect(await builderOf(page, product, "en")).toBe("/en");
  },
);
