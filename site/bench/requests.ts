import { fork } from "node:child_process";
import { get, type IncomingMessage } from "node:http";
import type { Product } from "../e2e/fixtures/product.ts";
import type { FixedResponse } from "./fixed-response-process.ts";
import { median, type Row } from "./table.ts";
import { measureRequestRate } from "./request-rate.ts";

const paths = ["/", "/grace-kim"];
const rounds = 5;
/** Rounds until both servers are JIT-compiled. */
const warmUp = 3;
const seconds = 0.7;
/** Minimum ratio to node:http with a fixed response. */
const minRatio = 0.7;
/** Headers of a browser. */
const headers = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "ko-KR,ko;q=0.9",
};

/** Cached documents per second, compared with a server that always sends the same bytes. */
export async function requests(product: Product): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const fixedServer = await startFixedServer(await fetchOnce(product.url + path));
    try {
      const site = { port: Number(new URL(product.url).port), path, headers };
      const fixed = { ...site, port: fixedServer.port };
      const rates: { site: number; fixed: number }[] = [];
      for (let n = 0; n < warmUp + rounds; n += 1) {
        rates.push({
          fixed: await measureRequestRate(fixed, seconds),
          site: await measureRequestRate(site, seconds),
        });
      }
      rows.push(createRow(path, rates.slice(warmUp)));
    } finally {
      fixedServer.stop();
    }
  }
  return rows;
}

function createRow(path: string, rates: readonly { site: number; fixed: number }[]): Row {
  const ratio = median(rates.map(({ site, fixed }) => site / fixed));
  const site = median(rates.map((one) => one.site));
  const fixed = median(rates.map((one) => one.fixed));
  return {
    name: `requests: ${path} from the cache`,
    measured: `${ratio.toFixed(2)} ×  (${site.toFixed(0)} /s, buffer ${fixed.toFixed(0)} /s)`,
    limit: `${minRatio} × at least`,
    passes: ratio >= minRatio,
  };
}

/** Headers that Node adds to every response. */
const connectionHeaders = new Set(["connection", "keep-alive", "date"]);

async function fetchOnce(url: string): Promise<FixedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once("error", reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer); // a response without an encoding yields buffers
  const copied = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name));
  return { headers: Object.fromEntries(copied), body: Buffer.concat(chunks) };
}

async function startFixedServer(response: FixedResponse): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL("fixed-response-process.ts", import.meta.url), {
    serialization: "advanced",
    // Same environment as the site.
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", () => reject(new Error("The fixed server exited before it was listening.")));
    child.send(response);
  });
  return { port, stop: () => child.disconnect() };
}
