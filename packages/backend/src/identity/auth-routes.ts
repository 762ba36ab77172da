import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { problemResponse } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { handOver } from "./hand-over.ts";
import type { HandOver } from "./hand-over.ts";

const maxBytes = 16 * 1024;

/**
 * `/api/auth/*` in Better Auth's own wire, but for three things: no cookie goes in or out (the token
 * comes in `set-auth-token` and goes back as a bearer token), errors are problem details, and a
 * provider's callback leads on with a one-time code in place of a cookie.
 */
export function authRoutes(parts: HandOver, signInLimit: RateLimit): App {
  const { auth } = parts;
  const app = createApp();
  app.use("/sign-in/*", signInLimit);
  app.use("/one-time-token/*", signInLimit);
  app.use("/reset-password", signInLimit);
  app.post("/*", ...guardJson(maxBytes));
  app.on(["GET", "POST"], "/*", async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("cookie");
    const body = c.req.method === "POST" ? await c.req.text() : null;
    const answer = await auth.handler(
      new Request(c.req.url, { method: c.req.method, headers, body }),
    );
    if (answer.status >= 400) {
      const { code, message } = await readError(answer);
      return problemResponse(c, answer.status as ContentfulStatusCode, code, message);
    }
    const clean = new Response(answer.body, answer);
    clean.headers.delete("set-cookie");
    clean.headers.set("cache-control", "no-store");
    const location = answer.headers.get("location");
    const token = answer.headers.get("set-auth-token");
    if (location !== null && token !== null) {
      clean.headers.delete("set-auth-token");
      clean.headers.set("location", await handOver(parts, location, token));
      clean.headers.set("referrer-policy", "no-referrer");
    }
    return clean;
  });
  return app;
}

/** Better Auth says `INVALID_EMAIL_OR_PASSWORD`; ours are `auth.invalidEmailOrPassword`. */
async function readError(answer: Response): Promise<{ code: string; message: string }> {
  const parsed = problem.safeParse(await answer.json().catch(() => null));
  const { code, message } = parsed.success ? parsed.data : problem.parse({});
  const camel = code
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { code: `auth.${camel}`, message };
}

const problem = z.object({
  code: z.string().default("refused"),
  message: z.string().min(1).default("The request was refused."),
});
