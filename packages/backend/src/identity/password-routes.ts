import { createRoute, z } from "@hono/zod-openapi";
import { passwordResetRequest } from "@realtor/api/loaning-schemas";

import type { Background } from "../background.ts";
import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { sendResetLink } from "./send-reset-link.ts";
import type { ResetContext } from "./send-reset-link.ts";

const requestReset = createRoute({
  method: "post",
  path: "/request-password-reset",
  summary: "Ask for a link to set a new password; answered the same for every address",
  middleware: guardJson(64 * 1024),
  request: {
    body: { required: true, content: { "application/json": { schema: passwordResetRequest } } },
  },
  responses: {
    200: jsonAnswer(
      "If there is such an account, help is on its way",
      z.object({ status: z.literal(true) }),
    ),
    ...problemAnswers(400, 413, 415, 422, 429),
  },
});

/**
 * `/api/auth/request-password-reset`; `/api/auth/reset-password`, where the link's token goes, is Better
 * Auth's own. Answered before the account is looked for, so that the time tells nothing either.
 */
export function passwordRoutes(
  context: ResetContext,
  background: Background,
  limit: RateLimit,
): App {
  const app = createApp();
  app.post("/request-password-reset", limit);
  app.openapi(requestReset, (c) => {
    const request = c.req.valid("json");
    background.run("password reset", () => sendResetLink(context, request));
    return c.json({ status: true as const }, 200);
  });
  return app;
}
