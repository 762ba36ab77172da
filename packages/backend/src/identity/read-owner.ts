import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { requireUser } from "./authenticate.ts";
import type { Owner } from "./confirm-owner.ts";

/**
 * The signed-in account of a request.
 * @throws {Problem} 401 for a visitor.
 */
export async function readOwner(
  db: Db,
  c: { var: AppEnv["Variables"] },
): Promise<Owner & { name: string }> {
  const { id: userId, name } = requireUser(c);
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return { userId, name, email: found?.email ?? "", sessionId: c.var.sessionId };
}
