import type { Db } from "../db/open-db.ts";
import { compareTimes, shiftTime } from "./compare-times.ts";
import { isFeedError } from "./feed-error.ts";
import { readProgress, passes, storeProgress } from "./feed-progress.ts";
import type { FeedClaim, Pass, Progress } from "./feed-progress.ts";
import { countRecords } from "./count-records.ts";
import { createLookupName } from "./lookups.ts";
import type { LookupName } from "./lookups.ts";
import { mapMedia, mediaFields } from "./map-media.ts";
import { mapOpenHouse, openHouseFields } from "./map-open-house.ts";
import { mapMember, mapOffice, memberFields, officeFields } from "./map-party.ts";
import { mapProperty, propertyFields, toListingKey } from "./map-property.ts";
import { parseMetadata } from "./metadata.ts";
import type { Metadata } from "./metadata.ts";
import type { ODataClient } from "./odata-client.ts";
import { isRecord, readKey } from "./odata-page.ts";
import type { FeedNote, RawRecord } from "./odata-page.ts";
import { createProblemReport } from "./problems.ts";
import type { CheckedRecord } from "./problems.ts";
import { completeMedia, readMedia } from "./read-media.ts";
import { firstCursor, readPages } from "./read-pages.ts";
import type { Cursor, PageSource, RecordPage } from "./read-pages.ts";
import type { FeedSettings } from "./settings.ts";
import {
  readHomeStates,
  writeOpenHouses,
  writeParties,
  writePhotos,
  writeProperties,
} from "./write-rows.ts";
import type { WriteContext } from "./write-rows.ts";

export interface FeedContext {
  db: Db;
  feed: FeedSettings;
  client: ODataClient;
  claim: FeedClaim;
  now: () => Date;
  count: (name: string, by?: number) => void;
  /** After each stored page. */
  onPage: () => Promise<void>;
}

/** Servers answer from caches: a refresh begins this much before the newest time it knows. */
const overlapMs = 20 * 60_000;
/** A time that is later than now by more is wrong, and would hide all changes until then. */
const futureMs = 24 * 3_600_000;
const longestMedia = 60;

/** What a server has of one resource, and how it is read. */
interface Reading {
  metadata: Metadata;
  lookups: readonly unknown[];
}

const passSettings: Record<
  Pass,
  { resource: string; keyField: string; timeField: string; fields: readonly string[] }
> = {
  Member: {
    resource: "Member",
    keyField: "MemberKey",
    timeField: "ModificationTimestamp",
    fields: memberFields,
  },
  Office: {
    resource: "Office",
    keyField: "OfficeKey",
    timeField: "ModificationTimestamp",
    fields: officeFields,
  },
  Property: {
    resource: "Property",
    keyField: "ListingKey",
    timeField: "ModificationTimestamp",
    fields: propertyFields,
  },
  OpenHouse: {
    resource: "OpenHouse",
    keyField: "OpenHouseKey",
    timeField: "ModificationTimestamp",
    fields: openHouseFields,
  },
  // A photo that changes does not always change the time of its listing.
  Photos: {
    resource: "Property",
    keyField: "ListingKey",
    timeField: "PhotosChangeTimestamp",
    fields: ["ListingKey"],
  },
};

/**
 * Reads what changed at a feed since its last run, or everything the first time. A run that was ended goes on from
 * its last page.
 * @throws {FeedError | ClaimLostError}
 */
export async function runFeed(context: FeedContext): Promise<void> {
  const { db, feed, claim, now } = context;
  const reading = await readDescription(context);
  const stored = await readProgress(db, feed.id);
  const { cursors } = stored;
  const progress: Progress = stored.progress ?? { startedAt: now().toISOString(), done: [] };
  for (const pass of passes) {
    if (progress.done.includes(pass) || !canRead(pass, context, reading.metadata)) continue;
    const isResumed = progress.pass === pass && progress.cursor;
    let cursor: Cursor = isResumed || startOf(cursors[pass] ?? null);
    // Photos came with the listings of the first run.
    const isSkipped = pass === "Photos" && (cursors[pass] ?? null) === null;
    if (!isSkipped) {
      const source = toSource(pass, context, reading);
      const write = createWriter(pass, context, reading, source);
      if (pass === "Property" && cursor.since === null && !isResumed) {
        const expected = await countRecords(source);
        if (expected !== undefined) progress.expected = expected;
      }
      for await (const page of readPages(source, cursor)) {
        const received = await write(page);
        ({ cursor } = page);
        if (pass === "Property") progress.received = (progress.received ?? 0) + received;
        await storeProgress(claim, { progress: { ...progress, pass, cursor } });
        await context.onPage();
      }
    }
    cursors[pass] = isSkipped
      ? progress.startedAt
      : toNewest(cursor.since, progress.startedAt, now());
    progress.done.push(pass);
    await storeProgress(claim, { progress: { ...progress }, cursors: { ...cursors } });
  }
  await storeProgress(claim, { progress: null });
}

