import type { InvitationLink, InvitationRenewal } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { endPasswordLinks, makePasswordLink } from "../identity/password-link.ts";
import type { Person } from "../identity/person.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Another link for the agent of a homepage, who never set a password or forgot it; those before it end.
 * @throws {Problem} 404; 403 where the account is another admin's or one's own: no link takes those over.
 */
export async function renewInvitation(
  { db }: LoaningContext,
  siteUrl: string,
  admin: Person,
  realtorId: string,
  { locale }: InvitationRenewal,
): Promise<InvitationLink> {
  return db.transaction(async (tx) => {
    const { userId } = await claimRealtor(tx, admin, realtorId);
    const [owner] = await tx.select().from(user).where(eq(user.id, userId));
    if (owner?.role !== "realtor") throw new Problem("auth.forbidden");
    await endPasswordLinks(tx, userId);
    const link = await makePasswordLink(tx, "invite", { userId, siteUrl, locale });
    return { inviteUrl: link.url, expiresAt: link.expiresAt.toISOString() };
  });
}
