import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { OwnDomain } from "@realtor/api/loaning";
import { and, eq, isNotNull, ne } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { readManagedRealtor } from "./read-realtors.ts";
import type { DomainChecks } from "../own-domain/domain-checks.ts";
import { ownDomains } from "../db/schema.ts";
import { freeAgainAt } from "../own-domain/check-schedule.ts";
import { proofFile, proofRecord } from "../own-domain/evidence.ts";
import { addressRecords, unknownFinding } from "../own-domain/findings.ts";
import type { StoredDomain } from "../own-domain/record-check.ts";

interface DomainRouteOptions {
  db: Db;
  domainChecks: Pick<DomainChecks, "checkNow">;
  domainAddress: string | undefined;
  /** Each check sends requests to the DNS and to the domain. */
  limit: RateLimit;
}

/** `/v1/realtor/{id}/domain`, for the website's owner and admins. */
export function domainRoutes(options: DomainRouteOptions): App {
  const { db, domainChecks, domainAddress, limit } = options;
  const app = createRouter();
  const forAgents = requireRole("realtor", "admin");
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor/{id}/domain", forAgents), async (c) => {
    const { id } = c.req.valid("param");
    await readManagedRealtor(db, requireUser(c), id);
    return c.json(await readDomain(db, id, domainAddress), 200);
  });
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor/{id}/domain/check", forAgents, limit),
    async (c) => {
      const { id } = c.req.valid("param");
      await readManagedRealtor(db, requireUser(c), id);
      await domainChecks.checkNow(id);
      return c.json(await readDomain(db, id, domainAddress), 200);
    },
  );
  return app;
}

const none: OwnDomain = {
  host: null,
  state: "none",
  record: null,
  file: null,
  provedAt: null,
  checkedAt: null,
  nextCheckAt: null,
  failingSince: null,
  freeAt: null,
  proof: unknownFinding,
  addresses: [],
  reach: "unknown",
};

async function readDomain(
  db: Db,
  realtorId: string,
  domainAddress: string | undefined,
): Promise<OwnDomain> {
  const [domain] = await db.select().from(ownDomains).where(eq(ownDomains.realtorId, realtorId));
  if (!domain) return none;
  const { host, token, provedAt, checkedAt, nextCheckAt, failingSince, findings } = domain;
  return {
    host,
    state: await getState(db, domain),
    record: proofRecord(host, token),
    file: proofFile(host, token),
    provedAt: provedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    freeAt: failingSince ? freeAgainAt(failingSince).toISOString() : null,
    proof: findings?.proof ?? unknownFinding,
    addresses: domainAddress === undefined ? [] : addressRecords(host, domainAddress, findings),
    reach: findings?.reach ?? "unknown",
  };
}

async function getState(db: Db, domain: StoredDomain): Promise<OwnDomain["state"]> {
  if (domain.provedAt) return domain.failingSince ? "failing" : "proved";
  const holder = and(
    eq(ownDomains.host, domain.host),
    isNotNull(ownDomains.provedAt),
    ne(ownDomains.realtorId, domain.realtorId),
  );
  return (await db.$count(ownDomains, holder)) > 0 ? "taken" : "waiting";
}
