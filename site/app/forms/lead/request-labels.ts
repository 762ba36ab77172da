import type { Labels } from "@realtor/ui/labels";

/** The words of the lead form and its panel. */
export type RequestLabels = Pick<Labels, "common" | "lead" | "countries" | "errors">;

/** Picks the lead form's words out of a language. */
export function requestLabels({ common, lead, countries, errors }: RequestLabels): RequestLabels {
  return { common, lead, countries, errors };
}
