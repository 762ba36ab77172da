import { phoneLink } from "@realtor/profile/links";
import type { Profile } from "@realtor/profile/read";
import type { FirmPhone } from "./contact-order.ts";
import { hasEqualFirm } from "./name.ts";

/** The phone of the firm where it must stand next to the agent's; null where it need not. */
export function composeFirmPhone(profile: Profile, hasHomes: boolean): FirmPhone | null {
  const name = profile.texts.agency;
  const href = phoneLink(profile.company.phone);
  return name && href && hasEqualFirm(profile, hasHomes) ? { name, href } : null;
}
