import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

import type { ListingMedia, OpenHouse } from "@realtor/api/home";
import { getMarket } from "@realtor/api/rules";
import { splitIntoBatches } from "@realtor/server/concurrency";
import { and, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { InferInsertModel, SQL } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { feedParties, licenseClaims, listingEvents, listings, realtors } from "../db/schema.ts";
import { toListingRow } from "../home/listing-row.ts";
import { addParties } from "./map-party.ts";
import type { Party } from "./map-party.ts";
import type { MappedOpenHouse } from "./map-open-house.ts";
import type { MappedProperty } from "./map-property.ts";
import type { FeedSettings } from "./settings.ts";

export interface WriteContext {
  db: Db;
  feed: Pick<FeedSettings, "id" | "state">;
  now: () => Date;
  count: (name: string, by?: number) => void;
  /** Named for a record that is no listing even after repairs. */
  refuse: (sourceKey: string) => void;
}

type Row = InferInsertModel<typeof listings>;

/** Pages wait behind a statement, on PGlite behind every one: few rows in each, and a pause after it. */
const rowsAtOnce = 10;
const pauseMs = 5;

/**
 * Writes listings of a feed: new and changed ones, by the hash of what the source sent. A repeat changes nothing.
 * The rows of one batch and the events of their changes are stored together.
 */
export async function writeProperties(
  context: WriteContext,
  mapped: readonly MappedProperty[],
): Promise<void> {
  // A server may send a key twice; the later record is the one after a change.
  const byKey = new Map(mapped.map((property) => [property.sourceKey, property]));
  const properties = [...byKey.values()];
  const find = await readParties(context, properties);
  for (const batch of splitIntoBatches(properties, rowsAtOnce)) {
    await writeBatch(context, batch, find);
  }
}

type FindParty = (kind: "member" | "office", key: string | null) => Party | undefined;

async function writeBatch(
  context: WriteContext,
  batch: readonly MappedProperty[],
  find: FindParty,
): Promise<void> {
  const { db, feed, count, now } = context;
  const isRow = and(
    eq(listings.source, feed.id),
    inArray(
      listings.sourceKey,
      batch.map(({ sourceKey }) => sourceKey),
    ),
  );
  const existing = await db
    .select({
      sourceKey: listings.sourceKey,
      hash: listings.hash,
      goneAt: listings.goneAt,
      standardStatus: listings.standardStatus,
      listPrice: sql<number | null>`(${listings.record}->>'listPrice')::float8`,
    })
    .from(listings)
    .where(isRow);
  const before = new Map(existing.map((row) => [row.sourceKey, row]));
  const rows: Row[] = [];
  const events: InferInsertModel<typeof listingEvents>[] = [];
  for (const property of batch) {
    const { sourceKey, isGone, listing } = property;
    const former = before.get(sourceKey);
    const hash = hashOf(property);
    if (former?.hash === hash && (former.goneAt !== null) === isGone) {
      count("unchanged");
      continue;
    }
    const row = toRow(context, property, find);
    if (!row) {
      context.refuse(sourceKey);
      count("leftOut");
      continue;
    }
    rows.push({ ...row, hash, goneAt: isGone ? (former?.goneAt ?? now()) : null });
    count(isGone && !former?.goneAt ? "gone" : former ? "changed" : "added");
    count("media", isGone ? 0 : (property.media?.length ?? 0));
    if (!former) continue;
    const { listingKey } = listing;
    const listPrice = typeof listing["listPrice"] === "number" ? listing["listPrice"] : null;
    const event = { listingKey, at: now(), byUser: null };
    if (former.listPrice !== listPrice)
      events.push({
        ...event,
        kind: "price",
        before: { listPrice: former.listPrice },
        after: { listPrice },
      });
    if (former.standardStatus !== row.standardStatus)
      events.push({
        ...event,
        kind: "status",
        before: { standardStatus: former.standardStatus },
        after: { standardStatus: row.standardStatus },
      });
  }
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await upsert(tx, rows);
    if (events.length > 0) await tx.insert(listingEvents).values(events);
    await notifyWebsites(tx, feed.state, rows);
  });
  await setTimeout(pauseMs);
}

function hashOf({ listing, keys, media, isHidden, isGone }: MappedProperty): string {
  return createHash("sha256")
    .update(JSON.stringify([listing, keys, media ?? null, isHidden, isGone]))
    .digest("base64url");
}

function toRow(
  { feed }: WriteContext,
  { sourceKey, modified, isHidden, listing, keys, media }: MappedProperty,
  find: FindParty,
): Row | undefined {
  const record = { ...addParties(listing, keys, find, feed.state), ...(media && { media }) };
  try {
    const row = toListingRow(record, {
      source: feed.id,
      market: getMarket([{ state: feed.state }]),
    });
    return {
      ...row,
      sourceKey,
      sourceModified: modified,
      listAgentKey: keys.listAgentKey,
      coListAgentKey: keys.coListAgentKey,
      buyerAgentKey: keys.buyerAgentKey,
      ...(isHidden && { searchType: null, displayable: false }),
    };
  } catch {
    return undefined;
  }
}

