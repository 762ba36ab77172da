import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { choice, openObject, requiredEmail } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import { providerIds, roles } from "./choices.ts";
import { secondFactorSignIn } from "./second-factor.schema.ts";
import { invitationRequest, invitationState, invitationToken } from "./invitation.schema.ts";

/**
 * Body of `POST /api/auth/request-password-reset`; `locale` is the language of the mail and the
 * linked page.
 */
export const passwordResetRequest = openObject({
  email: requiredEmail,
  locale: choice(locales),
});

/** An account, with further keys of Better Auth. Times are ISO 8601. */
const account = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullish(),
  role: z.enum(roles),
  /** When the account is deleted, as its owner asked. Until they undo that they have the rights of a user. */
  deleteAt: z.string().nullish(),
});

const session = z.looseObject({
  session: z.looseObject({ expiresAt: z.string() }),
  user: account,
});

const tokenHeader = z.object({ "set-auth-token": z.string() });
const signedIn = "Signed in; the bearer token is in the header set-auth-token";

/** The endpoints of Better Auth that the product uses, and those that extend it. */
export const authRoutes = {
  "POST /api/auth/sign-in/email": {
    summary:
      "Sign in; the bearer token is in the header set-auth-token, and a session of a sent token ends",
    token: "optional",
    body: z.object({ email: z.string(), password: z.string() }),
    success: 200,
    description: "Signed in",
    response: z.looseObject({ token: z.string(), user: account }),
    responseHeaders: tokenHeader,
    problems: [400, 401, 403, 413, 415, 429],
  },
  "POST /api/auth/sign-in/second-factor": {
    summary:
      "Complete a sign-in whose password returned 401 auth.secondFactorRequired; a session of a sent token ends",
    token: "optional",
    body: secondFactorSignIn,
    success: 200,
    description: signedIn,
    response: z.looseObject({ token: z.string(), user: account }),
    responseHeaders: tokenHeader,
    problems: [400, 403, 413, 415, 422, 429],
  },
  "POST /api/auth/one-time-token/verify": {
    summary: "Exchange the one-time code of a provider's callback for the bearer token",
    token: "optional",
    body: z.object({ token: z.string() }),
    success: 200,
    description: signedIn,
    response: session,
    responseHeaders: tokenHeader,
    problems: [400, 403, 413, 415, 429],
  },
  "POST /api/auth/reset-password": {
    summary: "Set a password with the token of a link; every session of the account ends",
    body: z.object({ token: z.string(), newPassword: z.string().min(10).max(128) }),
    success: 200,
    description: "Set",
    response: z.object({ status: z.boolean() }),
    problems: [400, 413, 415, 429],
  },
  "POST /api/auth/sign-out": {
    summary: "End the session",
    token: "required",
    body: z.object({}),
    success: 200,
    description: "Signed out",
    response: z.object({ success: z.boolean() }),
    problems: [400, 413, 415],
  },
  "GET /api/auth/get-session": {
    summary: "The signed-in user; null for a visitor",
    token: "required",
    success: 200,
    description: "The account and its session",
    response: session.nullable(),
    problems: [],
  },
  "POST /api/auth/admin/create-user": {
    summary: "Create an account, as an admin",
    token: "required",
    body: z.object({
      email: z.string(),
      name: z.string(),
      password: z.string().min(10),
      role: z.enum(roles),
    }),
    success: 200,
    description: "The account",
    response: z.object({ user: account }),
    problems: [400, 401, 403, 413, 415],
  },
  "POST /api/auth/request-password-reset": {
    summary: "Request a password reset link; same response for every address",
    body: passwordResetRequest,
    success: 200,
    description: "A link is sent if the account exists",
    response: z.object({ status: z.literal(true) }),
    problems: [400, 413, 415, 422, 429],
  },
  "POST /api/auth/invitation": {
    summary: "What an invitation link leads to; unknown, revoked and expired links are alike",
    body: invitationToken,
    success: 200,
    description: "The state of the link",
    response: invitationState,
    problems: [400, 413, 415, 422, 429],
  },
  "POST /api/auth/request-invitation": {
    summary: "Request a new link for an invitation that has ended; same response for every token",
    body: invitationRequest,
    success: 200,
    description: "A link is sent to the invited address if the invitation is known",
    response: z.object({ status: z.literal(true) }),
    problems: [400, 413, 415, 422, 429],
  },
  "GET /api/auth/providers": {
    summary: "The configured sign-in providers",
    success: 200,
    description: "Their ids",
    response: z.array(z.enum(providerIds)),
  },
  "POST /api/auth/providers/{id}": {
    summary:
      "Start a sign-in at `url`; redirects to `returnTo` with a one-time `code` or an `error`",
    params: z.object({ id: z.enum(providerIds) }),
    body: z.object({ returnTo: z.string().max(2000) }),
    success: 200,
    description: "The authorization URL",
    response: z.object({ url: z.string() }),
    problems: [400, 403, 404, 413, 415, 429],
  },
} as const satisfies RouteTable;

export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;
export type User = z.infer<typeof account>;
export type Session = z.infer<typeof session>;
