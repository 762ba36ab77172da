import type { RealtorProfile, RealtorVersion } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { FileStore } from "@realtor/server/files/file-store";
import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, realtorVersions, user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser, canManage } from "../identity/authenticate.ts";
import { listStates } from "./list-versions.ts";
import { restoreVersion } from "./restore-version.ts";
import { lookupColumns, serializeRealtor } from "./stored-realtor.ts";
import type { LoaningContext } from "./stored-realtor.ts";
import { notSuspended } from "./suspensions.ts";

/** `/v1/realtor-versions`, for the website's owner and admins. */
export function versionRoutes(context: LoaningContext, files: FileStore): App {
  const app = createRouter();
  // The role is checked before the address is validated.
  const forAgents = requireRole("realtor", "admin");
  const listRoute = contractRoute(loaningRoutes, "GET /v1/realtor-versions/{realtorId}", forAgents);
  app.openapi(listRoute, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { realtorId } = c.req.valid("param");
    const { page, totalCount } = await listVersions(
      context,
      currentUser,
      realtorId,
      c.req.valid("query"),
    );
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(
    contractRoute(loaningRoutes, "GET /v1/realtor-versions/{realtorId}/{versionId}", forAgents),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { realtorId, versionId } = c.req.valid("param");
      return c.json(await getVersion(context, currentUser, realtorId, versionId), 200);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-versions/{realtorId}/{versionId}/restorations",
      forAgents,
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { realtorId, versionId } = c.req.valid("param");
      const version = { realtorId, versionId };
      return c.json(await restoreVersion({ ...context, files }, currentUser, version), 201);
    },
  );
  return app;
}

/**
 * Lists the versions of a website without their profiles, newest first.
 * @throws {Problem} 403, 404.
 */
async function listVersions(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  realtorId: string,
  { currentPage, perPage }: { currentPage: number; perPage: number },
): Promise<{ page: RealtorVersion[]; totalCount: number }> {
  const current = await checkVersionAccess(db, currentUser, realtorId);
  const page = { start: currentPage * perPage, size: perPage };
  return listStates(db, realtorId, current, page);
}

/**
 * Returns a former state of a website, including its draft, with its `updatedAt`.
 * @throws {Problem} 403, 404.
 */
async function getVersion(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  realtorId: string,
  versionId: number,
): Promise<RealtorProfile> {
  await checkVersionAccess(db, currentUser, realtorId);
  const ofWebsite = eq(realtorVersions.realtorId, realtorId);
  const [found] = await db
    .select({
      ...getTableColumns(realtorVersions),
      userName: sql<string>`coalesce(${user.name}, '')`,
      sampleOrder: realtors.sampleOrder,
      publishedAt: realtors.publishedAt,
      createdAt: realtors.createdAt,
    })
    .from(realtorVersions)
    .leftJoin(realtors, eq(realtors.id, realtorVersions.realtorId))
    .leftJoin(user, eq(user.id, realtorVersions.userId))
    .where(and(ofWebsite, eq(realtorVersions.id, versionId)));
  const [first] = await db
    .select({ createdAt: realtorVersions.validFrom })
    .from(realtorVersions)
    .where(ofWebsite)
    .orderBy(asc(realtorVersions.id))
    .limit(1);
  if (!found || !first) throw new Problem("version.notFound");
  const { userId, userName, sampleOrder, publishedAt, createdAt, profile, validFrom } = found;
  return serializeRealtor(
    {
      id: realtorId,
      userId,
      userName,
      sampleOrder,
      publishAgain: false,
      publishedAt,
      ...lookupColumns(profile),
      ...notSuspended,
      // Of a deleted website, the first version was current from its creation.
      createdAt: createdAt ?? first.createdAt,
      updatedAt: validFrom,
    },
    urls,
    currentUser,
  );
}

/**
 * Requires that the user may manage the website, and returns it unless it is deleted; a deleted one
 * belongs to its last owner.
 * @throws {Problem} 404, or 403 for a published website of another user.
 */
async function checkVersionAccess(
  db: Db,
  currentUser: CurrentUser,
  realtorId: string,
): Promise<typeof realtors.$inferSelect | undefined> {
  const [current] = await db.select().from(realtors).where(eq(realtors.id, realtorId));
  const [last] = await db
    .select({ userId: realtorVersions.userId })
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(1);
  const userId = current?.userId ?? last?.userId;
  if (userId !== undefined && canManage(currentUser, userId)) return current;
  throw new Problem(current?.published ? "auth.forbidden" : "realtor.notFound");
}
