import { fork } from "node:child_process";
import { get, type IncomingMessage } from "node:http";
import type { Product } from "../e2e/product.ts";
import type { FixedAnswer } from "./fixed-buffer.child.ts";
import { median } from "./median.ts";
import { requestRate } from "./request-rate.ts";
import type { Row } from "./table.ts";

const paths = ["/", "/grace-kim"];
const rounds = 5;
/** Until both are compiled: their rates still rise in the first seconds. */
const warmUp = 3;
const seconds = 0.7;
/** Times what node:http answers from a fixed buffer. */
const floor = 0.7;
/** As a browser asks. */
const headers = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "ko-KR,ko;q=0.9",
};

/** Cached documents a second, against a process that answers the same bytes and does nothing else. */
export async function requests(product: Product): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const buffer = await startFixedBuffer(await askOnce(product.url + path));
    try {
      const site = { port: Number(new URL(product.url).port), path, headers };
      const fixed = { ...site, port: buffer.port };
      const rates: { site: number; fixed: number }[] = [];
      for (let n = 0; n < warmUp + rounds; n += 1) {
        rates.push({
          fixed: await requestRate(fixed, seconds),
          site: await requestRate(site, seconds),
        });
      }
      rows.push(rowOf(path, rates.slice(warmUp)));
    } finally {
      buffer.stop();
    }
  }
  return rows;
}

function rowOf(path: string, rates: readonly { site: number; fixed: number }[]): Row {
  const ratio = median(rates.map(({ site, fixed }) => site / fixed));
  const site = median(rates.map((one) => one.site));
  const fixed = median(rates.map((one) => one.fixed));
  return {
    what: `requests: ${path} from the cache`,
    measured: `${ratio.toFixed(2)} ×  (${site.toFixed(0)} /s, buffer ${fixed.toFixed(0)} /s)`,
    limit: `${floor} × at least`,
    holds: ratio >= floor,
  };
}

/** What node adds to every answer by itself. */
const ofConnection = new Set(["connection", "keep-alive", "date"]);

async function askOnce(url: string): Promise<FixedAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once("error", reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer); // an answer without encoding gives bytes
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
  return { headers: Object.fromEntries(kept), body: Buffer.concat(chunks) };
}

async function startFixedBuffer(answer: FixedAnswer): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL("fixed-buffer.child.ts", import.meta.url), {
    serialization: "advanced",
    // As the site runs.
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (told) => resolve(Number(told)));
    child.once("exit", () => reject(new Error("The fixed buffer ended before it listened.")));
    child.send(answer);
  });
  return { port, stop: () => child.disconnect() };
}
