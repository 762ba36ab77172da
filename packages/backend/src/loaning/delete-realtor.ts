import { eq } from "drizzle-orm";

import { realtors } from "../db/schema.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { lockRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { notifyRealtorChanged, storeVersion } from "./save-realtor.ts";

/**
 * Deletes a homepage; its last state is retained as a version.
 * @throws {Problem} 403, 404.
 */
export async function deleteRealtor(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const current = await lockRealtor(tx, currentUser, id);
    await storeVersion(tx, currentUser, current, new Date(), { kind: "delete", changed: [] });
    await tx.delete(realtors).where(eq(realtors.id, id));
    await notifyRealtorChanged(tx, current.desiredUrl);
    return { id };
  });
}
