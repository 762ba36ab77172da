import { problemResponse } from "@realtor/server/problem";
import { Hono, type MiddlewareHandler } from "hono";
import { sameOrigin } from "../http/request-origin.ts";
import { readId, staffResponse } from "../http/staff-response.ts";
import type { HeldContacts } from "./held-contacts.ts";

export interface HeldContactRouteOptions {
  held: HeldContacts;
  trustProxy: number;
  /** Authorizes before the rest of the request is read. */
  requireStaff: MiddlewareHandler;
}

/**
 * `/api/held-contacts` for staff: `GET` lists the contact requests that the loaning service refused, `POST
 * …/deliveries` and `POST …/{id}/deliveries` send them again. Errors are problem details: 401, 403, 404, 503.
 */
export function heldContactRoutes({
  held,
  trustProxy,
  requireStaff,
}: HeldContactRouteOptions): Hono {
  const app = new Hono();
  const guards = [sameOrigin(trustProxy), requireStaff] as const;
  app.get("/api/held-contacts", ...guards, async (c) => staffResponse(c, await held.list()));
  app.post("/api/held-contacts/deliveries", ...guards, async (c) =>
    staffResponse(c, { queued: await held.resend() }),
  );
  app.post("/api/held-contacts/:id/deliveries", ...guards, async (c) => {
    const id = readId(c);
    if (!id || !(await held.has(id))) return problemResponse("contact.notFound");
    return staffResponse(c, { queued: await held.resend(id) });
  });
  return app;
}
