/** Answers everything with one buffer: what node:http itself costs (requests.ts). */
import { createServer, type OutgoingHttpHeaders } from "node:http";

/** What it is told, once. */
export interface FixedAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

process.once("message", ({ headers, body }: FixedAnswer) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.send?.(address?.port);
  });
});
process.once("disconnect", () => process.exit());
