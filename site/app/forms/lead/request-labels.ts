import type { Labels } from "@realtor/ui/labels";

export type RequestLabels = Pick<Labels, "common" | "lead" | "countries" | "errors">;

/** Picks the lead form's labels, so that no others are serialized into the page. */
export function requestLabels({ common, lead, countries, errors }: RequestLabels): RequestLabels {
  return { common, lead, countries, errors };
}
