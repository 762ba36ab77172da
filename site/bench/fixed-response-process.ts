/** Responds to every request with the same buffer: the baseline cost of node:http (requests.ts). */
import { createServer, type OutgoingHttpHeaders } from "node:http";

/** The message from the parent process. */
export interface FixedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

process.once("message", ({ headers, body }: FixedResponse) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.send?.(address?.port);
  });
});
process.once("disconnect", () => process.exit());
