import type { RealtorProfile } from "@realtor/api/loaning";

/**
 * The public address that a website leaves when `slug` is published (docs/spec/hosts.md#former-addresses);
 * null for the same in another spelling, and for one that was never public.
 */
export function getFormerAddress(stored: RealtorProfile, slug: string): string | null {
  const { desiredUrl, isMakeHomepage, publishedAt } = stored;
  const wasPublic = isMakeHomepage === "Y" || publishedAt !== undefined;
  const isSame = slug === "" || slug.toLowerCase() === desiredUrl.toLowerCase();
  return wasPublic && !isSame ? desiredUrl : null;
}
