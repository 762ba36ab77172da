import { agreementVersion } from "@realtor/api/loaning";
import type { AgreementAcceptance, CurrentAgreement } from "@realtor/api/loaning";
import { and, desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorAgreements } from "../db/schema.ts";

/** Returns the current agreement and a user's acceptance; see `docs/spec/routes.md#agreement`. */
export async function currentAgreement(db: Db, userId: string): Promise<CurrentAgreement> {
  const [latest] = await db
    .select()
    .from(realtorAgreements)
    .where(
      and(eq(realtorAgreements.userId, userId), eq(realtorAgreements.version, agreementVersion)),
    )
    .orderBy(desc(realtorAgreements.id))
    .limit(1);
  return { version: agreementVersion, acceptance: latest ? serializeAcceptance(latest) : null };
}

/** Whether a user has accepted the current version, which is required for publishing. */
export async function hasAcceptedAgreement(db: Db, userId: string): Promise<boolean> {
  return (await currentAgreement(db, userId)).acceptance !== null;
}

/** Converts a stored acceptance to the response format. */
export function serializeAcceptance({
  version,
  items,
  acceptedAt,
}: typeof realtorAgreements.$inferSelect): AgreementAcceptance {
  return { version, items, acceptedAt: acceptedAt.toISOString() };
}
