import { isProblemCode } from "@realtor/api/problem-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { z } from "zod";

/**
 * Maps Better Auth's `INVALID_EMAIL_OR_PASSWORD` to `auth.invalidEmailOrPassword`, and codes that
 * are not a `ProblemCode` to one for their status.
 */
export async function readAuthErrorCode(response: Response): Promise<ProblemCode> {
  const { code } = authError.parse(await response.json().catch(() => null));
  const camel = code
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());
  const own = `auth.${camel}`;
  return isProblemCode(own) ? own : codeOfStatus(response.status);
}

function codeOfStatus(status: number): ProblemCode {
  return codesByStatus[status] ?? (status >= 500 ? "server.error" : "auth.refused");
}

const codesByStatus: Partial<Record<number, ProblemCode>> = {
  401: "auth.required",
  403: "auth.forbidden",
  404: "route.notFound",
  429: "rate.limited",
  503: "server.unavailable",
};

const authError = z.object({ code: z.string().default("") }).catch({ code: "" });
