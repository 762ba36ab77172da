import { ApiError } from "@realtor/api/http";

/** Why somebody could not sign in. */
export type Refusal = "failed" | "tooMany" | "closed" | "unreachable";

/** Reads a failed sign-in. Whether it was the e-mail or the password nobody is told. */
export function whyRefused(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 429) return "tooMany";
  if (error.status === 403) return "closed";
  return error.status === 400 || error.status === 401 ? "failed" : "unreachable";
}
