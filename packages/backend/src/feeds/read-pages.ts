import { compareTimes, isTime, shiftTime } from "./compare-times.ts";
import { isFeedError } from "./feed-error.ts";
import type { FeedErrorCode } from "./feed-error.ts";
import type { ODataClient, ODataQuery } from "./odata-client.ts";
import { createLinkTrail, readKey, readODataPage, toLiteral } from "./odata-page.ts";
import type { FeedNote, ODataPage, RawRecord } from "./odata-page.ts";

/**
 * How far a resource was read. Every record before `since` was; of those at `since`, in phase `eq`, the ones up to
 * `key`. `since` is the server's own text.
 */
export interface Cursor {
  since: string | null;
  key: string;
  phase: "ge" | "eq" | "gt";
}

export const firstCursor: Cursor = { since: null, key: "", phase: "ge" };

/** A resource of a feed, and how to ask for it. */
export interface PageSource {
  client: ODataClient;
  resource: string;
  keyField: string;
  keyType?: string | undefined;
  /** The time by which records are read. */
  timeField: string;
  /** Part of every `$filter`. */
  filter?: string | undefined;
  expand?: string | undefined;
  pageSize: number;
  /** False for a server that refuses `$orderby`. */
  orderBy: boolean;
  /** The fields to ask for; undefined asks for all. */
  select: readonly string[] | undefined;
  /** Reads the metadata again after a query was refused; returns the fields that are there now. */
  renewSelect?: () => Promise<readonly string[] | undefined>;
  note: (note: FeedNote) => void;
}

/** A record that the server names, but does not send. */
export interface MissedRecord {
  key: string;
  code: FeedErrorCode;
}

export interface RecordPage {
  records: readonly RawRecord[];
  missed: readonly MissedRecord[];
  /** To be stored with the records: reading goes on from there. */
  cursor: Cursor;
}

/** Where reading goes on when not a single record has a time. */
const beforeAll = "1900-01-01T00:00:00Z";

interface Answer extends ODataPage {
  missed: readonly MissedRecord[];
  /** Keys and times of all, also of the missed. */
  places: readonly Place[];
}

interface Place {
  key: string | undefined;
  time: string | null;
}

/**
 * Reads a resource from a cursor to its end, in the order of its times. Servers disagree whether `$top` is the size
 * of a page or of the whole result, so a missing link says nothing, and only an empty answer ends it:
 *
 * - `ge`: from `since` on. While newer times come, `since` follows them.
 * - `eq`: a whole page has one time: the rest of that moment, by key.
 * - `gt`: what is after that moment.
 *
 * Links are followed only where these lead no further: many servers count records in them, and a record that changes
 * meanwhile moves the others, so that one is skipped. A record may come twice, and none is left out.
 */
export async function* readPages(source: PageSource, start: Cursor): AsyncGenerator<RecordPage> {
  const { note } = source;
  const asking = createAsking(source);
  let cursor = start.since === null ? firstCursor : start;
  /** Keys that were read at `since`. */
  let known = new Set<string>();

  /** Moves the cursor over a page; returns whether the page had anything new. */
  function take(places: readonly Place[]): boolean {
    const next = advance(cursor, places);
    const isNewer = next.since !== cursor.since;
    if (isNewer) known = new Set();
    cursor = next;
    return addKnown(known, next.since, places) || isNewer;
  }

  for (;;) {
    const { phase, since } = cursor;
    if (!source.orderBy) {
      yield* readUnordered(source, asking, { ...start, phase: "ge" });
      return;
    }
    let answer: Answer | undefined;
    try {
      answer = await asking.ask(cursor);
    } catch (error) {
      // RESO requires comparisons of times, not of keys.
      if (phase !== "eq" || !isFeedError(error, "refused")) throw error;
      note("keysRefused");
      for await (const page of readUnordered(source, asking, { ...cursor, key: "" }))
        yield { ...page, cursor };
      cursor = { ...cursor, phase: "gt" };
      continue;
    }
    if (!isOrdered(answer.places)) {
      note("unordered");
      yield* readUnordered(source, asking, { ...start, phase: "ge" });
      return;
    }
    const hasNew = take(answer.places);
    yield { records: answer.records, missed: answer.missed, cursor };
    if (answer.places.length === 0) {
      if (phase !== "eq") return;
      cursor = { ...cursor, phase: "gt" };
      continue;
    }
    if (hasNew ? cursor.since !== null : phase === "ge" && since !== null) continue;
    if (phase === "eq") {
      cursor = { ...cursor, phase: "gt" };
      continue;
    }
    const trail = createLinkTrail(source.client, note);
    for (let isNew = hasNew; answer && cursor.since === since;) {
      const linked: ODataPage | undefined = await trail.follow(answer, isNew);
      answer = linked && asking.describe(linked);
      if (!answer) break;
      isNew = take(answer.places);
      yield { records: answer.records, missed: answer.missed, cursor };
    }
    if (cursor.since === null) cursor = { since: beforeAll, key: "", phase: "ge" };
    else if (cursor.since === since) {
      // The server's times have more digits than it sends, or it does not read `$filter`.
      const isCoarse = known.size > 0;
      note(isCoarse ? "coarseTimes" : "ignoredFilter");
      if (!isCoarse) return;
      cursor = { since: shiftTime(since, 1), key: "", phase: "ge" };
      known = new Set();
    }
  }
}

