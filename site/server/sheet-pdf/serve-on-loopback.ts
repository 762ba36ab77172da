import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestOrigin } from "../http/request-origin.ts";

/**
 * Serves the site on a free loopback port while `task` runs. Every request arrives as if it were sent to
 * `origin`, so that the page and its links are those that the visitor asked for.
 */
export async function serveOnLoopback<Result>(
  site: RequestListener,
  origin: RequestOrigin,
  task: (loopback: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    const forwarded = {
      host: origin.host,
      "x-forwarded-host": origin.host,
      "x-forwarded-proto": origin.protocol,
    };
    // The router reads the raw headers, the cache of responses the parsed ones.
    const own = request.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 && !(name.toLowerCase() in forwarded) ? [name, all[index + 1] ?? ""] : [],
    );
    request.rawHeaders = [...own, ...Object.entries(forwarded).flat()];
    Object.assign(request.headers, forwarded);
    site(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  try {
    // A listening TCP server has an address with a port.
    const { port } = server.address() as AddressInfo;
    return await task(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
