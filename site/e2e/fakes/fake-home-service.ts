import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "@realtor/api/rules";
import { generatedListings } from "../../../packages/backend/src/seed/generated-listings.ts";

/** A home service where every agent has `count` homes for sale, each with its own key and address. */
export async function startHomeService(count: number) {
  const onMarket = generatedListings(new Date()).filter(
    ({ standardStatus, propertyType }) =>
      standardStatus === "Active" && propertyType === "Residential",
  );
  const homes = Array.from({ length: count }, (_, n) => {
    const home = onMarket[n % onMarket.length];
    return { ...home, listingKey: `many-${n + 1}`, streetNumber: String(n + 1) };
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://home.example");
    const start = Number(searchParams.get("currentPage") ?? 0) * limits.agentListingsPerPage;
    const isSale = pathname.endsWith("/agent") && searchParams.get("searchType") === "sale";
    const page = isSale ? homes.slice(start, start + limits.agentListingsPerPage) : [];
    response.setHeader("content-type", "application/json").end(JSON.stringify(page));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return {
    /** Settings of a site with this service. */
    env: { HOME_API_URL: `http://127.0.0.1:${port}` },
    close: () => server.close(),
  };
}