/** The cursor after a page: at its newest time, or in the moment that fills the page. */
function advance(cursor: Cursor, places: readonly Place[]): Cursor {
  const timed = places.filter(({ time }) => time !== null);
  const newest = timed.reduce<Place | undefined>(
    (last, place) => (last && compareTimes(last.time, place.time) > 0 ? last : place),
    undefined,
  );
  if (newest && compareTimes(newest.time, cursor.since) > 0)
    return { since: newest.time, key: newest.key ?? "", phase: "ge" };
  const last = places.findLast(
    ({ key, time }) => key !== undefined && compareTimes(time, cursor.since) === 0,
  );
  // What an answer to `gt` has at the moment itself was not asked for.
  if (cursor.phase === "gt") return cursor;
  return { ...cursor, key: last?.key ?? cursor.key, phase: "eq" };
}

/** Whether a page has records at this time, or without one, that were not read before. */
function addKnown(known: Set<string>, since: string | null, places: readonly Place[]): boolean {
  const before = known.size;
  for (const { key, time } of places)
    if (key !== undefined && (time === null || compareTimes(time, since) === 0)) known.add(key);
  return known.size > before;
}

function isOrdered(places: readonly Place[]): boolean {
  const times = places.map(({ time }) => time).filter((time) => time !== null);
  return times.every((time, index) => compareTimes(times[index - 1] ?? null, time) <= 0);
}

/**
 * Reads without an order: by links, or by the number of records so far. The cursor moves at the end only, so a run
 * that ends early starts again.
 */
async function* readUnordered(
  source: PageSource,
  asking: Asking,
  start: Cursor,
): AsyncGenerator<RecordPage> {
  const known = new Set<string>();
  let count = 0;
  let newest = start.since;
  for (;;) {
    const trail = createLinkTrail(source.client, source.note);
    let hasNew = false;
    let answer: Answer | undefined = await asking.ask(start, count);
    while (answer) {
      const before = known.size;
      for (const { key, time } of answer.places) {
        if (key !== undefined) known.add(key);
        if (compareTimes(time, newest) > 0) newest = time;
      }
      const pageHasNew = known.size > before;
      hasNew ||= pageHasNew;
      // A server that sends a page again does not count it again.
      const withoutKey = answer.places.filter(({ key }) => key === undefined).length;
      count += known.size - before + (pageHasNew ? withoutKey : 0);
      yield { records: answer.records, missed: answer.missed, cursor: start };
      const linked: ODataPage | undefined = await trail.follow(answer, pageHasNew);
      answer = linked && asking.describe(linked);
    }
    if (!hasNew) break;
  }
  yield { records: [], missed: [], cursor: { since: newest, key: "", phase: "ge" } };
}

interface Asking {
  /** The answer to the query of a cursor, whatever the server refuses or cannot send. */
  ask(cursor: Cursor, skip?: number): Promise<Answer>;
  describe(page: ODataPage): Answer;
}

