import type { AddressCheck } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";

import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { requireUser, canManage } from "../identity/authenticate.ts";
import { findRealtor } from "./read-realtors.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** `/v1/realtor-addresses`, for realtors and admins. */
export function addressRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-addresses/{desiredUrl}"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { desiredUrl } = c.req.valid("param");
    const { realtorId } = c.req.valid("query");
    return c.json({ code: await checkAddress(context, currentUser, desiredUrl, realtorId) }, 200);
  });
  return app;
}

/**
 * Returns the code of the rule that prevents using an address, or null. The address of `realtorId`
 * itself does not count as taken if the user may manage that homepage.
 */
async function checkAddress(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  desiredUrl: string,
  realtorId: string | undefined,
): Promise<AddressCheck["code"]> {
  const code = checkSlug(desiredUrl, reservedSlugs);
  if (code !== null) return code;
  const holder = await findRealtor(db, desiredUrl);
  if (holder === undefined) return null;
  return holder.id === realtorId && canManage(currentUser, holder.userId) ? null : "slug.taken";
}