/** Reads `$metadata` and the resource of lookups, if there is one. */
export async function readDescription({
  client,
  count,
}: Pick<FeedContext, "client" | "count">): Promise<Reading> {
  const metadata = await readMetadata(client);
  const lookups: unknown[] = [];
  if (metadata.resources.has("Lookup")) {
    const source: PageSource = {
      client,
      resource: "Lookup",
      keyField: "LookupKey",
      timeField: "ModificationTimestamp",
      pageSize: 1000,
      orderBy: false,
      select: undefined,
      note: (note) => count(`note.${note}`),
    };
    try {
      for await (const { records } of readPages(source, firstCursor)) lookups.push(...records);
    } catch (error) {
      // Without it values are named by their texts.
      if (!isFeedError(error, "refused", "notFound", "unauthorized", "unreadable")) throw error;
      count("note.noLookups");
    }
  }
  return { metadata, lookups };
}

async function readMetadata(client: ODataClient): Promise<Metadata> {
  return parseMetadata(await client.getText(client.address("$metadata"), "application/xml"));
}

function startOf(since: string | null): Cursor {
  return since === null
    ? firstCursor
    : { since: shiftTime(since, -overlapMs), key: "", phase: "ge" };
}

function toNewest(since: string | null, startedAt: string, now: Date): string | null {
  const latest = new Date(now.getTime() + futureMs).toISOString();
  return compareTimes(since, latest) > 0 ? startedAt : since;
}

/** Whether the server has the resource and its time, and the license its photos. */
function canRead(pass: Pass, { feed }: FeedContext, { resources }: Metadata): boolean {
  const { resource, timeField } = passSettings[pass];
  if (pass === "Property") return true;
  if (pass === "Photos" && (feed.photos === "none" || feed.media === "none")) return false;
  return resources.get(resource)?.fields.has(timeField) ?? false;
}

/** How a pass is read: our fields that the server has, photos with the listings where it allows. */
export function toSource(
  pass: Pass,
  { client, feed, count }: Pick<FeedContext, "client" | "feed" | "count">,
  { metadata }: Pick<Reading, "metadata">,
): PageSource {
  const { resource, keyField, timeField, fields } = passSettings[pass];
  const selectFrom = (from: Metadata) => {
    const known = from.resources.get(resource)?.fields;
    const wanted = [...new Set([keyField, timeField, ...fields])];
    return known && wanted.filter((name) => known.has(name));
  };
  const navigation = metadata.resources.get(resource)?.navigation;
  const hasPhotos = feed.photos !== "none" && feed.media === "expand" && navigation?.has("Media");
  const expands = [
    hasPhotos && `Media($top=${longestMedia})`,
    pass === "Property" && navigation?.has("Rooms") && "Rooms",
  ].filter((one) => typeof one === "string");
  return {
    client,
    resource,
    keyField,
    keyType: metadata.resources.get(resource)?.fields.get(keyField)?.type,
    timeField,
    filter: resource === "Property" ? feed.filter : undefined,
    expand: resource === "Property" && expands.length > 0 ? expands.join(",") : undefined,
    pageSize: feed.pageSize,
    orderBy: feed.orderBy,
    select: selectFrom(metadata),
    renewSelect: async () => selectFrom(await readMetadata(client)),
    note: (note: FeedNote) => count(`note.${note}`),
  };
}

