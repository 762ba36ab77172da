import { agreementVersion } from "@realtor/api/loaning";
import type { AgreementAcceptance, CurrentAgreement } from "@realtor/api/loaning";
import { and, desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorAgreements } from "../db/schema.ts";

/** The agreement in force, and how a person accepted it (DECISIONS section 4). */
export async function currentAgreement(db: Db, userId: string): Promise<CurrentAgreement> {
  const [latest] = await db
    .select()
    .from(realtorAgreements)
    .where(
      and(eq(realtorAgreements.userId, userId), eq(realtorAgreements.version, agreementVersion)),
    )
    .orderBy(desc(realtorAgreements.id))
    .limit(1);
  return { version: agreementVersion, acceptance: latest ? presentAcceptance(latest) : null };
}

/** Whether a person has accepted the version in force: without it nobody publishes. */
export async function hasAcceptedAgreement(db: Db, userId: string): Promise<boolean> {
  return (await currentAgreement(db, userId)).acceptance !== null;
}

/** A stored acceptance as every answer carries it. */
export function presentAcceptance({
  version,
  items,
  acceptedAt,
}: typeof realtorAgreements.$inferSelect): AgreementAcceptance {
  return { version, items, acceptedAt: acceptedAt.toISOString() };
}
