import { createHmac, timingSafeEqual } from "node:crypto";

import type { PreviewLink, RealtorProfile } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { previewLinks } from "../db/schema.ts";
import { createRouter } from "../http/app-env.ts";
import type { App } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { createToken } from "../own-domain/claims.ts";
import { findRealtor, readManagedRealtor } from "./read-realtors.ts";
import { getDraft, lookupColumns, serializeRealtor, withoutDraft } from "./stored-realtor.ts";
import type { LoaningContext, StoredRealtor } from "./stored-realtor.ts";

const maxTokenBytes = 1024;

interface PreviewContext extends LoaningContext {
  /** `AUTH_SECRET`. */
  secret: string;
}

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** `/v1/realtor-preview-links` for a website's owner and admins, and `/v1/realtor-previews` for everyone. */
export function previewLinkRoutes(context: PreviewContext): App {
  const app = createRouter();
  const { db, secret } = context;
  const forAgents = requireRole("realtor", "admin");
  app.openapi(
    contractRoute(loaningRoutes, "GET /v1/realtor-preview-links/{realtorId}", forAgents),
    async (c) => {
      const { realtorId } = c.req.valid("param");
      await readManagedRealtor(db, requireUser(c), realtorId);
      const link = await readLink(db, realtorId);
      return c.json({ link: link && serializeLink(secret, link) }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor-preview-links/{realtorId}", forAgents),
    async (c) => {
      const { realtorId } = c.req.valid("param");
      await readManagedRealtor(db, requireUser(c), realtorId);
      return c.json(serializeLink(secret, await createLink(db, realtorId)), 201);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "DELETE /v1/realtor-preview-links/{realtorId}", forAgents),
    async (c) => {
      const { realtorId } = c.req.valid("param");
      await readManagedRealtor(db, requireUser(c), realtorId);
      await db.delete(previewLinks).where(eq(previewLinks.realtorId, realtorId));
      return c.json({ id: realtorId }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor-previews", ...guardJson(maxTokenBytes)),
    async (c) => c.json(await openPreview(context, c.req.valid("json").token), 200),
  );
  return app;
}

async function readLink(db: Db, realtorId: string): Promise<StoredLink | null> {
  const [found] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.realtorId, realtorId), gt(previewLinks.expiresAt, new Date())));
  return found ?? null;
}

async function createLink(db: Db, realtorId: string): Promise<StoredLink> {
  const link = {
    token: createPreviewHalf(),
    expiresAt: new Date(Date.now() + lifetimeMs),
    opens: 0,
    lastOpenedAt: null,
  };
  await db
    .insert(previewLinks)
    .values({ realtorId, ...link })
    .onConflictDoUpdate({ target: previewLinks.realtorId, set: link });
  return link;
}

/**
 * Returns a website as it would be published now, and counts the opening.
 * @throws {Problem} 404 `preview.ended`.
 */
async function openPreview(
  { db, urls, secret }: PreviewContext,
  token: string,
): Promise<RealtorProfile> {
  const now = new Date();
  const isOpen = gt(previewLinks.expiresAt, now);
  const rows = await db
    .select({ stored: previewLinks.token })
    .from(previewLinks)
    .where(and(inArray(previewLinks.token, storedPreviewTokens(token)), isOpen));
  const link = rows.find(({ stored }) => isPreviewToken(secret, stored, token));
  if (!link) throw new Problem("preview.ended");
  const [opened] = await db
    .update(previewLinks)
    .set({ opens: sql`${previewLinks.opens} + 1`, lastOpenedAt: now })
    .where(and(eq(previewLinks.token, link.stored), isOpen))
    .returning({ realtorId: previewLinks.realtorId });
  const realtor = opened && (await findRealtor(db, opened.realtorId));
  if (!realtor) throw new Problem("preview.ended");
  return serializeRealtor(withDraftApplied(realtor), urls, undefined);
}

/** The website as it is after its draft was published; the draft may rename the account. */
function withDraftApplied(realtor: StoredRealtor): StoredRealtor {
  const { userName = realtor.userName, ...changes } = getDraft(realtor.profile)?.changes ?? {};
  const profile = { ...withoutDraft(realtor.profile), ...changes };
  return { ...realtor, ...lookupColumns(profile), userName: String(userName) };
}

type StoredLink = Omit<InferSelectModel<typeof previewLinks>, "realtorId">;

function serializeLink(
  secret: string,
  { token, expiresAt, opens, lastOpenedAt }: StoredLink,
): PreviewLink {
  return {
    token: toPreviewToken(secret, token),
    expiresAt: expiresAt.toISOString(),
    opens,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}

/** Of each half: 66 bits. */
const halfLength = 11;

/**
 * The token of a preview link is a random half, which is stored, and its HMAC with `AUTH_SECRET`: the database
 * opens no preview, and the agent can still copy the link again. Links of the version before are stored as a
 * whole and work for the rest of their 14 days.
 */
function createPreviewHalf(): string {
  return createToken().slice(0, halfLength);
}

function toPreviewToken(secret: string, stored: string): string {
  if (stored.length !== halfLength) return stored;
  const mac = createHmac("sha256", secret).update(`preview link ${stored}`).digest("base64url");
  return stored + mac.slice(0, halfLength);
}

/** What may be stored of a token. */
function storedPreviewTokens(token: string): string[] {
  return [token.slice(0, halfLength), token];
}

function isPreviewToken(secret: string, stored: string, token: string): boolean {
  const expected = Buffer.from(toPreviewToken(secret, stored));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
