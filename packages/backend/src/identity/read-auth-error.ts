import { isProblemCode } from "@realtor/api/problem-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { z } from "zod";

/**
 * Maps Better Auth's `INVALID_EMAIL_OR_PASSWORD` to `auth.invalidEmailOrPassword`, and codes without
 * words of their own to one for their status.
 */
export async function readAuthError(
  response: Response,
): Promise<{ code: ProblemCode; message: string }> {
  const parsed = problem.safeParse(await response.json().catch(() => null));
  const { code, message } = parsed.success ? parsed.data : problem.parse({});
  const camel = code
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());
  const own = `auth.${camel}`;
  return { code: isProblemCode(own) ? own : codeOfStatus(response.status), message };
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

const problem = z.object({
  code: z.string().default(""),
  message: z.string().min(1).default("The request was refused."),
});
