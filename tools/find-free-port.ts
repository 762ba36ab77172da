import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a TCP port of the loopback interface that no program uses now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string")
    throw new Error("The operating system assigned no TCP port on 127.0.0.1.");
  return address.port;
}
