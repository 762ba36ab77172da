import { countries } from "@realtor/api/rules";
import type { Labels } from "@realtor/ui/labels";

/** The ten countries of a phone field in the page's language: 미국 +1 (SPEC section 3). */
export function countryOptions(names: Labels["countries"]): { value: string; label: string }[] {
  return countries.map(({ code, dialCode }) => ({
    value: code,
    label: `${names[code]} ${dialCode}`,
  }));
}
