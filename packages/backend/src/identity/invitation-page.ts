import type { InvitationRequest, InvitationState } from "@realtor/api/loaning";
import { authRoutes } from "@realtor/api/loaning-schemas";
import type { AttemptLimiter } from "@realtor/server/attempt-limiter";
import type { Operator } from "@realtor/server/operator";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";

import type { Background } from "../http/background.ts";
import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { createInvitationMail, greetingName, inEachLocale } from "../mail/invitation-mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { findPassword } from "./password-account.ts";
import {
  createPasswordLink,
  findInvited,
  findOpenLink,
  revokePasswordLinks,
} from "./password-link.ts";

interface InvitationPageContext {
  db: Db;
  siteUrl: string;
  mailer: Mailer | undefined;
  /** Who invites. */
  operator: Partial<Pick<Operator, "values">>;
  log: Logger;
  background: Background;
  /** Limits the mails to one account. */
  mails: Pick<AttemptLimiter, "start">;
}

const maxBytes = 8 * 1024;

/** What the page of an invitation link needs: whose it is, and a new one when it has ended. */
export function invitationPageRoutes(
  context: InvitationPageContext,
  limits: { read: RateLimit; request: RateLimit },
): App {
  const app = createRouter();
  const read = "POST /api/auth/invitation";
  app.openapi(contractRoute(authRoutes, read, limits.read, ...guardJson(maxBytes)), async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await readInvitation(context.db, c.req.valid("json").token), 200);
  });
  const request = "POST /api/auth/request-invitation";
  app.openapi(contractRoute(authRoutes, request, limits.request, ...guardJson(maxBytes)), (c) => {
    const requested = c.req.valid("json");
    // The response is sent before the lookup, so that its timing reveals nothing.
    context.background.run("invitation", () => sendAgain(context, requested));
    return c.json({ status: true as const }, 200);
  });
  return app;
}

async function readInvitation(db: Db, token: string): Promise<InvitationState> {
  const open = await findOpenLink(db, token);
  const invited = await findAccount(db, open?.userId ?? (await findInvited(db, token)));
  if (!invited) return { state: "ended" };
  const { email } = invited.account;
  if (!open) return invited.hasPassword ? { state: "accepted", email } : { state: "ended" };
  return {
    state: "open",
    email,
    names: inEachLocale((locale) => greetingName(invited, locale)),
    hasHomepage: invited.hasWebsite,
    hasPassword: invited.hasPassword,
    expiresAt: open.expiresAt.toISOString(),
  };
}

/**
 * Mails a new link to the account of an invitation that has ended, unless it has a password. Former links
 * end when the mail server has accepted the mail.
 */
async function sendAgain(
  { db, siteUrl, mailer, operator, log, mails }: InvitationPageContext,
  { token, locale }: InvitationRequest,
): Promise<void> {
  const invited = await findAccount(db, await findInvited(db, token));
  if (!invited || invited.hasPassword) return;
  if (mailer === undefined) {
    log.info("invitation requested but SMTP_URL is not set: an admin can create a link");
    return;
  }
  const { id: userId, email: to } = invited.account;
  if (await mails.start(userId)) return;
  const link = await createPasswordLink(db, "invite", { userId, siteUrl, locale });
  const company = operator.values?.legalName;
  await mailer.send(createInvitationMail(invited, { to, locale, company, ...link }));
  await revokePasswordLinks(db, userId, link.token);
}

async function findAccount(db: Db, userId: string | undefined) {
  if (userId === undefined) return undefined;
  const [found] = await db
    .select({ account: user, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(and(eq(user.id, userId), eq(user.banned, false)))
    .limit(1);
  if (!found) return undefined;
  return {
    account: found.account,
    userName: found.account.name,
    profile: found.profile ?? {},
    hasWebsite: found.profile !== null,
    hasPassword: (await findPassword(db, userId)) !== undefined,
  };
}
