import type { Db } from "../db/open-db.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { hasAcceptedAgreement } from "./current-agreement.ts";

/**
 * Requires acceptance of the current agreement before an agent publishes; see
 * `docs/spec/routes.md#agreement`. Saving a published homepage does not require it, nor does
 * publishing by an admin.
 * @throws {Problem} 403 `agreement.required`.
 */
export async function requireAgreement(
  tx: Db,
  currentUser: CurrentUser,
  before: { published: boolean },
  after: { published: boolean },
): Promise<void> {
  if (!after.published || before.published || currentUser.role === "admin") return;
  if (await hasAcceptedAgreement(tx, currentUser.id)) return;
  throw new Problem("agreement.required", {
    errors: [{ pointer: "/isMakeHomepage", code: "agreement.required" }],
  });
}
