import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The body of `POST /v2/translate`, as DeepL documents it. */
interface TranslateBody {
  text: string[];
  source_lang: string;
  target_lang: string;
}

/** A fake of DeepL's API that implements its wire format. */
export interface FakeDeepl {
  url: string;
  /** Accepted requests. */
  received: TranslateBody[];
  /** Responses to the next requests, instead of a translation. */
  next: { status: number; body?: string; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

const sources = ["KO", "EN", "JA"];
const targets = ["KO", "EN-US", "JA"];

/** Starts the fake, which accepts one key and puts the target language before each text. */
export async function startFakeDeepl(key: string): Promise<FakeDeepl> {
  const received: TranslateBody[] = [];
  const next: FakeDeepl["next"] = [];
  const server = createServer((request, response) => {
    const plan = async (): Promise<FakeDeepl["next"][number]> => {
      const body = await readBody(request);
      const planned = next.shift();
      if (planned) return planned;
      if (request.url !== "/v2/translate" || request.method !== "POST") return { status: 404 };
      if (request.headers.authorization !== `DeepL-Auth-Key ${key}`) return { status: 403 };
      if (request.headers["content-type"] !== "application/json") return { status: 415 };
      const { text, source_lang, target_lang } = JSON.parse(body) as TranslateBody; // checked below
      if (!Array.isArray(text) || !sources.includes(source_lang) || !targets.includes(target_lang))
        return { status: 400 };
      received.push({ text, source_lang, target_lang });
      const translations = text.map((one) => ({
        detected_source_language: source_lang,
        text: `[${target_lang}] ${one}`,
      }));
      return { status: 200, body: JSON.stringify({ translations }) };
    };
    const answer = async () => {
      const { status, body = "", headers = {} } = await plan();
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(body);
    };
    void answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    next,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts = await request.toArray();
  return Buffer.concat(parts as Buffer[]).toString(); // a stream without encoding
}
