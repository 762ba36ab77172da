import type { ValueId } from "@realtor/profile/fields";
import { getLens, valueIds } from "@realtor/profile/values";
import type { RealtorProfile } from "@realtor/api/loaning";
import { checkWording, type WordingIssue } from "@realtor/api/wording";
import {
  type Blocker,
  conditions,
  findUnmet,
  type PublishCode,
  type PublishGroup,
  type Recommended,
} from "@realtor/profile/conditions";
import { applyDraft, type Draft } from "#app/profile/draft/draft.ts";
import { getFormerAddress } from "./former-address.ts";

/** The result of the check before publishing. */
export interface Checklist {
  /** What the service requires for publishing and is missing. */
  blockers: readonly Blocker[];
  /** What it requires and is there. */
  done: readonly PublishGroup[];
  /** Recommended contents that are missing. */
  recommendations: readonly Recommended[];
  wordingIssues: readonly (WordingIssue & { field: ValueId })[];
  /** The public address that publishing leaves. */
  formerAddress: string | null;
}

interface ChecklistOptions {
  stored: RealtorProfile;
  draft: Draft;
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
  /** What only the service finds: why it refused to publish this draft. */
  refused?: readonly PublishCode[];
}

/** What is missing to publish a draft. */
export function findBlockers({
  stored,
  draft,
  agreed,
  refused = [],
}: ChecklistOptions): readonly Blocker[] {
  const sample = stored.isSample ?? false;
  const unmet = findUnmet(conditions.publish, applyDraft(stored, draft), { agreed, sample });
  const found = refused.flatMap((code) => conditions.publish.filter((one) => one.code === code));
  return [...new Set([...unmet, ...found])];
}

/** Checks a draft before it is published. Pure. */
export function createChecklist(options: ChecklistOptions): Checklist {
  const { stored, draft } = options;
  const blockers = findBlockers(options);
  const missing = new Set(blockers.map(({ group }) => group));
  // The agreement is required for the first publication only.
  if (stored.isMakeHomepage === "Y") missing.add("agreement");
  const groups = new Set(conditions.publish.map(({ group }) => group));
  return {
    blockers,
    done: [...groups].filter((group) => !missing.has(group)),
    recommendations: findUnmet(conditions.recommend, draft, {}),
    wordingIssues: valueIds.flatMap((field) =>
      collectTexts(getLens(field).get(draft)).flatMap((text) =>
        checkWording(text).map((issue) => ({ ...issue, field })),
      ),
    ),
    formerAddress: getFormerAddress(stored, applyDraft(stored, draft).desiredUrl),
  };
}

/** All texts in a value, without image URLs. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return /^https?:|^\//.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}
