import { ApiError } from "@realtor/api/http";
import { isRuleCode } from "@realtor/api/rules";
import type { WebsiteErrors, WebsiteField } from "./new-website.ts";

/** Form field by JSON pointer; those of an invitation are below `/profile`. */
const fields: readonly (readonly [pointer: string, field: WebsiteField])[] = [
  ["/desiredUrl", "desiredUrl"],
  ["/email", "email"],
  ["/userName", "nameEn"],
  ["/etcInfo", "nameKr"],
  ["/presentation/nameJa", "nameJa"],
  ["/activityRegion", "areas"],
];

/** Maps a service's validation errors to form fields; empty for any other error. */
export function rejectedFields(error: unknown): WebsiteErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "slug.taken") return { desiredUrl: "slug.taken" };
  if (error.code === "email.taken") return { email: "email.taken" };
  const rejected: WebsiteErrors = {};
  for (const { pointer, code } of error.errors) {
    const path = pointer.replace(/^\/profile(?=\/)/, "");
    const [, field] = fields.find(([start]) => path.startsWith(start)) ?? [];
    if (field !== undefined && isRuleCode(code)) rejected[field] ??= code;
  }
  return rejected;
}
