import { splitIntoBatches } from "@realtor/server/concurrency";

import type { ODataClient } from "./odata-client.ts";
import { createLinkTrail, readKey, readODataPage, toLiteral } from "./odata-page.ts";
import type { FeedNote, ODataPage, RawRecord } from "./odata-page.ts";

interface MediaSource {
  client: ODataClient;
  /** Fields of Media that the server has; empty asks for all. */
  fields: readonly string[];
  note: (note: FeedNote) => void;
}

/** Listings of one question: addresses have a limit of some thousand characters. */
const listingsAtOnce = 20;
const pageSize = 500;

/** Reads the photos of listings from the resource Media, by the key of their listing; an entry for each. */
export async function readMedia(
  { client, fields, note }: MediaSource,
  listingKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly RawRecord[]>> {
  const byListing = new Map<string, RawRecord[]>(listingKeys.map((key) => [key, []]));
  for (const keys of splitIntoBatches(listingKeys, listingsAtOnce)) {
    const seen = new Set<string>();
    const query = {
      $filter: `ResourceRecordKey in (${keys.map((key) => toLiteral(key, undefined)).join(",")})`,
      $top: pageSize,
      $select: fields.length === 0 ? undefined : fields.join(","),
    };
    for (;;) {
      const trail = createLinkTrail(client, note);
      let hasNew = false;
      const $skip = seen.size === 0 ? undefined : seen.size;
      let page: ODataPage | undefined = await readODataPage(
        client,
        client.address("Media", { ...query, $skip }),
      );
      while (page) {
        const before = seen.size;
        for (const record of page.records) {
          const id = readKey(record, "MediaKey") ?? JSON.stringify(record);
          if (seen.has(id)) continue;
          seen.add(id);
          byListing.get(readKey(record, "ResourceRecordKey") ?? "")?.push(record);
        }
        const isNew = seen.size > before;
        hasNew ||= isNew;
        page = await trail.follow(page, isNew);
      }
      if (!hasNew) break;
    }
  }
  return byListing;
}

/** Reads the photos that an expansion left out: it may stop before the last and name where they go on. */
export async function completeMedia(
  { client, note }: Pick<MediaSource, "client" | "note">,
  record: RawRecord,
  longest: number,
): Promise<RawRecord> {
  const media: unknown = record["Media"];
  const link = record["Media@odata.nextLink"];
  if (!Array.isArray(media) || typeof link !== "string" || media.length >= longest) return record;
  const all: unknown[] = [...media];
  const trail = createLinkTrail(client, note);
  let page = await trail.follow({ records: [], link }, true);
  while (page) {
    all.push(...page.records);
    if (all.length >= longest) break;
    page = await trail.follow(page, page.records.length > 0);
  }
  return { ...record, Media: all };
}
