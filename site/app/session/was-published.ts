import type { RealtorProfile } from "@realtor/api/loaning";

/** Whether a website is or was public. Sessions of earlier releases have no time of publication. */
export function wasPublished({
  isMakeHomepage,
  publishedAt,
}: Pick<RealtorProfile, "isMakeHomepage" | "publishedAt">): boolean {
  return isMakeHomepage === "Y" || publishedAt !== undefined;
}
