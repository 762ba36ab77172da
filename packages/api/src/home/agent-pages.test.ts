import { describe, expect, it } from "vitest";
import { createHttp } from "../http/http.ts";
import { listAllAgentListings } from "./client.ts";

const query = { licenseNumber: "SAMPLE-01", market: "crmls", searchType: "sale" } as const;

/** Reads all listings of a service that responds with `pageOf`, and the pages that were requested. */
async function readAll(pageOf: (page: number) => number[]) {
  const pages: (string | null)[] = [];
  const http = createHttp({
    baseUrl: "https://home.example",
    fetch: async (input, init) => {
      const page = new URL(new Request(input, init).url).searchParams.get("currentPage");
      pages.push(page);
      return Response.json(
        pageOf(Number(page ?? 0)).map((n) => ({
          listingKey: `K${n}`,
          standardStatus: "Active",
          propertyType: "Residential",
        })),
      );
    },
  });
  return { listings: await listAllAgentListings(http, query), pages };
}

const fullPage = (page: number) => Array.from({ length: 200 }, (_, n) => page * 200 + n);

describe("listAllAgentListings", () => {
  it("ends with the first page that is not full", async () => {
    const { listings, pages } = await readAll((page) => (page < 2 ? fullPage(page) : [400]));
    expect(listings).toHaveLength(401);
    expect(pages).toEqual([null, "1", "2"]);
  });

  it("reads one page of a service with fewer listings, or with larger pages", async () => {
    for (const length of [0, 3, 250]) {
      const { listings, pages } = await readAll(() => Array.from({ length }, (_, n) => n));
      expect(listings).toHaveLength(length);
      expect(pages).toEqual([null]);
    }
  });

  it("ends at a service that ignores the page", async () => {
    const { listings, pages } = await readAll(() => fullPage(0));
    expect(listings).toHaveLength(200);
    expect(pages).toEqual([null, "1"]);
  });

  it("contains a listing once that moved to the next page between two requests", async () => {
    const { listings } = await readAll((page) => (page === 0 ? fullPage(0) : [199, 200]));
    expect(listings).toHaveLength(201);
  });

  it("reads 25 pages at most", async () => {
    const { listings, pages } = await readAll(fullPage);
    expect(pages).toHaveLength(25);
    expect(listings).toHaveLength(5000);
  });
});
