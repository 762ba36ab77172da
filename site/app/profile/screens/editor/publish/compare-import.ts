import { getLens, valueIds } from "@realtor/profile/values";
import type { RealtorProfile, RealtorProfileInput } from "@realtor/api/loaning";
import { checkPublishing, type PublishIssue } from "@realtor/profile/conditions";
import { dequal } from "dequal/lite";
import { type Draft, toDraft, toImportedDrafts, toPublicDraft } from "#app/profile/draft/draft.ts";

/** Two states of the editable part of a profile. */
interface Comparison {
  from: Draft;
  to: Draft;
}

/** What an import would do. */
export interface ImportChanges {
  /** Whether visitors see the page: still, from then on, no longer, or as before not. */
  publication: "public" | "published" | "offline" | "private";
  /** The public page, without drafts. */
  page: Comparison;
  /** What the editor shows: the page with its draft. */
  draft: Comparison;
  /** Whether keys differ that no field of the editor shows. */
  hasOtherChanges: boolean;
  /** What publishing requires and the file lacks. */
  issues: PublishIssue[];
}

/**
 * Compares a website with a file that would replace it, in its public state and with the drafts;
 * `present` is the editor's draft, `agreed` whether the agreement is accepted or not required.
 */
export function compareImport(
  stored: RealtorProfile,
  file: RealtorProfileInput,
  { present, agreed }: { present: Draft; agreed: boolean },
): ImportChanges {
  const imported = toImportedDrafts(file, stored.userName);
  const page = { from: toPublicDraft(stored), to: imported.page };
  const isPublic = file.isMakeHomepage === "Y";
  const checked = { ...file, userName: stored.userName };
  return {
    publication: getPublication(stored.isMakeHomepage === "Y", isPublic),
    page,
    draft: { from: present, to: imported.draft },
    hasOtherChanges: [page, { from: toDraft(stored), to: imported.draft }].some(differsElsewhere),
    issues: isPublic ? checkPublishing(checked, { agreed, sample: stored.isSample ?? false }) : [],
  };
}

function getPublication(wasPublic: boolean, isPublic: boolean): ImportChanges["publication"] {
  if (wasPublic) return isPublic ? "public" : "offline";
  return isPublic ? "published" : "private";
}

/** Whether keys without a field in the editor differ. */
function differsElsewhere({ from, to }: Comparison): boolean {
  const shown = new Set(valueIds.map((field) => getLens(field).pointer(to).split("/")[1]));
  const keys = Object.keys({ ...from, ...to });
  return keys.some((key) => !shown.has(key) && !dequal(from[key], to[key]));
}
