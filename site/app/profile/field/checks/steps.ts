import type { ValueId } from "@realtor/profile/fields";
import { values } from "@realtor/profile/values";
import type { Lang } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import { type AskCode, conditions, findUnmet } from "@realtor/profile/conditions";
import { parseLicense } from "@realtor/profile/licenses";
import type { Draft } from "#app/profile/draft/draft.ts";

/** The steps of the first run, in order; also the fragments of the page's URL. */
export const stepIds = ["name", "license", "contact", "look", "publish"] as const;

export type StepId = (typeof stepIds)[number];

interface StepContext {
  /** Language of the interface: its name is asked first. */
  lang: Lang;
  /** The state that was chosen in this visit; by default that of the draft. */
  state?: ActivityState | null;
}

/** The state of the license: that of the license number, else of the first area. */
export function readState(draft: Draft): ActivityState | null {
  const area = values.regions.get(draft)[0]?.state ?? null;
  return parseLicense(values.license.get(draft), area)?.state ?? area;
}

/** What a step asks for and does not have, in the order of the form. */
export function findMissing(step: StepId, draft: Draft, context: StepContext): AskCode[] {
  const asked = conditions.ask.filter((condition) => condition.step === step);
  return findUnmet(asked, draft, complete(draft, context)).map(({ code }) => code);
}

/** Whether the first run requires a value. */
export function isRequired(id: ValueId, draft: Draft, context: StepContext): boolean {
  const condition = conditions.ask.find(({ code, isOptional }) => code === id && !isOptional);
  return condition !== undefined && (condition.applies?.(draft, complete(draft, context)) ?? true);
}

function complete(draft: Draft, { lang, state }: StepContext) {
  return { lang, state: state ?? readState(draft) };
}

/** Whether a step has all it requires. The look counts once it was confirmed. */
export function isStepDone(step: StepId, draft: Draft, context: StepContext): boolean {
  if (step === "publish") return false;
  if (step === "look") return values.color.get(draft) !== "";
  return findMissing(step, draft, context).length === 0;
}

/** The steps that are not done, in order; the last one is never done. */
export function findOpenSteps(draft: Draft, context: StepContext): StepId[] {
  return stepIds.filter((step) => !isStepDone(step, draft, context));
}

/** The first step that is not done. */
function findFirstOpenStep(draft: Draft, context: StepContext): StepId {
  return findOpenSteps(draft, context)[0] ?? "publish";
}

/** The step that a visit opens: the first one, also with the name of the invitation, until more is given. */
export function findEntryStep(draft: Draft, context: StepContext): StepId {
  const isStarted =
    values.photos.get(draft).length > 0 ||
    (["license", "agency", "phone", "color"] as const).some(
      (field) => values[field].get(draft) !== "",
    );
  return isStarted ? findFirstOpenStep(draft, context) : "name";
}

/** Whether a step can be opened: it is done, or the first that is not. */
export function canOpenStep(step: StepId, draft: Draft, context: StepContext): boolean {
  return isStepDone(step, draft, context) || step === findFirstOpenStep(draft, context);
}
