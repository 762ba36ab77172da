import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake of Photon's search that implements its wire format. */
export interface FakePhoton {
  url: string;
  /** Texts that were searched. */
  received: string[];
  /** Responds to all searches; a house for each text at first. */
  respond: (typed: string) => { status: number; body: string };
  close(): Promise<void>;
}

/** A feature of GeoJSON, as Photon documents it. */
export const photonFeature = (properties: Record<string, string>) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-117.7947, 33.6686] },
  properties: { countrycode: "US", country: "United States", osm_key: "place", ...properties },
});

export const photonResponse = (features: readonly unknown[]) => ({
  status: 200,
  body: JSON.stringify({ type: "FeatureCollection", features }),
});

export async function startFakePhoton(): Promise<FakePhoton> {
  const fake: FakePhoton = {
    url: "",
    received: [],
    respond: () => photonResponse([]),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
    const typed = searchParams.get("q");
    const isSearch = pathname === "/api" && typed && Number(searchParams.get("limit")) > 0;
    if (isSearch) fake.received.push(typed);
    const { status, body } = isSearch ? fake.respond(typed) : { status: 400, body: "" };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listening on TCP
  fake.url = `http://127.0.0.1:${port}/api`;
  return fake;
}
