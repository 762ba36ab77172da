import { eq } from "drizzle-orm";

import { realtors } from "../db/schema.ts";
import type { Person } from "../identity/person.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { announceChange, keepVersion } from "./save-realtor.ts";

/** Takes a homepage away; what it was stays as a version. @throws {Problem} 403, 404. */
export async function deleteRealtor(
  { db }: LoaningContext,
  person: Person,
  id: string,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const current = await claimRealtor(tx, person, id);
    await keepVersion(tx, person, current, new Date(), { kind: "delete", changed: [] });
    await tx.delete(realtors).where(eq(realtors.id, id));
    await announceChange(tx, current.desiredUrl);
    return { id };
  });
}
