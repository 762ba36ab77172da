import { splitIntoBatches } from "@realtor/server/concurrency";
import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";

import { listings } from "../db/schema.ts";
import { FeedError, isFeedError } from "./feed-error.ts";
import { readProgress, storeProgress } from "./feed-progress.ts";
import { createLinkTrail, readKey, readODataPage, toLiteral } from "./odata-page.ts";
import type { ODataPage, RawRecord } from "./odata-page.ts";
import { readOne } from "./read-pages.ts";
import type { MissedRecord, PageSource } from "./read-pages.ts";
import { createWriter, readDescription, toSource } from "./run-feed.ts";
import type { FeedContext } from "./run-feed.ts";

/** More at once are no listings that left the market, but a feed that shrank: staff are asked. */
const shrink = { share: 0.2, count: 50 };
/** Records that no answer to a time has are read one by one; the next night has more. */
const readAtOnce = 1000;
const rowsAtOnce = 200;

/**
 * Compares the keys of the feed with ours. A listing whose key is missing twice in a row is gone; one that we lack
 * is read by its key, since records without a time are in no other answer. A feed that shrank changes nothing.
 * @throws {FeedError | ClaimLostError} also for a feed without any key, which is an outage.
 */
export async function checkKeys(context: FeedContext): Promise<"done" | "shrank"> {
  const { db, feed, claim, count, now } = context;
  const reading = await readDescription(context);
  const source = toSource("Property", context, reading);
  const theirs = await readKeys(context, source);
  if (theirs.size === 0) throw new FeedError("unreadable", "the feed has no keys");
  const ours = await readOurKeys(context);
  const missing = [...ours].filter((key) => !theirs.has(key));
  const { cursors } = await readProgress(db, feed.id);
  count("missing", missing.length);
  const isShrunk = missing.length > shrink.count && missing.length > shrink.share * ours.size;
  if (isShrunk && !cursors.isShrinkConfirmed) return "shrank";

  const before = new Set(cursors.missing);
  const gone = isShrunk ? missing : missing.filter((key) => before.has(key));
  for (const keys of splitIntoBatches(gone, rowsAtOnce)) {
    await db
      .update(listings)
      // Without a hash it is written again if it comes back.
      .set({ goneAt: now(), hash: null })
      .where(
        and(
          eq(listings.source, feed.id),
          inArray(listings.sourceKey, keys),
          isNull(listings.goneAt),
        ),
      );
    count("gone", keys.length);
    await storeProgress(claim);
  }
  const left = new Set(gone);
  const { isShrinkConfirmed: _, ...kept } = cursors;
  await storeProgress(claim, {
    cursors: { ...kept, missing: missing.filter((key) => !left.has(key)) },
  });

  const unknown = [...theirs].filter((key) => !ours.has(key)).slice(0, readAtOnce);
  const write = createWriter("Property", context, reading, source);
  for (const keys of splitIntoBatches(unknown, 10)) {
    const records: RawRecord[] = [];
    const missed: MissedRecord[] = [];
    for (const key of keys) {
      try {
        records.push(await readOne(source, key));
      } catch (error) {
        if (!isFeedError(error) || ["busy", "unauthorized"].includes(error.code)) throw error;
        missed.push({ key, code: error.code });
      }
    }
    await write({ records, missed });
    await storeProgress(claim);
    await context.onPage();
  }
  return "done";
}

/** Keys of rows that are there, or that the market itself took down. */
async function readOurKeys({ db, feed }: FeedContext): Promise<Set<string>> {
  const rows = await db
    .select({ key: listings.sourceKey })
    .from(listings)
    .where(
      and(eq(listings.source, feed.id), or(isNull(listings.goneAt), isNotNull(listings.hash))),
    );
  return new Set(rows.map(({ key }) => key).filter((key) => key !== null));
}

/** All keys: by key, or by links where the server does not compare or order them. */
async function readKeys(
  { client, feed, claim }: FeedContext,
  { keyField, keyType, filter, note, pageSize }: PageSource,
): Promise<Set<string>> {
  const keys = new Set<string>();
  let isByKey = feed.orderBy;
  let last = "";
  for (;;) {
    const conditions = [
      filter !== undefined && `(${filter})`,
      isByKey && last !== "" && `${keyField} gt ${toLiteral(last, keyType)}`,
    ].filter((condition) => condition !== false);
    const query = {
      $select: keyField,
      $top: pageSize,
      $orderby: isByKey ? keyField : undefined,
      $filter: conditions.length === 0 ? undefined : conditions.join(" and "),
      $skip: !isByKey && keys.size > 0 ? keys.size : undefined,
    };
    let page: ODataPage | undefined;
    try {
      page = await readODataPage(client, client.address("Property", query));
      if (isByKey && !isOrdered(page.records.map((record) => readKey(record, keyField) ?? "")))
        throw new FeedError("refused", "keys have no order");
    } catch (error) {
      if (!isByKey || !isFeedError(error, "refused")) throw error;
      note("keysRefused");
      isByKey = false;
      keys.clear();
      continue;
    }
    const trail = createLinkTrail(client, note);
    const atStart = keys.size;
    while (page) {
      const before = keys.size;
      for (const record of page.records) {
        const key = readKey(record, keyField);
        if (key === undefined) continue;
        keys.add(key);
        last = key;
      }
      page = isByKey ? undefined : await trail.follow(page, keys.size > before);
    }
    if (keys.size === atStart) return keys;
    await storeProgress(claim);
  }
}

/** In one of the orders that databases have for texts. */
function isOrdered(keys: readonly string[]): boolean {
  const orders: ((a: string, b: string) => number)[] = [
    (a, b) => Number(a > b) - Number(a < b),
    (a, b) => a.localeCompare(b, "en"),
    (a, b) => Number(a) - Number(b),
  ];
  return orders.some((compare) =>
    keys.every((key, index) => index === 0 || compare(keys[index - 1] ?? "", key) <= 0),
  );
}
