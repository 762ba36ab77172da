import type { RealtorProfile, RealtorProfileInput } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { settleDraft, unsignDraft } from "./draft.ts";
import { insertRealtor } from "./insert-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { refuseUnagreed } from "./refuse-unagreed.ts";
import { refuseTaken } from "./save-realtor.ts";
import { lookupColumns, presentRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * A new homepage. A realtor makes one, their own; an admin any number, for the account in `userId`
 * (which thereby becomes a realtor) or for themselves.
 * @throws {Problem} 403 `agreement.required`; 409 `slug.taken`, `domain.taken` or `realtor.exists`; 422 for an unknown account.
 */
export async function createRealtor(
  { db, urls }: LoaningContext,
  person: Person,
  input: RealtorProfileInput,
): Promise<RealtorProfile> {
  const now = new Date();
  const profile = settleDraft(unsignDraft(toStoredProfile(input, urls, null)), person, now);
  return refuseTaken(() =>
    db.transaction(async (tx) => {
      const owner = await claimOwner(tx, person, input.userId);
      await refuseUnagreed(tx, person, { published: false }, lookupColumns(profile));
      return presentRealtor(await insertRealtor(tx, owner, profile, now), urls, person);
    }),
  );
}

/** The account the homepage is for, locked, so that two requests at once do not make two. */
async function claimOwner(tx: Db, person: Person, userId: string | undefined) {
  const ownerId = person.role === "admin" ? userId || person.id : person.id;
  const [owner] = await tx.select().from(user).where(eq(user.id, ownerId)).for("update");
  if (!owner) {
    throw new Problem("input.invalid", {
      errors: [{ pointer: "/userId", code: "choice.unknown" }],
    });
  }
  if (owner.role === "admin") return owner;
  if ((await tx.$count(realtors, eq(realtors.userId, owner.id))) > 0) {
    throw new Problem("realtor.exists");
  }
  if (owner.role === "user") {
    await tx.update(user).set({ role: "realtor" }).where(eq(user.id, owner.id));
  }
  return owner;
}
