import type { InvitationLink, InvitationRenewal } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { revokePasswordLinks, createPasswordLink } from "../identity/password-link.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { lockRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Creates a new link for an agent who never set or forgot the password, and revokes the former
 * ones.
 * @throws {Problem} 404; 403 for an admin's account, which no link may take over.
 */
export async function renewInvitation(
  { db }: LoaningContext,
  siteUrl: string,
  admin: CurrentUser,
  realtorId: string,
  { locale }: InvitationRenewal,
): Promise<InvitationLink> {
  return db.transaction(async (tx) => {
    const { userId } = await lockRealtor(tx, admin, realtorId);
    const [owner] = await tx.select().from(user).where(eq(user.id, userId));
    if (owner?.role !== "realtor") throw new Problem("auth.forbidden");
    await revokePasswordLinks(tx, userId);
    const link = await createPasswordLink(tx, "invite", { userId, siteUrl, locale });
    return { inviteUrl: link.url, expiresAt: link.expiresAt.toISOString() };
  });
}
