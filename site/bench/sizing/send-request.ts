import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { visitorHeaders } from "../../e2e/fixtures/product.ts";

/** Requests a URL over one of the agent's connections and reads the response. */
export async function get(
  connections: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; etag: string }> {
  const call = request(url, { agent: connections, headers: { ...visitorHeaders(), ...headers } });
  try {
    const [response] = (await once(call.end(), "response")) as [IncomingMessage]; // declared by node:http
    response.resume();
    await once(response, "end");
    return { status: response.statusCode ?? 0, etag: response.headers.etag ?? "" };
  } catch (error) {
    // The server closed an idle connection at the moment of its next request.
    if (call.reusedSocket) return get(connections, url, headers);
    throw error;
  }
}

/** Sends `count` requests, at most `atOnce` at the same time; the statuses that are no success. */
export async function sendAll(
  send: (n: number, worker: number) => Promise<number>,
  { first, count, atOnce }: { first: number; count: number; atOnce: number },
): Promise<number[]> {
  let next = first;
  const failed: number[] = [];
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async (_, worker) => {
      while (next < first + count) {
        const n = next;
        next += 1;
        const status = await send(n, worker);
        if (status < 200 || (status >= 300 && status !== 304)) failed.push(status);
      }
    }),
  );
  return failed;
}
