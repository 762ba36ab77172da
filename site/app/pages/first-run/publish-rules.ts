import type { RealtorProfile } from "@realtor/api/loaning";
import { checkPublishing, type PublishCode } from "@realtor/api/publishing";
import { applyDraft, type Draft } from "#app/profile-editor/draft/draft.ts";
import type { StepId } from "#app/profile-editor/checks/steps.ts";

type FormStep = Exclude<StepId, "publish">;

/** The step that resolves what publishing requires; null for the agreement, which is in the last step. */
const stepOf: Readonly<Record<PublishCode, FormStep | null>> = {
  "agreement.required": null,
  "state.missing": "license",
  "license.missing": "license",
  "license.unassigned": "license",
  "license.dre.missing": "license",
  "license.dre.format": "license",
  "license.grec.missing": "license",
  "license.taken": "license",
  "brokerage.missing": "license",
  "brokerage.license.missing": "license",
  "brokerage.phone.missing": "license",
  "photo.missing": "name",
  "contact.missing": "contact",
};

/**
 * What publishing lacks by step, without the agreement. The same rule as in the service, and what only that
 * finds: `refused`.
 */
export function findBlockers(
  stored: RealtorProfile,
  draft: Draft,
  refused: readonly PublishCode[] = [],
): Partial<Record<FormStep, PublishCode[]>> {
  const blockers: Partial<Record<FormStep, PublishCode[]>> = {};
  const profile = applyDraft(stored, draft);
  const missing = checkPublishing(profile, { agreed: true, sample: false });
  for (const code of new Set([...missing.map((issue) => issue.code), ...refused])) {
    const step = stepOf[code];
    if (step) (blockers[step] ??= []).push(code);
  }
  return blockers;
}
