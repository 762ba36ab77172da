import { randomUUID } from "node:crypto";

import type {
  Invitation,
  InvitationInput,
  InvitationLink,
  InvitationRenewal,
} from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { findPassword } from "../identity/password-account.ts";
import { createPasswordLink, revokePasswordLinks } from "../identity/password-link.ts";
import { findInvitable } from "./invitation-mails.ts";
import { insertRealtor, mapUniqueViolation } from "./save-realtor.ts";
import { serializeRealtor, toStoredProfile, withoutDraft } from "./stored-realtor.ts";
import type { LoaningContext } from "./stored-realtor.ts";

const maxInvitationBytes = 1024 * 1024;
const maxRenewalBytes = 8 * 1024;

interface InvitationContext extends LoaningContext {
  siteUrl: string;
}

/** `/v1/realtor-invitations`, for admins. */
export function invitationRoutes(context: InvitationContext): App {
  const app = createRouter();
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-invitations",
      // The role is checked before the body: a visitor's invalid body is a 401.
      requireRole("admin"),
      ...guardJson(maxInvitationBytes),
    ),
    async (c) => {
      const admin = requireUser(c, "admin");
      return c.json(await inviteRealtor(context, admin, c.req.valid("json")), 201);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-invitations/{realtorId}",
      requireRole("admin"),
      ...guardJson(maxRenewalBytes),
    ),
    async (c) => {
      const admin = requireUser(c, "admin");
      const { realtorId } = c.req.valid("param");
      const link = await renewInvitation(context, admin, realtorId, c.req.valid("json"));
      return c.json(link, 201);
    },
  );
  return app;
}

/**
 * Creates an account without a password, its unpublished website and the invitation link in one
 * transaction.
 * @throws {Problem} 409 `email.taken` or `slug.taken`.
 */
async function inviteRealtor(
  { db, urls, logSecurityEvent, siteUrl }: InvitationContext,
  admin: CurrentUser,
  { email, userName, desiredUrl, profile = {}, locale }: InvitationInput,
): Promise<Invitation> {
  const initial = {
    ...withoutDraft(profile),
    desiredUrl,
    madeForRealtor: "Y",
    isMakeHomepage: "N",
  };
  const stored = toStoredProfile(initial, urls, null);
  const owner = { id: randomUUID(), name: userName.trim() };
  const invitation = await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      await tx.insert(user).values({ ...owner, email: email.toLowerCase(), role: "realtor" });
      const realtor = await insertRealtor(tx, owner, stored, new Date());
      const linkOptions = { userId: owner.id, siteUrl, locale };
      const { url, expiresAt } = await createPasswordLink(tx, "invite", linkOptions);
      return {
        realtor: serializeRealtor(realtor, urls, admin),
        inviteUrl: url,
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );
  logSecurityEvent({ event: "role-change", account: owner.id, role: "realtor", by: admin.id });
  return invitation;
}

/**
 * Creates a new link for an agent who never set or forgot the password, and revokes the former
 * ones. With `email` it corrects the address, at which no one has signed in yet.
 * @throws {Problem} 404; 403 for an admin's account, which no link may take over; 409 `email.taken` or
 * `invitation.accepted`.
 */
async function renewInvitation(
  { db, logSecurityEvent, siteUrl, tellAgent }: InvitationContext,
  admin: CurrentUser,
  realtorId: string,
  { locale, email }: InvitationRenewal,
): Promise<InvitationLink> {
  const address = email?.toLowerCase();
  const { link, corrected, taken } = await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const { owner, realtor } = await findInvitable(tx, admin, realtorId);
      const isNew = address !== undefined && address !== owner.email;
      const hasPassword = (await findPassword(tx, owner.id)) !== undefined;
      if (isNew) {
        if (hasPassword) throw new Problem("invitation.accepted");
        await tx.update(user).set({ email: address }).where(eq(user.id, owner.id));
      }
      await revokePasswordLinks(tx, owner.id);
      return {
        corrected: isNew ? owner.id : null,
        taken: hasPassword ? realtor : null,
        link: await createPasswordLink(tx, "invite", { userId: owner.id, siteUrl, locale }),
      };
    }),
  );
  if (corrected !== null)
    logSecurityEvent({ event: "email-change", account: corrected, by: admin.id });
  // The holder of the link gets the account of an agent who signs in already.
  if (taken !== null) {
    logSecurityEvent({ event: "password-link", account: taken.userId, by: admin.id });
    tellAgent(taken, { kind: "passwordLink" });
  }
  return { inviteUrl: link.url, expiresAt: link.expiresAt.toISOString() };
}
