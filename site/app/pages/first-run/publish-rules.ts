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
  "brokerage.missing": "license",
  "brokerage.license.missing": "license",
  "brokerage.phone.missing": "license",
  "photo.missing": "name",
  "contact.missing": "contact",
};

/** What publishing lacks by step, without the agreement. The same rule as in the service. */
export function findBlockers(
  stored: RealtorProfile,
  draft: Draft,
): Partial<Record<FormStep, PublishCode[]>> {
  const blockers: Partial<Record<FormStep, PublishCode[]>> = {};
  const profile = applyDraft(stored, draft);
  for (const { code } of checkPublishing(profile, { agreed: true, sample: false })) {
    const step = stepOf[code];
    if (step) (blockers[step] ??= []).push(code);
  }
  return blockers;
}
