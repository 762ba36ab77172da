import { htmlLang } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import { getLens } from "@realtor/profile/values";
import { licenseDigits } from "@realtor/profile/licenses";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useDraft, useDraftStore } from "#app/profile/draft/use-draft.ts";
import { FormContext, type AskingForm } from "#app/profile/field/form-context.ts";
import { ProfileFields } from "#app/profile/field/profile-fields.tsx";
import { useAutosave } from "#app/profile/saving/use-autosave.ts";
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
import type { Saver } from "#app/profile/saving/create-saver.ts";
import {
  type Agreement,
  controlIdOf,
  FirstRunContext,
  type FirstRunState,
} from "./first-run-context.ts";
import { FirstRunFrame } from "./first-run-frame.tsx";
import * as css from "./step-form.css.ts";
import { StepText, stepSlots } from "./step-slots.tsx";
import { usePrefilledEmail } from "./use-prefilled-email.ts";
import { PublishStep } from "./publish-step.tsx";

/** The open step in its frame: which one it is, what it lacks, and how to go on. */
export function FirstRunSteps({ agreement }: { agreement: Agreement | null }) {
  const { locale } = useAddress();
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const draft = useDraft();
  const saver = useAutosave();
  useOwnChanges(saver);
  const [chosenState, chooseState] = useState<ActivityState | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const reveal = (codes: readonly string[]) =>
    setRevealed((before) => new Set([...before, ...codes]));
  const element = useRef<HTMLFormElement>(null);
  const lang = htmlLang(locale);
  const state = chosenState ?? readState(draft);
  const rules = { lang, state };
  const [step, goTo] = useStep({
    first: findEntryStep(draft, rules),
    canOpen: (id) => canOpenStep(id, draft, rules),
  });
  const missing = findMissing(step, draft, rules);
  usePrefilledEmail(step === "contact");
  const errorOf = (id: string) => {
    const code = missing.find((one) => one === id);
    return code !== undefined && revealed.has(code)
      ? formatMessage({ id: `first-run.missing.${code}` }, { digits: licenseDigits[state ?? "CA"] })
      : undefined;
  };
  const context: FirstRunState = { lang, state, chooseState, errorOf, goTo, saver, agreement };
  const asking: AskingForm = {
    isRequired: (id) => isRequired(id, draft, rules),
    errorOf: (id) => errorOf(id) ?? (id === "phone" ? errorOf("contact") : undefined),
    leave: (id) => {
      if (getLens(id).get(store.getDraft()) !== "") reveal([id]);
    },
  };

  function continueToNextStep() {
    const [first] = findMissing(step, store.getDraft(), rules);
    if (first !== undefined) {
      reveal(missing);
      focusControl(element.current, controlIdOf(first));
      return;
    }
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
          ref={element}
          step={step}
          title={formatMessage({ id: `first-run.${step}.title` })}
          lead={formatMessage({ id: `first-run.${step}.lead` })}
          action={formatMessage({ id: "first-run.next" })}
          onSubmit={continueToNextStep}
        >
          <FormContext key={step} value={asking}>
            {step === "look" ? (
              <ProfileFields slots={stepSlots.look} plain={StepText} />
            ) : (
              <div className={css.fields}>
                <ProfileFields slots={stepSlots[step]} plain={StepText} />
              </div>
            )}
          </FormContext>
        </FirstRunFrame>
      )}
    </FirstRunContext>
  );
}

/** Focuses a control of the form; a group focuses its first one. */
function focusControl(form: HTMLFormElement | null, id: string): void {
  const element = form?.querySelector<HTMLElement>(`#${id}`);
  const isControl = element?.matches("input, select, textarea, button");
  const target = isControl ? element : element?.querySelector<HTMLElement>("input, button");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
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