function createAsking(source: PageSource): Asking {
  const { client, resource, keyField, timeField, note } = source;
  let { select, pageSize, expand } = source;
  let wasRenewed = false;
  /** Whether the server answered to these fields. */
  let isSelectKnown = false;

  /** Also of links that are not followed: staff tell the market. */
  function checkLink(page: ODataPage): ODataPage {
    const { link } = page;
    const url = link === undefined ? undefined : URL.parse(link, client.address(""));
    if (url === null) note("brokenLink");
    else if (url && url.origin !== new URL(client.address("")).origin) note("foreignLink");
    return page;
  }

  function query(cursor: Cursor, skip: number): ODataQuery {
    return {
      ...toQuery(source, cursor),
      $top: pageSize,
      $select: select?.join(","),
      $expand: expand,
      $skip: skip > 0 ? skip : undefined,
    };
  }

  async function ask(cursor: Cursor, skip: number): Promise<Answer> {
    for (;;) {
      try {
        const page = await readODataPage(client, client.address(resource, query(cursor, skip)));
        isSelectKnown = true;
        return describe(checkLink(page), timeField, keyField);
      } catch (error) {
        const isForKey = isSelectKnown && cursor.phase === "eq" && cursor.key !== "";
        if (isFeedError(error, "refused", "notFound") && !isForKey && canAskForLess())
          await askForLess();
        else if (isFeedError(error, "tooLarge") && pageSize > 1) {
          note("smallerPages");
          pageSize = Math.ceil(pageSize / 2);
        } else if (isFeedError(error, "tooLarge", "unreadable", "unavailable"))
          return askOneByOne(cursor, skip, error);
        else throw error;
      }
    }
  }

  function canAskForLess(): boolean {
    return select !== undefined || expand !== undefined;
  }

  /** Options of `$expand` first, then fields that are no longer there, then all of `$select` and `$expand`. */
  async function askForLess(): Promise<void> {
    isSelectKnown = false;
    if (expand?.includes("(")) {
      note("expandRefused");
      expand = expand.replaceAll(/\([^)]*\)/g, "");
    } else if (select === undefined) {
      note("expandRefused");
      expand = undefined;
    } else if (!wasRenewed && source.renewSelect) {
      wasRenewed = true;
      const before = select.join(",");
      select = await source.renewSelect();
      if (select?.join(",") !== before) note("metadataChanged");
    } else {
      note("selectRefused");
      select = undefined;
    }
  }

  /** The keys of a page that cannot be read, then each record by itself. */
  async function askOneByOne(cursor: Cursor, skip: number, cause: Error): Promise<Answer> {
    const keysOnly = {
      ...query(cursor, skip),
      $select: `${keyField},${timeField}`,
      $expand: undefined,
    };
    let page: ODataPage;
    try {
      page = await readODataPage(client, client.address(resource, keysOnly));
    } catch {
      throw cause;
    }
    note("oneByOne");
    const { places } = describe(page, timeField, keyField);
    const records: RawRecord[] = [];
    const missed: MissedRecord[] = [];
    for (const { key } of places) {
      if (key === undefined) continue;
      try {
        records.push(await readOne({ ...source, select, expand }, key));
      } catch (error) {
        if (!isFeedError(error, "tooLarge", "unreadable", "unavailable", "notFound", "refused"))
          throw error;
        missed.push({ key, code: error.code });
      }
    }
    // None of several came: the server is out of order, and not its records.
    if (missed.length > 3 && records.length === 0) throw cause;
    return { records, missed, places, link: undefined };
  }

  return {
    ask: (cursor, skip = 0) => ask(cursor, skip),
    describe: (page) => describe(page, timeField, keyField),
  };
}

/**
 * Reads one record by its key.
 * @throws {FeedError} `notFound` if the server does not have it.
 */
export async function readOne(
  source: Pick<PageSource, "client" | "resource" | "keyType" | "select" | "expand">,
  key: string,
): Promise<RawRecord> {
  const { client, resource, keyType, select, expand } = source;
  const path = `${resource}(${encodeURIComponent(toLiteral(key, keyType))})`;
  const found = await client.getJson(
    client.address(path, { $select: select?.join(","), $expand: expand }),
  );
  // Some servers answer with a list of one.
  const record: unknown = readList(found)?.[0] ?? found;
  // `getJson` returned JSON, and anything but an object has no field.
  return typeof record === "object" && record !== null ? (record as RawRecord) : {};
}

function readList(value: unknown): unknown[] | undefined {
  const list: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "value") : undefined;
  return Array.isArray(list) ? list : undefined;
}

function describe(page: ODataPage, timeField: string, keyField: string): Answer {
  const places = page.records.map((record): Place => {
    const time = record[timeField];
    return { key: readKey(record, keyField), time: isTime(time) ? time : null };
  });
  return { ...page, missed: [], places };
}

function toQuery(source: PageSource, cursor: Cursor): ODataQuery {
  const { keyField, keyType, timeField, filter } = source;
  const { since, key, phase } = cursor;
  const conditions = [
    filter !== undefined && `(${filter})`,
    since !== null && `${timeField} ${phase} ${since}`,
    phase === "eq" && key !== "" && `${keyField} gt ${toLiteral(key, keyType)}`,
  ].filter((condition) => condition !== false);
  return {
    $filter: conditions.length === 0 ? undefined : conditions.join(" and "),
    $orderby: source.orderBy ? `${timeField},${keyField}` : undefined,
  };
}