/** Photos that were not sent, and open houses, which are another resource, stay. */
async function upsert(tx: Db, rows: Row[]): Promise<void> {
  const kept = new Set(["listingKey", "source", "position", "openHouses", "replacedBy"]);
  const changed = Object.keys(getTableColumns(listings)).filter((name) => !kept.has(name));
  await tx
    .insert(listings)
    .values(rows)
    .onConflictDoUpdate({
      target: listings.listingKey,
      set: {
        ...Object.fromEntries(changed.map((name) => [name, excluded(name)])),
        media: sql`coalesce(${excluded("media")}, ${listings.media})`,
        hasImage: sql`case when ${excluded("media")} is null then ${listings.hasImage} else ${excluded("hasImage")} end`,
      },
    });
}

/** The value of an inserted row; columns have the names of their keys in snake case. */
function excluded(name: string): SQL {
  return sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
}

/** Tells the processes of the site which websites show one of these listings. */
async function notifyWebsites(
  tx: Db,
  state: string,
  rows: readonly Pick<Row, "listAgentLicense" | "coListAgentLicense" | "buyerAgentLicense">[],
): Promise<void> {
  const numbers = rows
    .flatMap((row) => [row.listAgentLicense, row.coListAgentLicense, row.buyerAgentLicense])
    .filter((number) => typeof number === "string");
  if (numbers.length === 0) return;
  const found = await tx
    .selectDistinct({ desiredUrl: realtors.desiredUrl })
    .from(licenseClaims)
    .innerJoin(realtors, eq(realtors.userId, licenseClaims.userId))
    .where(
      and(
        eq(licenseClaims.state, state),
        inArray(licenseClaims.number, numbers),
        inArray(licenseClaims.status, ["held", "confirmed"]),
      ),
    );
  await notifyRealtorChanged(tx, ...found.map(({ desiredUrl }) => desiredUrl));
}

async function readParties(
  { db, feed }: WriteContext,
  properties: readonly MappedProperty[],
): Promise<FindParty> {
  const members = properties.flatMap(({ keys }) => [
    keys.listAgentKey,
    keys.coListAgentKey,
    keys.buyerAgentKey,
  ]);
  const found = new Map<string, Party>();
  const read = async (kind: "member" | "office", keys: readonly (string | null | undefined)[]) => {
    const wanted = [...new Set(keys.filter((key) => typeof key === "string"))];
    if (wanted.length === 0) return;
    const isWanted = and(
      eq(feedParties.feedId, feed.id),
      eq(feedParties.kind, kind),
      inArray(feedParties.key, wanted),
    );
    for (const party of await db.select().from(feedParties).where(isWanted))
      found.set(`${kind} ${party.key}`, party);
  };
  await read("member", members);
  await read("office", [
    ...properties.map(({ keys }) => keys.listOfficeKey),
    ...[...found.values()].map(({ officeKey }) => officeKey),
  ]);
  return (kind, key) => (key === null ? undefined : found.get(`${kind} ${key}`));
}

/** Writes agents and offices. Listings take over what changed of an agent: a license of it leads to a website. */
export async function writeParties(
  context: WriteContext,
  parties: readonly Party[],
): Promise<void> {
  const { db, feed, count } = context;
  const byKey = new Map(parties.map((party) => [`${party.kind} ${party.key}`, party]));
  for (const batch of splitIntoBatches([...byKey.values()], 50)) {
    const isOne = and(
      eq(feedParties.feedId, feed.id),
      inArray(
        feedParties.key,
        batch.map(({ key }) => key),
      ),
    );
    const former = new Map(
      (await db.select().from(feedParties).where(isOne)).map((row) => [
        `${row.kind} ${row.key}`,
        row,
      ]),
    );
    const changed = batch.filter((party) => {
      const { feedId: _, ...known } = former.get(`${party.kind} ${party.key}`) ?? {};
      return !isDeepStrictEqual(known, party);
    });
    count("parties", changed.length);
    if (changed.length === 0) continue;
    await db.transaction(async (tx) => {
      for (const party of changed)
        await changeAgent(context, tx, former.get(`${party.kind} ${party.key}`), party);
      await tx
        .insert(feedParties)
        .values(changed.map((party) => ({ ...party, feedId: feed.id })))
        .onConflictDoUpdate({
          target: [feedParties.feedId, feedParties.kind, feedParties.key],
          set: Object.fromEntries(partyColumns.map((name) => [name, excluded(name)])),
        });
    });
    await setTimeout(pauseMs);
  }
}

const partyColumns = [
  "mlsId",
  "name",
  "license",
  "licenseState",
  "phone",
  "officeKey",
  "sourceModified",
] as const;

const roles = ["listAgent", "coListAgent", "buyerAgent"] as const;

