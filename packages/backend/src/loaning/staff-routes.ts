import { loaningRoutes } from "@realtor/api/loaning-schemas";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { releaseLicenses } from "./license-conflicts.ts";
import { lockRealtor } from "./read-realtors.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** What staff decide about a homepage: for admins. */
export function staffRoutes({ db, logSecurityEvent }: LoaningContext): App {
  const app = createRouter();
  const forStaff = requireRole("admin");
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor/{id}/license-release", forStaff),
    async (c) => {
      const { id: by } = requireUser(c, "admin");
      const { id } = c.req.valid("param");
      const { userId: account } = await db.transaction(async (tx) => {
        const realtor = await lockRealtor(tx, requireUser(c, "admin"), id);
        await releaseLicenses(tx, realtor, by);
        return realtor;
      });
      logSecurityEvent({ event: "license-release", account, by });
      return c.json({ id }, 200);
    },
  );
  return app;
}
