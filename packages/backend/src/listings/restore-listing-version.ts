import type { ListingContent, ListingRestoration } from "@realtor/api/listing";
import { listingContent } from "@realtor/api/listing-schemas";

import type { CurrentUser } from "../http/app-env.ts";
import { isSameValue } from "../loaning/profile-content.ts";
import type { LoaningContext } from "../loaning/stored-realtor.ts";
import { changeDocument } from "./change-document.ts";
import { recordListingVersion } from "./listing-versions.ts";
import { readVersion } from "./read-versions.ts";

/**
 * Restores the content of a version as the draft; visitors see what they saw before.
 * @throws {Problem} 403; 404, also for a deleted document.
 */
export async function restoreListingVersion(
  context: LoaningContext,
  currentUser: CurrentUser,
  { id, versionId }: { id: string; versionId: number },
): Promise<ListingRestoration> {
  let leftOut: string[] = [];
  const document = await changeDocument(context, currentUser, { id }, async (tx, owned, at) => {
    const { document: current } = owned;
    const version = await readVersion(tx, { id, versionId });
    const valid = keepValid(version.content);
    ({ leftOut } = valid);
    const draft = isSameValue(valid.content, current.published) ? null : valid.content;
    // Not as a draft: that would be one version with the drafts before it.
    const save = { kind: "restoration", isPublication: false, at, by: currentUser.id } as const;
    await recordListingVersion(tx, current, save);
    return { next: { ...current, draft, updatedAt: at }, isPublic: false };
  });
  return { document, leftOut };
}

/** Leaves out what the rules of today refuse. */
function keepValid(content: ListingContent): { content: ListingContent; leftOut: string[] } {
  const parsed = listingContent.safeParse(content);
  if (parsed.success) return { content, leftOut: [] };
  const refused = new Set(parsed.error.issues.map(({ path: [key] }) => String(key)));
  const kept = Object.entries(content).filter(([key]) => !refused.has(key));
  return {
    content: Object.fromEntries(kept),
    leftOut: Array.from(refused, (key) => `/${key}`).toSorted(),
  };
}
