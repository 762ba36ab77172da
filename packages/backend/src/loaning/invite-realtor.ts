import { randomUUID } from "node:crypto";

import type { Invitation, InvitationInput } from "@realtor/api/loaning";

import { user } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import { makePasswordLink } from "../identity/password-link.ts";
import { withoutDraft } from "./draft.ts";
import { insertRealtor } from "./insert-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { refuseTaken } from "./save-realtor.ts";
import { presentRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Makes an account without a password, its homepage and the link to take both over: all or nothing.
 * The homepage is not public, whatever the profile says.
 * @throws {Problem} 409 `email.taken`, `slug.taken` or `domain.taken`.
 */
export async function inviteRealtor(
  { db, urls }: LoaningContext,
  siteUrl: string,
  admin: Person,
  { email, userName, desiredUrl, profile = {}, locale }: InvitationInput,
): Promise<Invitation> {
  const begun = { ...withoutDraft(profile), desiredUrl, madeForRealtor: "Y", isMakeHomepage: "N" };
  const stored = toStoredProfile(begun, urls, null);
  return refuseTaken(() =>
    db.transaction(async (tx) => {
      const owner = { id: randomUUID(), name: userName.trim() };
      await tx.insert(user).values({ ...owner, email: email.toLowerCase(), role: "realtor" });
      const realtor = await insertRealtor(tx, owner, stored, new Date());
      const whose = { userId: owner.id, siteUrl, locale };
      const { url, expiresAt } = await makePasswordLink(tx, "invite", whose);
      return {
        realtor: presentRealtor(realtor, urls, admin),
        inviteUrl: url,
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );
}
