import { randomUUID } from "node:crypto";

import type { Invitation, InvitationInput } from "@realtor/api/loaning";

import { user } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { createPasswordLink } from "../identity/password-link.ts";
import { withoutDraft } from "./draft.ts";
import { insertRealtor } from "./insert-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { mapUniqueViolation } from "./save-realtor.ts";
import { serializeRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Creates an account without a password, its unpublished homepage and the invitation link in one
 * transaction.
 * @throws {Problem} 409 `email.taken`, `slug.taken` or `domain.taken`.
 */
export async function inviteRealtor(
  { db, urls }: LoaningContext,
  siteUrl: string,
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
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const owner = { id: randomUUID(), name: userName.trim() };
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
}
