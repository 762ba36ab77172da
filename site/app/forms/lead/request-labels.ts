import { type FormErrorLabels, formErrorLabels, type Labels } from "@realtor/ui/labels";

export interface RequestLabels extends Pick<Labels, "lead" | "phone" | "countries"> {
  common: Pick<Labels["common"], "signIn" | "skip" | "required" | "newTab">;
  errors: FormErrorLabels;
}

/**
 * Picks the labels of the lead form and its page, so that no others are serialized into the page. Only
 * servers import this: it loads the labels of every language.
 */
export function requestLabels({ common, lead, phone, countries, errors }: Labels): RequestLabels {
  const { signIn, skip, required, newTab } = common;
  return {
    common: { signIn, skip, required, newTab },
    lead,
    phone,
    countries,
    errors: formErrorLabels(errors),
  };
}
