import { randomUUID } from "node:crypto";

import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { notifyRealtorChanged } from "./save-realtor.ts";
import { lookupColumns } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/** Inserts a homepage and notifies listeners of its address. */
export async function insertRealtor(
  tx: Db,
  owner: { id: string; name: string },
  profile: StoredProfile,
  now: Date,
): Promise<StoredRealtor> {
  const row = {
    id: randomUUID(),
    userId: owner.id,
    ...lookupColumns(profile),
    sampleOrder: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(realtors).values(row);
  await notifyRealtorChanged(tx, row.desiredUrl);
  return { ...row, userName: owner.name };
}
