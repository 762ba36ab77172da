import { htmlLang } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import type { AskCode } from "@realtor/profile/conditions";
import { licenseDigits } from "@realtor/profile/licenses";
import { values } from "@realtor/profile/values";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useRefused } from "#app/admin/use-refused.ts";
import { type Errors, useForm } from "#app/forms/use-form.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDraft, useDraftStore } from "#app/profile/draft/use-draft.ts";
import {
  canOpenStep,
  findEntryStep,
  findMissing,
  isRequired,
  readState,
  type StepId,
  stepIds,
} from "#app/profile/field/checks/steps.ts";
import { confirmLook } from "#app/profile/field/colors/suggested-colors.ts";
import { FormContext, type AskingForm } from "#app/profile/field/form-context.ts";
import { ProfileFields } from "#app/profile/field/profile-fields.tsx";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { useAutosave } from "#app/profile/saving/use-autosave.ts";
import { type Agreement, FirstRunContext, type FirstRunState } from "./first-run-context.ts";
import { FirstRunFrame } from "./first-run-frame.tsx";
import { PublishStep } from "./publish-step.tsx";
import * as css from "./step-form.css.ts";
import { StepText, stepSlots } from "./step-slots.tsx";

/** The open step in its frame: which one it is, what it lacks, and how to go on. */
export function FirstRunSteps({ agreement }: { agreement: Agreement | null }) {
  const { locale } = useAddress();
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const draft = useDraft();
  const saver = useAutosave();
  useOwnChanges(saver);
  const [chosenState, chooseState] = useState<ActivityState | null>(null);
  const lang = htmlLang(locale);
  const state = chosenState ?? readState(draft);
  const rules = { lang, state };
  const [step, goTo] = useStep({
    first: findEntryStep(draft, rules),
    canOpen: (id) => canOpenStep(id, draft, rules),
  });
  const missing = findMissing(step, draft, rules);
  const form = useForm<Errors<AskCode, AskCode>, AskCode>({
    // The draft has the values.
    values: Object.fromEntries(missing.map((code) => [code, code])),
    check: (errors) => errors,
    submit: continueToNextStep,
    refused: useRefused(),
    errorText: (code) =>
      formatMessage({ id: `first-run.missing.${code}` }, { digits: licenseDigits[state ?? "CA"] }),
  });
  usePrefilledEmail(step === "contact");
  const errorOf = (id: string) => {
    const code = missing.find((one) => one === id);
    return code && form.field(code).error;
  };
  const context: FirstRunState = { lang, state, chooseState, errorOf, goTo, saver, agreement };
  const asking: AskingForm = {
    isRequired: (id) => isRequired(id, draft, rules),
    errorOf: (id) => errorOf(id) ?? (id === "phone" ? errorOf("contact") : undefined),
  };

  async function continueToNextStep() {
    if (step === "look") store.change(confirmLook);
    const next = stepIds[stepIds.indexOf(step) + 1];
    void saver.flush();
    if (next) goTo(next);
  }

  return (
    <FirstRunContext value={context}>
      {step === "publish" ? (
        <PublishStep />
      ) : (
        <FirstRunFrame
          form={form}
          step={step}
          title={formatMessage({ id: `first-run.${step}.title` })}
          lead={formatMessage({ id: `first-run.${step}.lead` })}
          action={formatMessage({ id: "first-run.next" })}
        >
          <FormContext value={asking}>
            {step === "look" ? (
              <ProfileFields slots={stepSlots.look} plain={StepText} />
            ) : (
              <div key={step} className={css.fields}>
                <ProfileFields slots={stepSlots[step]} plain={StepText} />
              </div>
            )}
          </FormContext>
        </FirstRunFrame>
      )}
    </FirstRunContext>
  );
}

function readStep(): StepId | undefined {
  const name = location.hash.slice(1);
  return stepIds.find((step) => step === name);
}

interface StepOptions {
  /** The step of a URL without one. */
  first: StepId;
  canOpen: (step: StepId) => boolean;
}

/**
 * The open step, stored in the URL fragment, so that the browser's back button and reloading work. A
 * fragment of a step that cannot be opened yet is ignored.
 */
function useStep({ first, canOpen }: StepOptions): [StepId, (step: StepId) => void] {
  const [step, setStep] = useState<StepId>(() => {
    const requested = readStep();
    return requested && canOpen(requested) ? requested : first;
  });
  const onHashChange = useEffectEvent(() => {
    const requested = readStep();
    if (requested && canOpen(requested)) setStep(requested);
  });
  useEffect(() => {
    const listen = () => onHashChange();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  const goTo = useCallback((next: StepId) => {
    location.hash = next;
  }, []);
  return [step, goTo];
}

/**
 * Keeps the values of this visit where another device changed the same fields: the first run asks for
 * nothing but its steps. The other values are among the versions.
 */
function useOwnChanges(saver: Saver): void {
  useEffect(() => {
    const settle = () => {
      const { conflicts } = saver.getState();
      if (conflicts.length > 0) saver.settleConflicts(new Set(conflicts.map(({ field }) => field)));
    };
    settle();
    return saver.subscribe(settle);
  }, [saver]);
}

/** The address of the invitation is the first proposal for the email. */
function usePrefilledEmail(isShown: boolean): void {
  const store = useDraftStore();
  const { user, isStaff } = useAdmin();
  const email = isStaff ? "" : user.email;
  useEffect(() => {
    // Undefined until it was first entered: one that was removed stays empty.
    if (isShown && email !== "" && store.getDraft()["email"] === undefined)
      store.change((before) => values.email.set(before, email));
  }, [isShown, store, email]);
}
