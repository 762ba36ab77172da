import type { SignedInBrowser } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import { and, eq, gt, ne } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { session } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { earliestStart } from "./auth-adapter.ts";

export interface SessionContext {
  db: Db;
  logSecurityEvent: LogSecurityEvent;
}

/** The open sessions of an account: `currentId` first, then by last use. */
export async function listSessions(
  db: Db,
  userId: string,
  currentId: string | undefined,
): Promise<SignedInBrowser[]> {
  const now = new Date();
  const open = and(
    eq(session.userId, userId),
    gt(session.expiresAt, now),
    gt(session.createdAt, earliestStart(now)),
  );
  const rows = await db.select().from(session).where(open);
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent: (userAgent ?? "").slice(0, limits.userAgent),
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      current: id === currentId,
    }))
    .toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt, "en"),
    );
}

/**
 * Ends one session of an account.
 * @throws {Problem} 404 `session.notFound`, also for a session of another account.
 */
export async function endSession(
  context: SessionContext,
  userId: string,
  sessionId: string,
): Promise<void> {
  const ended = await deleteSessions(context, userId, eq(session.id, sessionId));
  if (ended === 0) throw new Problem("session.notFound");
}

/** Ends all sessions of an account but one, and returns their number. */
export function endOtherSessions(
  context: SessionContext,
  userId: string,
  currentId: string | undefined,
): Promise<number> {
  return deleteSessions(context, userId, ne(session.id, currentId ?? ""));
}

export function endAllSessions(context: SessionContext, userId: string): Promise<number> {
  return deleteSessions(context, userId);
}

async function deleteSessions(
  { db, logSecurityEvent }: SessionContext,
  userId: string,
  which?: SQL,
): Promise<number> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), which))
    .returning({ id: session.id });
  for (const { id } of ended)
    logSecurityEvent({ event: "session-end", account: userId, session: id });
  return ended.length;
}
