import { activityStates } from "@realtor/profile/rules/market";
import { limits } from "../rules/limits.ts";
import { choice, dateTime, openObject, queryInteger, queryText } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import { z } from "../schema/zod.ts";

const token = "required";

/** What a run does: everything, what changed since the last one, or a comparison of all keys. */
export const feedRunKinds = ["import", "refresh", "keys"] as const;

/** `ended`: by a restart or by staff, and goes on later; `shrank`: held until staff confirm that the feed is smaller. */
export const feedRunStates = ["running", "done", "failed", "ended", "shrank"] as const;

/** Why a run failed. */
export const feedErrorCodes = [
  /** No connection, no answer in time, or 5xx. */
  "unavailable",
  /** 429, or 503 with Retry-After: asks to wait longer than a call may. */
  "busy",
  /** 401 or 403, also with a new token. */
  "unauthorized",
  /** Another 4xx: the server does not know what was asked for. */
  "refused",
  "notFound",
  /** An answer that is not what RESO describes. */
  "unreadable",
  "tooLarge",
  /** A link or redirect to another origin, to which the token must not go. */
  "foreignLink",
] as const;

/** What was wrong with a record. */
export const feedProblemCodes = [
  "key.missing",
  /** Twice in one answer: the later record is used. */
  "key.duplicate",
  /** Refused by the server, or too large. */
  "record.missed",
  /** No listing even after repairs. */
  "record.invalid",
  /** In no answer to a time; found by its key. */
  "time.missing",
  "status.unknown",
  "type.missing",
  "address.missing",
  "price.zero",
  "price.invalid",
  "number.invalid",
  "date.invalid",
  "text.markup",
  "text.invalid",
  "place.invalid",
  "photos.limit",
  "photos.address",
  "openHouse.invalid",
  "openHouse.end",
] as const;

const feedRun = openObject({
  id: z.number().int(),
  kind: choice(feedRunKinds),
  state: choice(feedRunStates),
  startedAt: dateTime,
  endedAt: dateTime.nullable(),
  /**
   * By name: records that were received, added, changed, gone, repaired, left out or had problems, photos of those
   * that were written, and `note.*` for what the server did.
   */
  counts: z.record(z.string(), z.number()),
  /** Of a run that failed at the server; null for another error. */
  errorCode: choice(feedErrorCodes).nullable(),
  /** What the server said, in English. */
  error: z.string().nullable(),
});

const feed = openObject({
  /** Of its market in the settings. */
  id: z.string(),
  name: z.string(),
  state: choice(activityStates),
  /** Listings that are there. */
  listings: z.number().int(),
  /** Records with problems. */
  problems: z.number().int(),
  isRunning: z.boolean(),
  /** Staff stopped it. */
  isStopped: z.boolean(),
  nextRunAt: dateTime.nullable(),
  lastRun: feedRun.nullable(),
  /** What visitors see is of this run: the last one that read all changes. */
  lastDoneRun: feedRun.nullable(),
  /** Of the run that is read now, also of what it did before it was interrupted. */
  progress: openObject({
    received: z.number().int(),
    /** What the server has; null if it does not say. */
    expected: z.number().int().nullable(),
    secondsLeft: z.number().int().nullable(),
  }).nullable(),
  /** The variable of the credentials, if it has no value: the feed is not run. */
  missingSecret: z.string().nullable(),
  /** Listings that the feed no longer has, if that many that staff have to confirm it. */
  shrunkBy: z.number().int().nullable(),
});

const feedProblem = openObject({
  resource: z.string(),
  recordKey: z.string(),
  code: choice(feedProblemCodes),
  at: dateTime,
  /** What the server sent. */
  original: z.unknown(),
});

const feedParams = z.object({ id: queryText(limits.opaqueId) });

const pageOf = z.object({
  currentPage: queryInteger(0, 100_000).default(0),
  perPage: queryInteger(1, 100).default(50),
});

/** The imports of listings, for staff. */
export const feedRoutes = {
  "GET /v1/feeds": {
    summary: "Feeds of listings with their last run",
    token,
    success: 200,
    description: "Feeds, in the order of the settings",
    response: z.array(feed),
    problems: [401, 403],
  },
  "GET /v1/feed-counts": {
    summary: "Number of what waits for staff: feeds that shrank",
    token,
    success: 200,
    description: "The count",
    response: openObject({ waiting: z.number().int() }),
    problems: [401, 403],
  },
  "GET /v1/feeds/{id}/runs": {
    summary: "Last runs of a feed, newest first",
    token,
    params: feedParams,
    query: pageOf,
    success: 200,
    description: "One page of runs",
    response: z.array(feedRun),
    problems: [400, 401, 403, 409],
  },
  "GET /v1/feeds/{id}/problems": {
    summary: "Records of a feed that were repaired or refused, newest first",
    token,
    params: feedParams,
    query: pageOf,
    success: 200,
    description: "One page of problems",
    response: z.array(feedProblem),
    problems: [400, 401, 403, 409],
  },
  "POST /v1/feeds/{id}/runs": {
    summary: "Run a feed now, also one that was stopped",
    token,
    params: feedParams,
    body: openObject({
      kind: choice(feedRunKinds),
      /** With `keys`: the feed is smaller, and what it lacks is gone. */
      isShrinkConfirmed: z.boolean().optional(),
    }),
    success: 200,
    description: "The feed",
    response: feed,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "POST /v1/feeds/{id}/stop": {
    summary: "Stop a feed after its current page, until it is run again",
    token,
    params: feedParams,
    success: 200,
    description: "The feed",
    response: feed,
    problems: [400, 401, 403, 409],
  },
} as const satisfies RouteTable;
