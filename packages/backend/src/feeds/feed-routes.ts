import { loaningRoutes as routes } from "@realtor/api/loaning-schemas";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feedProblems, feedRuns, feeds, listings } from "../db/schema.ts";
import { createRouter } from "../http/app-env.ts";
import type { App } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole } from "../identity/authenticate.ts";
import type { RunKind, RunState } from "./runs.ts";
import type { FeedSettings } from "./settings.ts";

interface FeedRouteContext {
  db: Db;
  feeds: readonly FeedSettings[];
  now: () => Date;
  /** Does the runs that are due, after the response. */
  runDue: () => void;
}

const maxBytes = 1024;

/** The imports of listings: for admins. */
export function feedRoutes({ db, now, runDue, ...context }: FeedRouteContext): App {
  const app = createRouter();
  const forStaff = requireRole("admin");

  function find(id: string): FeedSettings {
    const feed = context.feeds.find((one) => one.id === id);
    if (!feed) throw new Problem("feed.unconfigured");
    return feed;
  }

  async function describe({ id, name, state }: FeedSettings) {
    const [row] = await db.select().from(feeds).where(eq(feeds.id, id));
    const [lastRun] = await runsOf(id).limit(1);
    return {
      id,
      name,
      state,
      listings: await db.$count(listings, and(eq(listings.source, id), isNull(listings.goneAt))),
      problems: await db.$count(feedProblems, eq(feedProblems.feedId, id)),
      isRunning: isRunning(row),
      isStopped: row?.stopped ?? false,
      nextRunAt: row?.nextRunAt?.toISOString() ?? null,
      lastRun: lastRun ? serializeRun(lastRun) : null,
    };
  }

  function isRunning(row: Pick<typeof feeds.$inferSelect, "claimedUntil"> | undefined): boolean {
    return (row?.claimedUntil ?? null) !== null && (row?.claimedUntil ?? now()) > now();
  }

  const runsOf = (id: string) =>
    db.select().from(feedRuns).where(eq(feedRuns.feedId, id)).orderBy(desc(feedRuns.id)).$dynamic();

  app.openapi(contractRoute(routes, "GET /v1/feeds", forStaff), async (c) =>
    c.json(await Promise.all(context.feeds.map(describe)), 200),
  );

  app.openapi(contractRoute(routes, "GET /v1/feeds/{id}/runs", forStaff), async (c) => {
    const { id } = find(c.req.valid("param").id);
    const { currentPage, perPage } = c.req.valid("query");
    const runs = await runsOf(id)
      .limit(perPage)
      .offset(currentPage * perPage);
    return c.json(runs.map(serializeRun), 200);
  });

  app.openapi(contractRoute(routes, "GET /v1/feeds/{id}/problems", forStaff), async (c) => {
    const { id } = find(c.req.valid("param").id);
    const { currentPage, perPage } = c.req.valid("query");
    const found = await db
      .select()
      .from(feedProblems)
      .where(eq(feedProblems.feedId, id))
      .orderBy(desc(feedProblems.at), feedProblems.recordKey, feedProblems.code)
      .limit(perPage)
      .offset(currentPage * perPage);
    const problems = found.map(({ resource, recordKey, code, at, original }) => ({
      resource,
      recordKey,
      code,
      at: at.toISOString(),
      original,
    }));
    return c.json(problems, 200);
  });

  app.openapi(
    contractRoute(routes, "POST /v1/feeds/{id}/runs", forStaff, ...guardJson(maxBytes)),
    async (c) => {
      const feed = find(c.req.valid("param").id);
      const { kind, isShrinkConfirmed } = c.req.valid("json");
      await db.insert(feeds).values({ id: feed.id }).onConflictDoNothing();
      await db.transaction(async (tx) => {
        const isFeed = eq(feeds.id, feed.id);
        const [row] = await tx.select().from(feeds).where(isFeed).for("update");
        if (isRunning(row)) throw new Problem("feed.running");
        const due = kind === "keys" ? { nextCheckAt: now() } : { nextRunAt: now() };
        // Without cursors everything is read again; equal records change nothing.
        const fromStart = { cursors: {}, progress: null };
        await tx
          .update(feeds)
          .set({
            stopped: false,
            ...due,
            ...(kind === "import" && fromStart),
            ...(kind === "keys" &&
              isShrinkConfirmed && {
                cursors: sql`${feeds.cursors} || '{"isShrinkConfirmed":true}'::jsonb`,
              }),
          })
          .where(isFeed);
      });
      runDue();
      return c.json(await describe(feed), 200);
    },
  );

  app.openapi(contractRoute(routes, "POST /v1/feeds/{id}/stop", forStaff), async (c) => {
    const feed = find(c.req.valid("param").id);
    await db
      .insert(feeds)
      .values({ id: feed.id, stopped: true })
      .onConflictDoUpdate({ target: feeds.id, set: { stopped: true } });
    return c.json(await describe(feed), 200);
  });
  return app;
}

function serializeRun(run: InferSelectModel<typeof feedRuns>) {
  const { id, kind, state, startedAt, endedAt, counts, error } = run;
  return {
    id,
    // The columns have what `startRun` writes.
    kind: kind as RunKind,
    state: state as RunState,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    counts,
    error,
  };
}
