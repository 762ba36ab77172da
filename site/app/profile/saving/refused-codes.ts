import { ApiError } from "@realtor/api/http";
import { isPublishCode, type PublishCode } from "@realtor/profile/conditions";
import type { Activity } from "./saver-state.ts";

/** Why the service refused to publish; empty after the next change. */
export function refusedCodes(activity: Activity): PublishCode[] {
  if (activity.kind !== "failed" || activity.action !== "publish") return [];
  const { error } = activity;
  return error instanceof ApiError
    ? error.errors.map(({ code }) => code).filter(isPublishCode)
    : [];
}
