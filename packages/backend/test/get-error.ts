import { ApiError } from "@realtor/api/http";

/** Returns status, code and errors of a rejected call, or a marker if it succeeds. */
export async function getError(call: Promise<unknown>) {
  try {
    await call;
    return { status: "succeeded" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, code: error.code, errors: error.errors };
  }
}
