import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** A server that gives out a site's files as the site gave them, each asked for once. */
export interface CopyOfSite {
  url: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Says of the connection, not of the file. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "date", "content-length"];

/** Starts a copy whose documents are changed on their way; all it was asked once it has in memory. */
export async function copySite(url: string, change: (html: string) => string): Promise<CopyOfSite> {
  const held = new Map<string, Promise<Answer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    let answering = held.get(path);
    if (!answering) {
      answering = fetchFile(url + path, request.headers, change);
      held.set(path, answering);
    }
    const { status, headers, body } = await answering;
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error)); // what it throws is one
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The copy has no port.");
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
  change: (html: string) => string,
): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: accept ?? "*/*",
      "accept-language": language ?? "ko",
      "accept-encoding": "br",
    };
    ask(url, { headers }, resolve).once("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer); // an answer without encoding gives bytes
  const body = Buffer.concat(chunks);
  const headers = { ...answer.headers };
  for (const name of ofConnection) delete headers[name];
  const isDocument = headers["content-type"]?.startsWith("text/html") && body.length > 0;
  return {
    status: answer.statusCode ?? 502,
    headers,
    body: isDocument ? changeDocument(body, change) : body,
  };
}

/** Packed anew even where nothing changes, so that two copies differ by the change alone. */
function changeDocument(packed: Buffer, change: (html: string) => string): Buffer {
  const html = change(brotliDecompressSync(packed).toString());
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
}
