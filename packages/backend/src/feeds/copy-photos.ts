import type { FileStore } from "@realtor/server/files/file-store";
import { limitConcurrency } from "@realtor/server/concurrency";
import { rootCauseMessage } from "@realtor/server/errors";
import { fetchPublic } from "@realtor/server/fetch-public";
import type { Log } from "@realtor/server/log";
import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";
import { saveImage } from "../media/image-store.ts";
import { processPhoto } from "../media/process-image.ts";
import type { RecordColor } from "../media/record-color.ts";
import { createODataClient } from "./odata-client.ts";
import type { ODataClientOptions } from "./odata-client.ts";
import { isPhotoHost, listingOfCopy } from "./photo-copy.ts";
import { readMedia } from "./read-media.ts";
import type { FeedSettings } from "./settings.ts";

/**
 * Fetches a photo of a market at its first view and stores it. Resolves once it is stored, or if there is none: the
 * caller looks again. Never rejects.
 */
export type CopyPhoto = (key: string) => Promise<void>;

export interface CopyPhotoOptions {
  db: Db;
  feeds: readonly FeedSettings[];
  files: FileStore;
  recordColor: RecordColor;
  log: Log;
  /** For tests. */
  fetchPhoto?: (url: URL) => ReturnType<typeof fetchPublic>;
  client?: Pick<ODataClientOptions, "fetch" | "wait">;
  now?: () => number;
}

const maxBytes = 25 * 1024 * 1024;
const maxRedirects = 3;
/** The site waits ten seconds. */
const timeoutMs = 7000;
/** A photo that could not be had is not asked for again at each view. */
const pauseMs = 60_000;
const rememberedFailures = 1000;

interface StoredPhoto {
  mediaURL: string;
  mediaKey?: string;
  /** Where the market has it. */
  sourceURL: string;
}

/** Creates the function that copies photos, two at a time: decoding takes the processor from pages. */
export function createPhotoCopier(options: CopyPhotoOptions): CopyPhoto {
  const { db, feeds, files, recordColor, log, now = Date.now } = options;
  const fetchPhoto = options.fetchPhoto ?? ((url) => fetchPublic(url, maxBytes, { timeoutMs }));
  const withLimit = limitConcurrency({ running: 2, waiting: 200 });
  const running = new Map<string, Promise<void>>();
  const failedAt = new Map<string, number>();

  async function copy(key: string): Promise<void> {
    const found = await findPhoto(key);
    if (!found) return;
    const { feed, sourceKey, photo } = found;
    const bytes =
      (await download(feed, photo.sourceURL)) ??
      (await download(feed, await askAgain(feed, sourceKey, photo)));
    if (bytes === undefined) throw new Error("no photo at its address");
    const image = await processPhoto(bytes);
    await saveImage(files, key, image);
    await recordColor(key, image);
  }

  async function findPhoto(key: string) {
    const listingKey = listingOfCopy(key);
    if (listingKey === undefined) return undefined;
    const [row] = await db
      .select({ source: listings.source, sourceKey: listings.sourceKey, media: listings.media })
      .from(listings)
      .where(and(eq(listings.listingKey, listingKey), isNull(listings.goneAt)));
    const feed = feeds.find(({ id, photos }) => id === row?.source && photos === "copy");
    // The column has what `mapMedia` returns.
    const media = (row?.media ?? []) as Partial<StoredPhoto>[];
    const photo = media.find(({ mediaURL }) => mediaURL === `/media/${key}`);
    if (!feed || row?.sourceKey == null || photo?.sourceURL === undefined) return undefined;
    // Found by `mediaURL`, and checked for the other.
    return { feed, sourceKey: row.sourceKey, photo: photo as StoredPhoto };
  }

  /** The photo at an address; undefined if it is not there. Redirects stay with the hosts of the market. */
  async function download(
    { photoHosts }: FeedSettings,
    address: string | undefined,
  ): Promise<Buffer | undefined> {
    let url = URL.parse(address ?? "");
    for (let redirects = 0; url && redirects <= maxRedirects; redirects += 1) {
      if (!isPhotoHost(photoHosts, url)) return undefined;
      const answer = await fetchPhoto(url);
      if (answer.kind !== "response") return undefined;
      if (answer.status === 200) return answer.body;
      if (answer.status < 300 || answer.status > 399) return undefined;
      url = URL.parse(answer.headers.location ?? "", url);
    }
    return undefined;
  }

  /** Addresses expire: asks the market for the one of now. */
  async function askAgain(
    feed: FeedSettings,
    sourceKey: string,
    { mediaKey, sourceURL }: StoredPhoto,
  ): Promise<string | undefined> {
    if (mediaKey === undefined) return undefined;
    const client = createODataClient({
      feed,
      ...options.client,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const source = { client, fields: [], note: () => {} };
    const media = (await readMedia(source, [sourceKey])).get(sourceKey) ?? [];
    const url = media.find((item) => String(item["MediaKey"]) === mediaKey)?.["MediaURL"];
    return typeof url === "string" && url !== sourceURL ? url : undefined;
  }

  return async (key) => {
    const before = failedAt.get(key);
    if (before !== undefined && now() - before < pauseMs) return;
    const copying =
      running.get(key) ??
      withLimit(() => copy(key))
        .catch((error: unknown) => {
          if (failedAt.size >= rememberedFailures) failedAt.clear();
          failedAt.set(key, now());
          log.warn({ key, error: rootCauseMessage(error) }, "a photo of a market was not copied");
        })
        .finally(() => running.delete(key));
    running.set(key, copying);
    await copying;
  };
}