/** A value that a listing has from the agent's former record becomes the new one; one of its own stays. */
async function changeAgent(
  { feed }: WriteContext,
  tx: Db,
  former: Party | undefined,
  party: Party,
): Promise<void> {
  if (party.kind !== "member") return;
  const licenseOf = (one: Party | undefined) =>
    one && (one.licenseState ?? feed.state) === feed.state ? (one.license ?? null) : null;
  const from = { FullName: former?.name ?? null, StateLicense: licenseOf(former) };
  const to = { FullName: party.name ?? null, StateLicense: licenseOf(party) };
  if (from.FullName === to.FullName && from.StateLicense === to.StateLicense) return;
  const rows = await tx
    .select()
    .from(listings)
    .where(
      and(
        eq(listings.source, feed.id),
        or(
          eq(listings.listAgentKey, party.key),
          eq(listings.coListAgentKey, party.key),
          eq(listings.buyerAgentKey, party.key),
        ),
      ),
    )
    .for("update");
  for (const row of rows) {
    const record: Record<string, unknown> = { ...row.record };
    for (const role of roles) {
      if (row[`${role}Key`] !== party.key) continue;
      for (const field of ["FullName", "StateLicense"] as const) {
        if ((record[`${role}${field}`] ?? null) === from[field])
          record[`${role}${field}`] = to[field];
      }
    }
    const { record: changed, ...columns } = toListingRow(record, {
      source: feed.id,
      market: getMarket([{ state: feed.state }]),
    });
    const licenses = {
      listAgentLicense: columns.listAgentLicense ?? null,
      coListAgentLicense: columns.coListAgentLicense ?? null,
      buyerAgentLicense: columns.buyerAgentLicense ?? null,
    };
    await tx
      .update(listings)
      .set({ record: changed, ...licenses })
      .where(eq(listings.listingKey, row.listingKey));
    await notifyWebsites(tx, feed.state, [row, licenses]);
  }
}

/** Writes photos that changed by themselves, which the time of their listing does not always say. */
export async function writePhotos(
  { db, feed, count }: WriteContext,
  photos: readonly { sourceKey: string; media: readonly ListingMedia[] }[],
): Promise<void> {
  for (const { sourceKey, media } of photos) {
    const stored = JSON.stringify(media);
    const changed = await db
      .update(listings)
      // Without a hash the next record is written, whatever its own photos were.
      .set({ media: sql`${stored}::jsonb`, hasImage: media.length > 0, hash: null })
      .where(
        and(
          eq(listings.source, feed.id),
          eq(listings.sourceKey, sourceKey),
          sql`${listings.media} is distinct from ${stored}::jsonb`,
        ),
      )
      .returning({ listingKey: listings.listingKey });
    count("photos", changed.length);
  }
  await setTimeout(pauseMs);
}

/** Open houses that ended longer ago are of no use. */
const keptDays = 30;

/** Writes open houses to the listings that they are of; each replaces the one with its key. */
export async function writeOpenHouses(
  { db, feed, now, count }: WriteContext,
  mapped: readonly MappedOpenHouse[],
): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  const byListing = Map.groupBy(mapped, ({ sourceKey }) => sourceKey);
  for (const [sourceKey, entries] of byListing) {
    const isRow = and(eq(listings.source, feed.id), eq(listings.sourceKey, sourceKey));
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ openHouses: listings.openHouses })
        .from(listings)
        .where(isRow)
        .for("update");
      if (!row) return;
      // The column has what this function wrote.
      const byKey = new Map(
        ((row.openHouses ?? []) as OpenHouse[]).map((one) => [one.openHouseKey, one]),
      );
      for (const { openHouseKey, openHouse } of entries) {
        if (openHouse) byKey.set(openHouseKey, openHouse);
        else byKey.delete(openHouseKey);
      }
      const openHouses = [...byKey.values()]
        .filter(({ openHouseDate }) => openHouseDate >= oldest)
        .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
      if (isDeepStrictEqual(openHouses, row.openHouses ?? [])) return;
      count("openHouses");
      await tx.update(listings).set({ openHouses }).where(isRow);
    });
  }
  await setTimeout(pauseMs);
}

function orderOf({ openHouseDate, openHouseStartTime, openHouseKey }: OpenHouse): string {
  return `${openHouseDate} ${openHouseStartTime ?? ""} ${openHouseKey ?? ""}`;
}

/** The states of homes, on whose clocks open houses are. */
export async function readHomeStates(
  { db, feed }: Pick<WriteContext, "db" | "feed">,
  sourceKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sourceKeys.length === 0) return new Map();
  const rows = await db
    .select({ sourceKey: listings.sourceKey, state: listings.state })
    .from(listings)
    .where(and(eq(listings.source, feed.id), inArray(listings.sourceKey, [...sourceKeys])));
  return new Map(rows.map(({ sourceKey, state }) => [sourceKey ?? "", state]));
}
