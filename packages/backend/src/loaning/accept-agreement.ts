import { agreementItems, agreementVersion } from "@realtor/api/loaning";
import type { AgreementAcceptance, AgreementInput } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import { realtorAgreements, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { currentAgreement, presentAcceptance } from "./current-agreement.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Stores that a person accepts the agreement in force. The same again is answered with the first;
 * another choice of the optional item is a new row beside it.
 * @throws {Problem} 409 `agreement.outdated` for any version but the one in force.
 */
export async function acceptAgreement(
  { db }: LoaningContext,
  person: Person,
  input: AgreementInput,
): Promise<AgreementAcceptance> {
  if (input.version !== agreementVersion) {
    throw new Problem("agreement.outdated", {
      errors: [{ pointer: "/version", code: "agreement.outdated" }],
    });
  }
  const items = agreementItems.filter((item) => input.items.includes(item));
  return db.transaction(async (tx) => {
    // Locked, so that a button pressed twice stores one.
    await tx.select().from(user).where(eq(user.id, person.id)).for("update");
    const { acceptance } = await currentAgreement(tx, person.id);
    if (acceptance && acceptance.items.join() === items.join()) return acceptance;
    const row = { userId: person.id, version: agreementVersion, items, acceptedAt: new Date() };
    const [stored] = await tx.insert(realtorAgreements).values(row).returning();
    if (!stored) throw new Problem("server.error");
    return presentAcceptance(stored);
  });
}