/** Writes one page of a pass. Returns how many of its records were not in the page before, which it may repeat. */
export function createWriter(
  pass: Pass,
  context: FeedContext,
  { metadata, lookups }: Reading,
  { resource, keyField }: PageSource,
): (page: Omit<RecordPage, "cursor">) => Promise<number> {
  const { db, feed, count, now } = context;
  const lookupName = createLookupName(metadata, resource, lookups);
  const report = createProblemReport({ db, feedId: feed.id, now }, count);
  const refused = new Set<string>();
  let keysBefore: ReadonlySet<string | undefined> = new Set();
  const writing: WriteContext = { db, feed, now, count, refuse: (key) => refused.add(key) };

  return async ({ records, missed }) => {
    refused.clear();
    const isRepeat = (record: RawRecord) => {
      const key = readKey(record, keyField);
      return key !== undefined && keysBefore.has(key);
    };
    const received = records.filter((record) => !isRepeat(record)).length + missed.length;
    const checked: CheckedRecord[] = missed.map(({ key, code }) => ({
      key,
      original: { code },
      codes: ["record.missed"],
    }));
    const check = (record: RawRecord, codes: CheckedRecord["codes"]) =>
      checked.push({ key: readKey(record, keyField), original: record, codes });
    if (pass === "Member" || pass === "Office") {
      const map = pass === "Member" ? mapMember : mapOffice;
      const parties = records.map((record) => {
        const { party, problems } = map(record);
        check(record, problems);
        return party;
      });
      await writeParties(
        writing,
        parties.filter((party) => party !== undefined),
      );
    } else if (pass === "OpenHouse") {
      await writePageOfOpenHouses(writing, records, lookupName, check);
    } else {
      const whole = await addMedia(context, metadata, records);
      if (pass === "Photos") await writePageOfPhotos(writing, feed, whole, lookupName);
      else {
        const seen = new Set<string>();
        const mapped = whole.map((record) => {
          const property = mapProperty(record, { feed, lookupName });
          const codes = property?.problems ?? ["key.missing"];
          const isSecond = property !== undefined && seen.has(property.sourceKey);
          check(record, isSecond ? [...codes, "key.duplicate"] : codes);
          if (property) seen.add(property.sourceKey);
          const isShown = property && !property.isHidden && !codes.includes("status.unknown");
          if (!isRepeat(record)) {
            if (!isShown) count("leftOut");
            else if (codes.length > 0) count("repaired");
          }
          return property;
        });
        count("received", received);
        count("leftOut", missed.length);
        await writeProperties(
          writing,
          mapped.filter((property) => property !== undefined),
        );
      }
    }
    await report(
      pass,
      checked.map((record) =>
        record.key !== undefined && refused.has(record.key)
          ? { ...record, codes: [...record.codes, "record.invalid"] }
          : record,
      ),
    );
    keysBefore = new Set(records.map((record) => readKey(record, keyField)));
    return received;
  };
}

async function writePageOfOpenHouses(
  writing: WriteContext,
  records: readonly RawRecord[],
  lookupName: LookupName,
  check: (record: RawRecord, codes: CheckedRecord["codes"]) => void,
): Promise<void> {
  const keys = records.map((record) => readKey(record, "ListingKey"));
  const states = await readHomeStates(
    writing,
    keys.filter((key) => key !== undefined),
  );
  const mapped = records.map((record) => {
    const state = states.get(readKey(record, "ListingKey") ?? "") ?? writing.feed.state;
    const openHouse = mapOpenHouse(record, { state, lookupName });
    check(record, openHouse?.problems ?? ["key.missing"]);
    return openHouse;
  });
  await writeOpenHouses(
    writing,
    mapped.filter((openHouse) => openHouse !== undefined),
  );
}

async function writePageOfPhotos(
  writing: WriteContext,
  feed: FeedSettings,
  records: readonly RawRecord[],
  lookupName: LookupName,
): Promise<void> {
  const photos = records.flatMap((record) => {
    const sourceKey = readKey(record, "ListingKey");
    if (sourceKey === undefined || !("Media" in record)) return [];
    const reader = { note: () => {} };
    const listingKey = toListingKey(feed.id, sourceKey);
    const context = { feed, listingKey, lookupName, reader };
    return [{ sourceKey, media: mapMedia(record["Media"], context) }];
  });
  await writePhotos(writing, photos);
}

/** Records with all their photos: those of the rest of a list, or of the resource where none came along. */
async function addMedia(
  { client, feed, count }: FeedContext,
  { resources }: Metadata,
  records: readonly RawRecord[],
): Promise<readonly RawRecord[]> {
  if (feed.photos === "none" || feed.media === "none") return records;
  const source = {
    client,
    fields: mediaFields.filter((field) => resources.get("Media")?.fields.has(field)),
    note: (note: FeedNote) => count(`note.${note}`),
  };
  const completed = await Promise.all(
    records.map((record) => completeMedia(source, record, longestMedia)),
  );
  const without = completed.flatMap((record) => {
    const key = readKey(record, "ListingKey");
    return key === undefined || Array.isArray(record["Media"]) ? [] : [key];
  });
  if (without.length === 0 || !resources.has("Media")) return completed;
  const found = await readMedia(source, without);
  return completed.map((record) => {
    const media = found.get(readKey(record, "ListingKey") ?? "");
    return isRecord(record) && !Array.isArray(record["Media"]) && media
      ? { ...record, Media: media }
      : record;
  });
}
