import { agreementItems, agreementVersion } from "@realtor/api/loaning";
import type { AgreementAcceptance, AgreementInput } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import { realtorAgreements, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { currentAgreement, serializeAcceptance } from "./current-agreement.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Stores a user's acceptance of the current agreement. Repeating it returns the first acceptance; a
 * different choice of the optional item adds a row.
 * @throws {Problem} 409 `agreement.outdated` for any other version.
 */
export async function acceptAgreement(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  input: AgreementInput,
): Promise<AgreementAcceptance> {
  if (input.version !== agreementVersion) {
    throw new Problem("agreement.outdated", {
      errors: [{ pointer: "/version", code: "agreement.outdated" }],
    });
  }
  const items = agreementItems.filter((item) => input.items.includes(item));
  return db.transaction(async (tx) => {
    // Locked, so that concurrent requests store one acceptance.
    await tx.select().from(user).where(eq(user.id, currentUser.id)).for("update");
    const { acceptance } = await currentAgreement(tx, currentUser.id);
    if (acceptance && acceptance.items.join() === items.join()) return acceptance;
    const row = {
      userId: currentUser.id,
      version: agreementVersion,
      items,
      acceptedAt: new Date(),
    };
    const [stored] = await tx.insert(realtorAgreements).values(row).returning();
    if (!stored) throw new Problem("server.error");
    return serializeAcceptance(stored);
  });
}
