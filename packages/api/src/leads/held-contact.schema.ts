import { z } from "../schema/zod.ts";
import { queuedNotifications } from "../loaning/notification.schema.ts";
import { limits } from "../rules/limits.ts";
import { phoneConfirmed } from "../schema/phone-answer.ts";
import { dateTime, openObject, requiredText, text } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";

/**
 * A contact request that the site stored while the loaning service was unavailable, and that the service
 * refused later. It is nowhere else, so staff see who sent it.
 */
export const heldContact = openObject({
  id: requiredText(limits.opaqueId),
  name: text(limits.personName),
  phone: text(limits.phone),
  /** Country code, such as KR. */
  phoneCountryCode: text(limits.opaqueId),
  phoneConfirmed,
  createdAt: dateTime,
  /** Response of the loaning service to the last attempt. */
  lastError: z.string().nullable(),
});

const token = "required";

export const heldContactRoutes = {
  "GET /api/held-contacts": {
    summary: "Contact requests that the loaning service refused, newest first, at most 100",
    token,
    success: 200,
    description: "The contact requests",
    response: z.array(heldContact),
    problems: [401, 403, 503],
  },
  "POST /api/held-contacts/deliveries": {
    summary: "Send all refused contact requests to the loaning service again",
    token,
    success: 200,
    description: "Their number",
    response: queuedNotifications,
    problems: [401, 403, 503],
  },
  "POST /api/held-contacts/{id}/deliveries": {
    summary: "Send a refused contact request to the loaning service again",
    token,
    params: z.object({ id: z.string() }),
    success: 200,
    description: "1, or 0 if it is on its way already",
    response: queuedNotifications,
    problems: [401, 403, 404, 503],
  },
} as const satisfies RouteTable;

export type HeldContact = z.infer<typeof heldContact>;
