import { feedErrorCodes, loaningRoutes as routes } from "@realtor/api/loaning-schemas";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { InferSelectModel, SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feedProblems, feedRuns, feeds, listings } from "../db/schema.ts";
import { createRouter } from "../http/app-env.ts";
import type { App } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole } from "../identity/authenticate.ts";
import type { Progress } from "./feed-progress.ts";
import type { ProblemCode } from "./repair.ts";
import { readShrunk } from "./runs.ts";
import type { RunKind, RunState } from "./runs.ts";
import { hasSecret } from "./settings.ts";
import type { FeedEntry } from "./settings.ts";

type StoredRun = InferSelectModel<typeof feedRuns>;

interface FeedRouteContext {
  db: Db;
  feeds: readonly FeedEntry[];
  now: () => Date;
  /** Does the runs that are due, after the response. */
  runDue: () => void;
}

const maxBytes = 1024;

/** The imports of listings: for admins. */
export function feedRoutes({ db, now, runDue, ...context }: FeedRouteContext): App {
  const app = createRouter();
  const forStaff = requireRole("admin");

  function find(id: string): FeedEntry {
    const feed = context.feeds.find((one) => one.id === id);
    if (!feed) throw new Problem("feed.unconfigured");
    return feed;
  }

  /** One that can be run. */
  function findWithSecret(id: string): FeedEntry {
    const feed = find(id);
    if (!hasSecret(feed)) throw new Problem("feed.unconfigured");
    return feed;
  }

  async function describe({ id, name, state, auth }: FeedEntry) {
    const [row] = await db.select().from(feeds).where(eq(feeds.id, id));
    const isOfFeed = eq(feedRuns.feedId, id);
    const [lastRun] = await runsWhere(isOfFeed).limit(1);
    const [lastDoneRun] = await runsWhere(
      isOfFeed,
      eq(feedRuns.state, "done"),
      ne(feedRuns.kind, "keys"),
    ).limit(1);
    const isRunningNow = isRunning(row);
    return {
      id,
      name,
      state,
      listings: await db.$count(listings, and(eq(listings.source, id), isNull(listings.goneAt))),
      problems: await db.$count(feedProblems, eq(feedProblems.feedId, id)),
      isRunning: isRunningNow,
      isStopped: row?.stopped ?? false,
      nextRunAt: row?.nextRunAt?.toISOString() ?? null,
      lastRun: lastRun ? serializeRun(lastRun) : null,
      lastDoneRun: lastDoneRun ? serializeRun(lastDoneRun) : null,
      // The column has what `storeProgress` writes.
      progress: describeProgress(
        row?.progress as Progress | null,
        isRunningNow ? lastRun : undefined,
      ),
      missingSecret: auth.kind === "missing" ? auth.variable : null,
      shrunkBy: (await readShrunk(db, [id])).get(id) ?? null,
    };
  }

  function describeProgress(progress: Progress | null, running: StoredRun | undefined) {
    if (progress?.received === undefined) return null;
    const { received, expected } = progress;
    const since = running?.counts["received"] ?? 0;
    const seconds = running ? (now().getTime() - running.startedAt.getTime()) / 1000 : 0;
    const isKnown = expected !== undefined && since > 0 && seconds > 0;
    return {
      received,
      expected: expected ?? null,
      secondsLeft: isKnown
        ? Math.round((Math.max(0, expected - received) * seconds) / since)
        : null,
    };
  }

  function isRunning(row: Pick<typeof feeds.$inferSelect, "claimedUntil"> | undefined): boolean {
    return (row?.claimedUntil ?? null) !== null && (row?.claimedUntil ?? now()) > now();
  }

  const runsWhere = (...conditions: SQL[]) =>
    db
      .select()
      .from(feedRuns)
      .where(and(...conditions))
      .orderBy(desc(feedRuns.id))
      .$dynamic();

  app.openapi(contractRoute(routes, "GET /v1/feeds", forStaff), async (c) =>
    c.json(await Promise.all(context.feeds.map(describe)), 200),
  );

  app.openapi(contractRoute(routes, "GET /v1/feed-counts", forStaff), async (c) => {
    const shrunk = await readShrunk(
      db,
      context.feeds.map(({ id }) => id),
    );
    return c.json({ waiting: shrunk.size }, 200);
  });

  app.openapi(contractRoute(routes, "GET /v1/feeds/{id}/runs", forStaff), async (c) => {
    const { id } = find(c.req.valid("param").id);
    const { currentPage, perPage } = c.req.valid("query");
    const runs = await runsWhere(eq(feedRuns.feedId, id))
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
      // The column has what the report of a run writes.
      code: code as ProblemCode,
      at: at.toISOString(),
      original,
    }));
    return c.json(problems, 200);
  });

  app.openapi(
    contractRoute(routes, "POST /v1/feeds/{id}/runs", forStaff, ...guardJson(maxBytes)),
    async (c) => {
      const feed = findWithSecret(c.req.valid("param").id);
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
    const feed = findWithSecret(c.req.valid("param").id);
    await db
      .insert(feeds)
      .values({ id: feed.id, stopped: true })
      .onConflictDoUpdate({ target: feeds.id, set: { stopped: true } });
    return c.json(await describe(feed), 200);
  });
  return app;
}

function serializeRun(run: StoredRun) {
  const { id, kind, state, startedAt, endedAt, counts, error } = run;
  const [, code, said] = /^(\w+): (.*)$/s.exec(error ?? "") ?? [];
  const errorCode = feedErrorCodes.find((one) => one === code) ?? null;
  return {
    id,
    // The columns have what `startRun` writes.
    kind: kind as RunKind,
    state: state as RunState,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    counts,
    errorCode,
    error: errorCode === null ? error : (said ?? null),
  };
}
