import { ApiError } from "@realtor/api/http";

/** What a refused call says, for comparing whole; a call that succeeds says so. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
    return { status: "succeeded" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, code: error.code, errors: error.errors };
  }
}
