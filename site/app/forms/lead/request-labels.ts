import { type FormErrorLabels, formErrorLabels, type Labels } from "@realtor/ui/labels";
import { providerOf, type SiteOperator } from "#app/layout/operator.ts";
import { wordmark } from "#app/layout/wordmark.ts";

export interface RequestLabels extends Pick<Labels, "lead" | "phone" | "countries"> {
  /** The company that the consents name; the product while it is not known. */
  operator: string;
  common: Pick<Labels["common"], "signIn" | "skip" | "required" | "newTab">;
  errors: FormErrorLabels;
}

/**
 * Picks the labels of the lead form and its page, so that no others are serialized into the page. Only
 * servers import this: it loads the labels of every language.
 */
export function requestLabels(
  { common, lead, phone, countries, errors }: Labels,
  operator: SiteOperator | undefined,
): RequestLabels {
  const { signIn, skip, required, newTab } = common;
  return {
    operator: providerOf(operator).company ?? wordmark,
    common: { signIn, skip, required, newTab },
    lead,
    phone,
    countries,
    errors: formErrorLabels(errors),
  };
}
