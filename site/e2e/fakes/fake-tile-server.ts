import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A gray pixel. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A server of map tiles, which counts its requests. */
export async function startTiles() {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? "");
    response.setHeader("content-type", "image/png").end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  const origin = `http://127.0.0.1:${port}`;
  return {
    requested,
    origin,
    /** Settings of a site with this server. */
    env: { MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: "© Example" },
    close: () => server.close(),
  };
}
