import { createRoute, z } from "@hono/zod-openapi";
import { passwordResetRequest } from "@realtor/api/loaning-schemas";

import type { Background } from "../background.ts";
import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { sendResetLink } from "./send-reset-link.ts";
import type { PasswordResetContext } from "./send-reset-link.ts";

const requestReset = createRoute({
  method: "post",
  path: "/request-password-reset",
  summary: "Request a password reset link; same response for every address",
  middleware: guardJson(64 * 1024),
  request: {
    body: { required: true, content: { "application/json": { schema: passwordResetRequest } } },
  },
  responses: {
    200: jsonResponse(
      "A link is sent if the account exists",
      z.object({ status: z.literal(true) }),
    ),
    ...problemResponses(400, 413, 415, 422, 429),
  },
});

/**
 * `/api/auth/request-password-reset`; Better Auth implements `/api/auth/reset-password`. The
 * response is sent before the account lookup, so that its timing reveals nothing.
 */
export function passwordRoutes(
  context: PasswordResetContext,
  background: Background,
  limit: RateLimit,
): App {
  const app = createRouter();
  app.post("/request-password-reset", limit);
  app.openapi(requestReset, (c) => {
    const request = c.req.valid("json");
    background.run("password reset", () => sendResetLink(context, request));
    return c.json({ status: true as const }, 200);
  });
  return app;
}
