import { leadUpdate, problemErrors } from "@realtor/api/leads-schemas";
import { isRuleCode } from "@realtor/api/rules";
import { problemResponse } from "@realtor/server/problem";
import { Hono, type MiddlewareHandler } from "hono";
import type { z } from "zod";
import { errorsByField, formLimit, readSubmission, validationProblem } from "../http/form.ts";
import { sameOrigin } from "../http/request-origin.ts";
import { readId, staffResponse } from "../http/staff-response.ts";
import { type LeadInbox, leadQuery } from "./lead-inbox.ts";

export interface StaffRouteOptions {
  inbox: LeadInbox;
  trustProxy: number;
  /** Authorizes before the rest of the request is read. */
  requireStaff: MiddlewareHandler;
}

/**
 * `/api/leads` for staff: `GET` lists with `x-total-count`, `GET …/counts`, `PATCH …/{id}` updates
 * one, `DELETE …/{id}` deletes one, `POST …/deliveries` and `POST …/{id}/deliveries` send refused ones
 * again. Errors are problem details: 400, 401, 403, 404, 413, 415, 422,
 * 503.
 */
export function staffRoutes({
  inbox,
  trustProxy,
  requireStaff: staffOnly,
}: StaffRouteOptions): Hono {
  const app = new Hono();
  const guards = [sameOrigin(trustProxy), staffOnly] as const;

  app.get("/api/leads", ...guards, async (c) => {
    const query = leadQuery.safeParse(c.req.query());
    if (!query.success) return badQuery(query.error);
    const { page, totalCount } = await inbox.list(query.data);
    return staffResponse(c, page, { "x-total-count": String(totalCount) });
  });

  app.get("/api/leads/counts", ...guards, async (c) => staffResponse(c, await inbox.count()));

  app.patch("/api/leads/:id", ...guards, formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const changes = leadUpdate.safeParse(submission.values);
    if (!changes.success) return validationProblem(errorsByField(problemErrors(changes.error)));
    const id = readId(c);
    const lead = id && (await inbox.update(id, changes.data));
    return lead ? staffResponse(c, lead) : problemResponse("lead.notFound");
  });

  app.post("/api/leads/deliveries", ...guards, async (c) =>
    staffResponse(c, { queued: await inbox.resend() }),
  );

  app.post("/api/leads/:id/deliveries", ...guards, async (c) => {
    const id = readId(c);
    if (!id) return problemResponse("lead.notFound");
    await inbox.resend(id);
    const lead = await inbox.read(id);
    return lead ? staffResponse(c, lead) : problemResponse("lead.notFound");
  });

  app.delete("/api/leads/:id", ...guards, async (c) => {
    const id = readId(c);
    return id && (await inbox.remove(id))
      ? staffResponse(c, { id })
      : problemResponse("lead.notFound");
  });
  return app;
}

function badQuery(error: z.ZodError): Response {
  return problemResponse("query.invalid", {
    errors: error.issues.map(({ path, message }) => ({
      pointer: `/${path.join("/")}`,
      code: isRuleCode(message) ? message : "type",
    })),
  });
}
