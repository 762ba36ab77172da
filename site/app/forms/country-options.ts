import { countries } from "@realtor/api/rules";
import type { Labels } from "@realtor/ui/labels";

/** Options of a phone field's country select: "미국 +1" (docs/spec/forms.md#countries). */
export function countryOptions(names: Labels["countries"]): { value: string; label: string }[] {
  return countries.map(({ code, dialCode }) => ({
    value: code,
    label: `${names[code]} ${dialCode}`,
  }));
}
