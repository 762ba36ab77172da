import type { InvitationMail, InvitationOverview, SentInvitation } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { Operator } from "@realtor/server/operator";
import { and, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { findPassword } from "../identity/password-account.ts";
import {
  findOpenLink,
  invitationExpiry,
  invitationOpenUntil,
  passwordLinkUrl,
} from "../identity/password-link.ts";
import { createInvitationMail, inEachLocale, invitationMessage } from "../mail/invitation-mail.ts";
import { toMailOutcome } from "../mail/mailer.ts";
import type { Mailer } from "../mail/mailer.ts";
import { chosenLocale } from "../mail/agent-contact.ts";
import { lockRealtor } from "./read-realtors.ts";

const maxBytes = 16 * 1024;

interface InvitationMailContext {
  db: Db;
  siteUrl: string;
  mailer: Mailer | undefined;
  /** Who invites. */
  operator: Partial<Pick<Operator, "values">>;
}

/** What staff see before they send an invitation, and its mail; for admins. */
export function invitationMailRoutes(context: InvitationMailContext): App {
  const app = createRouter();
  app.openapi(
    contractRoute(loaningRoutes, "GET /v1/realtor-invitations/{realtorId}", requireRole("admin")),
    async (c) => {
      const admin = requireUser(c, "admin");
      return c.json(await readOverview(context, admin, c.req.valid("param").realtorId), 200);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-invitations/{realtorId}/mails",
      requireRole("admin"),
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const admin = requireUser(c, "admin");
      const { realtorId } = c.req.valid("param");
      return c.json(await mailInvitation(context, admin, realtorId, c.req.valid("json")), 200);
    },
  );
  return app;
}

/** @throws {Problem} 404; 403 for an admin's account. */
async function readOverview(
  { db, mailer }: InvitationMailContext,
  admin: CurrentUser,
  realtorId: string,
): Promise<InvitationOverview> {
  return db.transaction(async (tx) => {
    const { owner, realtor } = await findInvitable(tx, admin, realtorId);
    const openUntil = await invitationOpenUntil(tx, owner.id);
    const nextExpiry = invitationExpiry();
    const hasPassword = (await findPassword(tx, owner.id)) !== undefined;
    const invited = { ...realtor, hasPassword };
    return {
      email: owner.email,
      hasPassword,
      openUntil: openUntil?.toISOString() ?? null,
      nextExpiry: nextExpiry.toISOString(),
      sendsMail: mailer !== undefined,
      locale: chosenLocale(realtor.profile),
      messages: inEachLocale((locale) => invitationMessage(invited, locale, nextExpiry)),
    };
  });
}

/**
 * Mails an open link and resolves when the mail server has accepted it.
 * @throws {Problem} See `mailInvitation` of the client.
 */
async function mailInvitation(
  { db, mailer, siteUrl, operator }: InvitationMailContext,
  admin: CurrentUser,
  realtorId: string,
  { token, locale, message }: InvitationMail,
): Promise<SentInvitation> {
  if (mailer === undefined) throw new Problem("mail.unconfigured");
  const { owner, realtor } = await db.transaction((tx) => findInvitable(tx, admin, realtorId));
  const open = await findOpenLink(db, token);
  if (open?.userId !== owner.id) throw new Problem("auth.invalidToken");
  const { expiresAt } = open;
  const url = passwordLinkUrl("invite", token, { siteUrl, locale });
  const to = owner.email;
  const invited = { ...realtor, hasPassword: (await findPassword(db, owner.id)) !== undefined };
  try {
    await mailer.send(
      createInvitationMail(invited, {
        to,
        locale,
        url,
        expiresAt,
        company: operator.values?.legalName,
        message,
      }),
    );
  } catch (error) {
    const { kind } = toMailOutcome(error);
    throw new Problem(kind === "rejected" ? "mail.refused" : "mail.unavailable");
  }
  return { email: to, expiresAt: expiresAt.toISOString() };
}

/**
 * Finds a website and its account, and locks the website.
 * @throws {Problem} 404; 403 for an admin's account, which no link may take over.
 */
export async function findInvitable(tx: Db, admin: CurrentUser, realtorId: string) {
  const realtor = await lockRealtor(tx, admin, realtorId);
  const [owner] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, realtor.userId), eq(user.role, "realtor")));
  if (!owner) throw new Problem("auth.forbidden");
  return { owner, realtor };
}
