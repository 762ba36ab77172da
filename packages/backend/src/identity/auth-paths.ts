import { createRoute, z } from "@hono/zod-openapi";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";

const account = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullish(),
  role: z.enum(["user", "realtor", "admin"]),
});

/** The calls of Better Auth that the product uses, for the OpenAPI document. */
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
        ...jsonAnswer("Signed in", z.looseObject({ token: z.string(), user: account })),
        headers: z.object({ "set-auth-token": z.string() }),
      },
      ...problemAnswers(400, 401, 403, 413, 415, 429),
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
        ...jsonAnswer(
          "Signed in; the bearer token is in the header set-auth-token",
          z.looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: account }),
        ),
        headers: z.object({ "set-auth-token": z.string() }),
      },
      ...problemAnswers(400, 413, 415, 429),
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
      200: jsonAnswer("Set", z.object({ status: z.boolean() })),
      ...problemAnswers(400, 413, 415, 429),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/sign-out",
    summary: "Forget the token",
    security: [{ bearer: [] }],
    request: { body: { content: { "application/json": { schema: z.object({}) } } } },
    responses: {
      200: jsonAnswer("Signed out", z.object({ success: z.boolean() })),
      ...problemAnswers(415),
    },
  }),
  createRoute({
    method: "get",
    path: "/api/auth/get-session",
    summary: "Who is signed in; null for a visitor",
    security: [{ bearer: [] }],
    responses: {
      200: jsonAnswer(
        "The account and its session",
        z
          .looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: account })
          .nullable(),
      ),
      ...problemAnswers(),
    },
  }),
  createRoute({
    method: "post",
    path: "/api/auth/admin/create-user",
    summary: "An admin makes an account",
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
      200: jsonAnswer("The account", z.object({ user: account })),
      ...problemAnswers(400, 401, 403, 413, 415),
    },
  }),
];

/** Describes `/api/auth/*`, which Better Auth answers itself, in the document of the app. */
export function describeAuth(app: App): void {
  for (const path of paths) app.openAPIRegistry.registerPath(path);
}
