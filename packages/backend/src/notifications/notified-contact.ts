import { eq } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactRequests, realtors, user } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { readSettings } from "../mail/stored-settings.ts";
import type { StoredSettings } from "../mail/stored-settings.ts";

/** A contact request with the website that it was sent to, as notifications show it. */
export interface NotifiedContact {
  contact: InferSelectModel<typeof contactRequests>;
  agent: {
    userId: string;
    userName: string;
    /** Address of the account, which is not public. */
    email: string;
    /** When the account is deleted, as its owner asked. */
    deleteAt: Date | null;
    desiredUrl: string;
    profile: StoredProfile;
  };
  settings: StoredSettings;
}

/** Reads a contact request for its notifications; undefined if it or its website was deleted. */
export async function readNotifiedContact(
  db: Db,
  contactId: string,
): Promise<NotifiedContact | undefined> {
  const [found] = await db
    .select({
      contact: contactRequests,
      agent: {
        userId: user.id,
        userName: user.name,
        email: user.email,
        deleteAt: user.deleteAt,
        desiredUrl: realtors.desiredUrl,
        profile: realtors.profile,
      },
    })
    .from(contactRequests)
    .innerJoin(realtors, eq(realtors.id, contactRequests.realtorId))
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(eq(contactRequests.id, contactId));
  if (!found) return undefined;
  return { ...found, settings: await readSettings(db, found.agent.userId) };
}
