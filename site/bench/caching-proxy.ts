import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** A local proxy that requests each URL of a site once and caches the response. */
export interface CachingProxy {
  url: string;
  close(): Promise<void>;
}

interface CachedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers of a connection, which are not copied. */
const connectionHeaders = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
  "content-length",
];

/** Starts a proxy that caches all responses in memory and transforms HTML documents. */
export async function startCachingProxy(
  url: string,
  transform: (html: string) => string,
): Promise<CachingProxy> {
  const cache = new Map<string, Promise<CachedResponse>>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    let cached = cache.get(path);
    if (!cached) {
      cached = fetchFile(url + path, request.headers, transform);
      cache.set(path, cached);
    }
    const { status, headers, body } = await cached;
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no port.");
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function fetchFile(
  url: string,
  { accept, "accept-language": language }: IncomingHttpHeaders,
  transform: (html: string) => string,
): Promise<CachedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: accept ?? "*/*",
      "accept-language": language ?? "ko",
      "accept-encoding": "br",
    };
    httpRequest(url, { headers }, resolve).once("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer); // a response without an encoding yields buffers
  const body = Buffer.concat(chunks);
  const headers = { ...response.headers };
  for (const name of connectionHeaders) delete headers[name];
  const isDocument = headers["content-type"]?.startsWith("text/html") && body.length > 0;
  return {
    status: response.statusCode ?? 502,
    headers,
    body: isDocument ? transformDocument(body, transform) : body,
  };
}

/** Always recompresses, so that two proxies differ only by the transformation. */
function transformDocument(compressed: Buffer, transform: (html: string) => string): Buffer {
  const html = transform(brotliDecompressSync(compressed).toString());
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
}
