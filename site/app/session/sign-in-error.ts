import { ApiError } from "@realtor/api/http";

export type SignInError = "failed" | "tooMany" | "closed" | "unreachable";

/** Classifies a failed sign-in. An unknown e-mail and a wrong password are not distinguished. */
export function signInErrorOf(error: unknown): SignInError {
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 429) return "tooMany";
  if (error.status === 403) return "closed";
  return error.status === 400 || error.status === 401 ? "failed" : "unreachable";
}
