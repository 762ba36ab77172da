import { ApiError } from "@realtor/api/http";
import { isRuleCode } from "@realtor/api/rules";
import type { WebsiteErrors, WebsiteField } from "./new-website.ts";

/** What a service's pointers name; those of an invitation lie under `/profile`. */
const fields: readonly (readonly [pointer: string, field: WebsiteField])[] = [
  ["/desiredUrl", "desiredUrl"],
  ["/email", "email"],
  ["/userName", "nameEn"],
  ["/etcInfo", "nameKr"],
  ["/presentation/nameJa", "nameJa"],
  ["/activityRegion", "areas"],
];

/** The fields that a service refused; empty where it refused for another reason, or not at all. */
export function refusedFields(error: unknown): WebsiteErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "slug.taken") return { desiredUrl: "slug.taken" };
  if (error.code === "email.taken") return { email: "email.taken" };
  const refused: WebsiteErrors = {};
  for (const { pointer, code } of error.errors) {
    const path = pointer.replace(/^\/profile(?=\/)/, "");
    const [, field] = fields.find(([start]) => path.startsWith(start)) ?? [];
    if (field !== undefined && isRuleCode(code)) refused[field] ??= code;
  }
  return refused;
}
