import { and, asc, eq, isNull } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { readSettings } from "../mail/stored-settings.ts";
import type { NoticeAccount } from "./contact-points.ts";

/** An account that is not being deleted, with the website whose address and number its notices use: the first one. */
export async function readNoticeAccount(
  db: Db,
  userId: string,
): Promise<(NoticeAccount & { userName: string; desiredUrl: string }) | undefined> {
  const [account] = await db
    .select({
      email: user.email,
      userName: user.name,
      profile: realtors.profile,
      desiredUrl: realtors.desiredUrl,
    })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(and(eq(user.id, userId), isNull(user.deleteAt)))
    .orderBy(asc(realtors.createdAt))
    .limit(1);
  if (!account) return undefined;
  return {
    ...account,
    userId,
    profile: account.profile ?? {},
    desiredUrl: account.desiredUrl ?? "",
    settings: await readSettings(db, userId),
  };
}
