import { type Locale, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";

/** The languages of an invitation, named in the language of the interface. */
export function localeOptions(locale: Locale): { value: Locale; label: string }[] {
  const { names } = labelsFor(locale).language;
  return locales.map((one) => ({ value: one, label: names[one] }));
}
