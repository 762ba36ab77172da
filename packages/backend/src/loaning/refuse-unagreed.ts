import type { Db } from "../db/open-db.ts";
import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { hasAcceptedAgreement } from "./current-agreement.ts";

/**
 * An agent publishes only after accepting the agreement in force (DECISIONS section 4). A page that is
 * public already can be saved, and an admin publishes for anybody.
 * @throws {Problem} 403 `agreement.required`.
 */
export async function refuseUnagreed(
  tx: Db,
  person: Person,
  before: { published: boolean },
  after: { published: boolean },
): Promise<void> {
  if (!after.published || before.published || person.role === "admin") return;
  if (await hasAcceptedAgreement(tx, person.id)) return;
  throw new Problem("agreement.required", {
    errors: [{ pointer: "/isMakeHomepage", code: "agreement.required" }],
  });
}
