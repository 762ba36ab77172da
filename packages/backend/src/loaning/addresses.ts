import type { AddressCheck } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";

import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { canManage, requireUser } from "../identity/authenticate.ts";
import { hasChangedTooOften, isReservedForOther } from "./former-addresses.ts";
import { findRealtor } from "./read-realtors.ts";
import { getPublishedAt } from "./stored-realtor.ts";
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
 * itself does not count as taken if the user may manage that website, nor does a former one of it.
 */
async function checkAddress(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  desiredUrl: string,
  realtorId: string | undefined,
): Promise<AddressCheck["code"]> {
  const code = checkSlug(desiredUrl, reservedSlugs);
  if (code !== null) return code;
  const asked = realtorId === undefined ? undefined : await findRealtor(db, realtorId);
  const own = asked && canManage(currentUser, asked.userId) ? asked : undefined;
  const holder = await findRealtor(db, desiredUrl);
  if (holder) return holder.id === own?.id ? null : "slug.taken";
  const applicant = { realtorId: own?.id, userId: own?.userId ?? currentUser.id };
  if (await isReservedForOther(db, desiredUrl, applicant)) return "slug.taken";
  const isChange = own !== undefined && getPublishedAt(own) !== null;
  if (!isChange || currentUser.role === "admin") return null;
  return (await hasChangedTooOften(db, own.id)) ? "slug.tooManyChanges" : null;
}
