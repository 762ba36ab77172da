import { createRoute } from "@hono/zod-openapi";
import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { FieldError } from "@realtor/server/problem";
import type { Context } from "hono";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { checkContentType, guardJson, limitBody } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import {
  createRealtor,
  deleteRealtor,
  exportRealtor,
  importRealtor,
  updateRealtor,
} from "./change-realtor.ts";
import { listBrokerages } from "./list-brokerages.ts";
import { countRealtors, getRealtor, listRealtors } from "./read-realtors.ts";
import { maxProfileBytes, maxStoredBytes } from "./profile-content.ts";
import type { LoaningContext } from "./stored-realtor.ts";

/** The role is checked before the body: a visitor's invalid body is a 401. */
const requireAgentRole = requireRole("realtor", "admin");

function createImportRoute(limit: RateLimit) {
  const contract = contractRoute(
    loaningRoutes,
    "POST /v1/realtor/import/{id}",
    requireAgentRole,
    limit,
    // The multipart boundaries and names add to the file's size.
    limitBody(maxStoredBytes + 16 * 1024),
  );
  return createRoute({
    ...contract,
    request: {
      ...contract.request,
      body: {
        required: true,
        // Documented here, parsed by `readImportForm`: the file needs the checks of a JSON body.
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              required: ["file", "realtorId"],
              properties: {
                file: { type: "string", contentMediaType: "application/json" },
                realtorId: { type: "string" },
              },
            },
          },
        },
      },
    },
  });
}

/** Limits of the calls of one account that store a website. */
export interface SaveLimits {
  saves: RateLimit;
  imports: RateLimit;
  /** Of searches from one client address; other calls pass. */
  searches: RateLimit;
}

/** `/v1/realtor`, `/v1/realtor-counts` and `/v1/realtor-brokerages`. Access depends on the bearer token alone. */
export function realtorRoutes(context: LoaningContext, limits: SaveLimits): App {
  const app = createRouter();
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor", limits.searches), async (c) => {
    const { page, totalCount } = await listRealtors(
      context,
      c.var.currentUser,
      c.req.valid("query"),
      c.req.raw.signal,
    );
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor/export/{id}"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await exportRealtor(context, currentUser, c.req.valid("param").id), 200);
  });
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor/{id}"), async (c) =>
    c.json(await getRealtor(context, c.var.currentUser, c.req.valid("param").id), 200),
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor",
      requireAgentRole,
      limits.saves,
      ...guardJson(maxProfileBytes),
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      return c.json(await createRealtor(context, currentUser, c.req.valid("json")), 201);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "PATCH /v1/realtor/{id}",
      requireAgentRole,
      limits.saves,
      ...guardJson(maxProfileBytes),
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { id } = c.req.valid("param");
      return c.json(await updateRealtor(context, currentUser, id, c.req.valid("json")), 200);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "DELETE /v1/realtor/{id}"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await deleteRealtor(context, currentUser, c.req.valid("param").id), 200);
  });
  app.openapi(createImportRoute(limits.imports), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    const file = await readImportForm(c, id, maxStoredBytes);
    return c.json(await importRealtor(context, currentUser, id, file), 201);
  });
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-counts"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await countRealtors(context, currentUser, c.req.valid("query").q), 200);
  });
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-brokerages"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await listBrokerages(context.db, currentUser, c.req.valid("query")), 200);
  });
  return app;
}

/**
 * Returns the text of an import's `file`; its `realtorId` must match the path.
 * @throws {Problem} 415, 413, 400 for a malformed form, 422 for a missing part or another id.
 */
async function readImportForm(c: Context, id: string, maxBytes: number): Promise<string> {
  checkContentType(c, "multipart/form-data");
  const form = await c.req.formData().catch(() => {
    throw new Problem("form.malformed");
  });
  const file = form.get("file");
  const realtorId = form.get("realtorId");
  const errors: FieldError[] = [];
  if (!(file instanceof File)) errors.push({ pointer: "/file", code: "required" });
  if (realtorId === null) errors.push({ pointer: "/realtorId", code: "required" });
  else if (realtorId !== id) errors.push({ pointer: "/realtorId", code: "choice.unknown" });
  if (errors.length > 0 || !(file instanceof File)) throw new Problem("input.invalid", { errors });
  if (file.size > maxBytes) throw new Problem("body.tooLarge");
  return file.text();
}
