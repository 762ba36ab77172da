import { loaningRoutes } from "@realtor/api/loaning-schemas";

import type { Db } from "../db/open-db.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { readManagedRealtor } from "../loaning/read-realtors.ts";
import type { DomainChecks } from "./domain-checks.ts";
import { readDomain } from "./read-domain.ts";

interface DomainRouteOptions {
  db: Db;
  checks: Pick<DomainChecks, "checkNow">;
  /** Each check sends requests to the DNS and to the domain. */
  limit: RateLimit;
}

/** `/v1/realtor/{id}/domain`, for the homepage's owner and admins. */
export function domainRoutes({ db, checks, limit }: DomainRouteOptions): App {
  const app = createRouter();
  const forAgents = requireRole("realtor", "admin");
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor/{id}/domain", forAgents), async (c) => {
    const { id } = c.req.valid("param");
    await readManagedRealtor(db, requireUser(c), id);
    return c.json(await readDomain(db, id), 200);
  });
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor/{id}/domain/check", forAgents, limit),
    async (c) => {
      const { id } = c.req.valid("param");
      await readManagedRealtor(db, requireUser(c), id);
      await checks.checkNow(id);
      return c.json(await readDomain(db, id), 200);
    },
  );
  return app;
}
