import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PageQuery } from "../schema/fields.ts";
import type { z } from "zod";
import type { feedRoutes, feedRunKinds } from "./feed.routes.ts";

/** A feed of listings with its last runs. */
export type Feed = z.output<(typeof feedRoutes)["GET /v1/feeds"]["response"]>[number];

/** A run of a feed. */
export type FeedRun = NonNullable<Feed["lastRun"]>;

/** A record of a feed that was repaired or refused. */
export type FeedProblem = z.output<
  (typeof feedRoutes)["GET /v1/feeds/{id}/problems"]["response"]
>[number];

/**
 * Returns the feeds of listings with their last run, for staff.
 * @throws {ApiError} 401, 403.
 */
export function listFeeds(http: Http) {
  return callForData(http, "GET /v1/feeds", {});
}

/**
 * Returns the number of what waits for staff.
 * @throws {ApiError} 401, 403.
 */
export function countFeeds(http: Http) {
  return callForData(http, "GET /v1/feed-counts", {});
}

/**
 * Returns runs of a feed, newest first.
 * @throws {ApiError} 401, 403, 409 (unknown feed).
 */
export function listFeedRuns(http: Http, id: string, query: PageQuery = {}) {
  return callForData(http, "GET /v1/feeds/{id}/runs", { params: { id }, query });
}

/**
 * Returns records of a feed that were repaired or refused, newest first.
 * @throws {ApiError} 401, 403, 409 (unknown feed).
 */
export function listFeedProblems(http: Http, id: string, query: PageQuery = {}) {
  return callForData(http, "GET /v1/feeds/{id}/problems", { params: { id }, query });
}

/**
 * Runs a feed now. `import` reads everything again.
 * @throws {ApiError} 401, 403, 409 (unknown feed, or it is running).
 */
export function startFeedRun(
  http: Http,
  id: string,
  run: { kind: (typeof feedRunKinds)[number]; isShrinkConfirmed?: boolean },
) {
  return callForData(http, "POST /v1/feeds/{id}/runs", { params: { id }, body: run });
}

/**
 * Stops a feed after its current page, until it is run again.
 * @throws {ApiError} 401, 403, 409 (unknown feed).
 */
export function stopFeed(http: Http, id: string) {
  return callForData(http, "POST /v1/feeds/{id}/stop", { params: { id } });
}
