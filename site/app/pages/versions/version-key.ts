import type { RealtorVersion } from "@realtor/api/loaning";

/** The name of a version in the address of the screen: its id, or `now`. */
export function getVersionKey({ id }: Pick<RealtorVersion, "id">): string {
  return id === null ? "now" : String(id);
}
