import type { Agent } from "node:http";
import { findRealtors, requestUploads, uploadFile } from "@realtor/api/loaning";
import sharp from "sharp";
import { createAgent, portraitFile } from "../../e2e/fixtures/create-agent.ts";
import { staffHttp } from "../../e2e/fixtures/inbox-page.ts";
import type { Product } from "../../e2e/fixtures/product.ts";
import { createLedger } from "../../soak/ledger.ts";
import { createVisitor, createWriteSource, type WriteSource } from "../../soak/writes.ts";
import { get } from "./send-request.ts";
import { slugOf } from "./seed-agents.ts";

/** A kind of request whose processor time is measured. */
export interface Operation {
  name: string;
  /** The most that are in progress at the same time; the others wait for them. */
  atOnce: number;
  /** Requests of one measurement, with 1 visitor and with more. */
  requests: number;
  /** Sends one and returns its status; `n` is unique in a run, `worker` among those in progress. */
  send: (n: number, worker: number) => Promise<number>;
}

/** Names of the operations, in the order of the tables. */
export const operationNames = {
  cached: "page from the memory of a site",
  confirmed: "page that a CDN or browser confirms (304)",
  rendered: "page that is not in memory",
  contact: "contact request",
  lead: "request for a website",
  draft: "save of the draft",
  publish: "save that publishes",
  upload: "upload of a photo (2,400 pixels)",
  resize: "first request for a size of a photo (AVIF)",
  photo: "later request for it, from the store",
  staff: "list of agents for staff",
  sitemap: "sitemap file",
} as const;

export type OperationName = keyof typeof operationNames;

const editorsAtOnce = 3;
const photoSide = { width: 2400, height: 1600 };
/** A host of the product that is no development deployment, which has no sitemap. */
const productHost = { "x-forwarded-host": "127.0.0.1" };
const browserHeaders = { "accept-encoding": "gzip, deflate, br", accept: "image/avif,*/*" };

/** Prepares every operation on a product with agents of `seedAgents`. */
export async function createOperations(
  product: Product,
  connections: Agent,
  { agents, editors = editorsAtOnce }: { agents: number; editors?: number },
): Promise<Record<OperationName, Operation>> {
  const { url, backendUrl } = product;
  const send = (path: string, headers: Record<string, string> = {}) =>
    get(connections, url + path, { ...browserHeaders, ...headers });
  const sources: WriteSource[] = [];
  while (sources.length < editors)
    sources.push(await createWriteSource({ url, backendUrl }, createLedger(), 1));
  const sourceOf = (n: number) => {
    const source = sources[n % sources.length];
    if (!source) throw new Error("There is no editor.");
    return source;
  };
  const staff = await staffHttp(product);
  const uploader = createVisitor(url, (await createAgent(backendUrl)).session.token);
  const photo = await sharp(portraitFile)
    .resize({ ...photoSide, fit: "cover" })
    .jpeg({ quality: 88 })
    .toBuffer();
  const uploaded: string[] = [];
  /** Photos of which no size was requested. */
  const isNew: string[] = [];
  const page = `/en/${slugOf(1)}`;
  const { etag } = await send(page);
  const statusOf = async (path: string, headers?: Record<string, string>) =>
    (await send(path, headers)).status;

  async function upload(): Promise<number> {
    const { length: size } = photo;
    const one = {
      path: "gallery",
      imageType: "fullsize",
      contentType: "image/jpeg",
      size,
    } as const;
    const [file] = await requestUploads(uploader, [one]);
    if (!file) return 0;
    const blob = new Blob([new Uint8Array(photo)]);
    const stored = await uploadFile(uploader, file.uploadUrl, blob, "image/jpeg");
    const path = stored.replace(/^.*\/media\//, "/images/960/");
    uploaded.push(path);
    isNew.push(path);
    return 201;
  }
  const photoAt = (n: number) => {
    const path = uploaded[n % uploaded.length];
    if (path === undefined) throw new Error("No photo was uploaded before.");
    return path;
  };

  const operations: Record<OperationName, Omit<Operation, "name">> = {
    cached: { atOnce: 1000, requests: 700, send: () => statusOf(page) },
    confirmed: {
      atOnce: 1000,
      requests: 700,
      send: () => statusOf(page, { "if-none-match": etag }),
    },
    rendered: {
      // A site refuses pages when more than 48 are in progress.
      atOnce: 40,
      requests: 60,
      // The host is part of the cache's key, so that every request renders.
      send: (n) =>
        statusOf(`/en/${slugOf(1 + (n % agents))}`, {
          "x-forwarded-host": `localhost:${10_000 + (n % 50_000)}`,
        }),
    },
    contact: { atOnce: 100, requests: 40, send: (n) => sourceOf(n).contact().send() },
    lead: { atOnce: 100, requests: 40, send: (n) => sourceOf(n).lead().send() },
    draft: { atOnce: editors, requests: 24, send: (_, worker) => sourceOf(worker).draft().send() },
    publish: {
      atOnce: editors,
      requests: 24,
      send: (_, worker) => sourceOf(worker).publish().send(),
    },
    upload: { atOnce: 4, requests: 5, send: upload },
    resize: {
      atOnce: 4,
      requests: 5,
      send: () => statusOf(isNew.pop() ?? "/images/none"),
    },
    photo: { atOnce: 100, requests: 80, send: (n) => statusOf(photoAt(n)) },
    staff: {
      atOnce: 10,
      requests: 12,
      send: async () => ((await findRealtors(staff, { sort: "name" })).page.length > 0 ? 200 : 0),
    },
    sitemap: { atOnce: 2, requests: 4, send: () => statusOf("/sitemap-1.xml", productHost) },
  };
  const named = Object.entries(operations).map(([key, operation]) => [
    key,
    { name: operationNames[key as OperationName], ...operation }, // a key of `operations`
  ]);
  return Object.fromEntries(named) as Record<OperationName, Operation>; // the same keys
}
