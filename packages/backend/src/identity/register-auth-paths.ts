import { createRoute, z } from "@hono/zod-openapi";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";

const account = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullish(),
  role: z.enum(["user", "realtor", "admin"]),
});

/** The endpoints of Better Auth that the product uses, for the OpenAPI document. */
const paths = [
  createRoute({
    method: "post",
    path: "/api/auth/sign-in/email",
    summary: "Sign in; the bearer token is in the header set-auth-token",
    request: {
      body: {
        required: true,
        content: {
          "application/json": { schema: z.object({ email: z.string(), password: z.string() }) },
        },
      },
    },
    responses: {
      200: {
        ...jsonResponse("Signed in", z.looseObject({ token: z.string(), user: account })),
        headers: z.object({ "set-auth-token": z.string() }),
      },
      ...problemResponses(400, 401, 403, 413, 415, 429),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/one-time-token/verify",
    summary: "Exchange the one-time code of a provider's callback for the bearer token",
    request: {
      body: {
        required: true,
        content: { "application/json": { schema: z.object({ token: z.string() }) } },
      },
    },
    responses: {
      200: {
        ...jsonResponse(
          "Signed in; the bearer token is in the header set-auth-token",
          z.looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: account }),
        ),
        headers: z.object({ "set-auth-token": z.string() }),
      },
      ...problemResponses(400, 413, 415, 429),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/reset-password",
    summary: "Set a password with the token of a link; every session of the account ends",
    request: {
      body: {
        required: true,
        content: {
          "application/json": {
            schema: z.object({ token: z.string(), newPassword: z.string().min(10).max(128) }),
          },
        },
      },
    },
    responses: {
      200: jsonResponse("Set", z.object({ status: z.boolean() })),
      ...problemResponses(400, 413, 415, 429),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/sign-out",
    summary: "End the session",
    security: [{ bearer: [] }],
    request: { body: { content: { "application/json": { schema: z.object({}) } } } },
    responses: {
      200: jsonResponse("Signed out", z.object({ success: z.boolean() })),
      ...problemResponses(415),
    },
  }),
  createRoute({
    method: "get",
    path: "/api/auth/get-session",
    summary: "The signed-in user; null for a visitor",
    security: [{ bearer: [] }],
    responses: {
      200: jsonResponse(
        "The account and its session",
        z
          .looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: account })
          .nullable(),
      ),
      ...problemResponses(),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/admin/create-user",
    summary: "Create an account, as an admin",
    security: [{ bearer: [] }],
    request: {
      body: {
        required: true,
        content: {
          "application/json": {
            schema: z.object({
              email: z.string(),
              name: z.string(),
              password: z.string().min(10),
              role: z.enum(["user", "realtor", "admin"]),
            }),
          },
        },
      },
    },
    responses: {
      200: jsonResponse("The account", z.object({ user: account })),
      ...problemResponses(400, 401, 403, 413, 415),
    },
  }),
];

/** Adds the `/api/auth/*` endpoints of Better Auth to the app's OpenAPI document. */
export function registerAuthPaths(app: App): void {
  for (const path of paths) app.openAPIRegistry.registerPath(path);
}
