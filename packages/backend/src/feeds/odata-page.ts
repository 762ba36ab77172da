import { FeedError, isFeedError } from "./feed-error.ts";
import type { ODataClient } from "./odata-client.ts";

/** A record of a feed as it was sent. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** An answer of a resource: records and the link to those after them, if there is one. */
export interface ODataPage {
  records: RawRecord[];
  link: string | undefined;
}

/** What a server did that RESO does not describe, for the report. */
export type FeedNote =
  | "repeatedLink"
  | "foreignLink"
  | "brokenLink"
  /** Not in the order that was asked for, so it was read as a whole. */
  | "unordered"
  | "selectRefused"
  | "expandRefused"
  /** Does not compare keys, so the records of one time were read by links. */
  | "keysRefused"
  | "metadataChanged"
  | "smallerPages"
  | "oneByOne"
  /** `gt` answers with the time itself: more records than a page with one time may wait for the keys. */
  | "coarseTimes"
  | "ignoredFilter";

/**
 * Reads one answer.
 * @throws {FeedError}
 */
export async function readODataPage(client: ODataClient, address: string): Promise<ODataPage> {
  const body = await client.getJson(address);
  const value: unknown = isRecord(body) ? body["value"] : undefined;
  if (!isRecord(body) || !Array.isArray(value))
    throw new FeedError("unreadable", "an answer has no list of records");
  const link = body["@odata.nextLink"] ?? body["@nextLink"];
  return {
    records: value.filter(isRecord),
    link: typeof link === "string" && link !== "" ? link : undefined,
  };
}

/** Pages in a row without a new record, after which links lead nowhere. */
const maxFruitless = 3;

/** Follows the links of one answer as far as they can be trusted. */
export interface LinkTrail {
  /** The page at a link; undefined if there is no link, or none to follow. `hadNew`: the page with it had a new record. */
  follow(page: ODataPage, hadNew: boolean): Promise<ODataPage | undefined>;
}

/** Creates the trail from the answer of one address. */
export function createLinkTrail(client: ODataClient, note: (note: FeedNote) => void): LinkTrail {
  const seen = new Set<string>();
  let fruitless = 0;
  return {
    async follow({ link }, hadNew) {
      if (link === undefined) return undefined;
      fruitless = hadNew ? 0 : fruitless + 1;
      const address = URL.parse(link, client.address(""))?.href;
      if (address === undefined) {
        note("brokenLink");
        return undefined;
      }
      if (seen.has(address) || fruitless === maxFruitless) {
        note("repeatedLink");
        return undefined;
      }
      seen.add(address);
      try {
        return await readODataPage(client, address);
      } catch (error) {
        if (isFeedError(error, "foreignLink")) note("foreignLink");
        else if (isFeedError(error) && !isFeedError(error, "busy", "unauthorized"))
          note("brokenLink");
        else throw error;
        return undefined;
      }
    },
  };
}

/** A value in a `$filter`: numbers stand without quotation marks. */
export function toLiteral(value: string, type: string | undefined): string {
  const isNumber = type !== undefined && /^Edm\.(?:Int|Byte|Decimal|Double)/.test(type);
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A key as text; undefined for a record without one. */
export function readKey(record: RawRecord, field: string): string | undefined {
  const key = record[field];
  if (typeof key === "number" && Number.isFinite(key)) return String(key);
  return typeof key === "string" && key.trim() !== "" ? key : undefined;
}
