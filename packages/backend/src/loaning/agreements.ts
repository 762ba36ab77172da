import { agreementItems, agreementVersion } from "@realtor/api/loaning";
import type { AgreementAcceptance, AgreementInput, CurrentAgreement } from "@realtor/api/loaning";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { Operator } from "@realtor/server/operator";
import { and, desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorAgreements, user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App, CurrentUser } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { LoaningContext } from "./stored-realtor.ts";

const maxBytes = 64 * 1024;

/**
 * `/v1/realtor-agreements`: users accept for themselves only, and only while the operator, who is the
 * other party, is named in full.
 */
export function agreementRoutes(context: LoaningContext, operator: Pick<Operator, "missing">): App {
  const app = createRouter();
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-agreements",
      // The role is checked before the body: a visitor's invalid body is a 401.
      requireRole("realtor", "admin"),
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      if (operator.missing.length > 0) throw new Problem("agreement.unpublished");
      return c.json(await acceptAgreement(context, currentUser, c.req.valid("json")), 201);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-agreements/current"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await findCurrentAgreement(context.db, currentUser.id), 200);
  });
  return app;
}

/**
 * Stores a user's acceptance of the current agreement. Repeating it returns the first acceptance; a
 * different choice of the optional item adds a row.
 * @throws {Problem} 409 `agreement.outdated` for any other version.
 */
async function acceptAgreement(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  input: AgreementInput,
): Promise<AgreementAcceptance> {
  if (input.version !== agreementVersion) {
    throw new Problem("agreement.outdated", {
      errors: [{ pointer: "/version", code: "agreement.outdated" }],
    });
  }
  const items = agreementItems.filter((item) => input.items.includes(item));
  return db.transaction(async (tx) => {
    // Locked, so that concurrent requests store one acceptance.
    await tx.select().from(user).where(eq(user.id, currentUser.id)).for("update");
    const { acceptance } = await findCurrentAgreement(tx, currentUser.id);
    if (acceptance && acceptance.items.join() === items.join()) return acceptance;
    const row = {
      userId: currentUser.id,
      version: agreementVersion,
      items,
      acceptedAt: new Date(),
    };
    const [stored] = await tx.insert(realtorAgreements).values(row).returning();
    if (!stored) throw new Problem("server.error");
    return serializeAcceptance(stored);
  });
}

/** Returns the current agreement and a user's acceptance; see `docs/spec/routes.md#agreement`. */
async function findCurrentAgreement(db: Db, userId: string): Promise<CurrentAgreement> {
  const [latest] = await db
    .select()
    .from(realtorAgreements)
    .where(
      and(eq(realtorAgreements.userId, userId), eq(realtorAgreements.version, agreementVersion)),
    )
    .orderBy(desc(realtorAgreements.id))
    .limit(1);
  return { version: agreementVersion, acceptance: latest ? serializeAcceptance(latest) : null };
}

/** Whether a user has accepted the current version, which is required for publishing. */
export async function hasAcceptedAgreement(db: Db, userId: string): Promise<boolean> {
  return (await findCurrentAgreement(db, userId)).acceptance !== null;
}

function serializeAcceptance({
  version,
  items,
  acceptedAt,
}: typeof realtorAgreements.$inferSelect): AgreementAcceptance {
  return { version, items, acceptedAt: acceptedAt.toISOString() };
}
