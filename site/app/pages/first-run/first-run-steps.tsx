import { htmlLang } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useDraft, useDraftStore } from "#app/profile-editor/draft/use-draft.ts";
import { useAutosave } from "#app/profile-editor/saving/use-autosave.ts";
import { ContactStep } from "./contact-step.tsx";
import {
  type Agreement,
  controlIdOf,
  FirstRunContext,
  type FirstRunState,
} from "./first-run-context.ts";
import { FirstRunFrame } from "./first-run-frame.tsx";
import { licenseDigits } from "#app/profile-editor/checks/license-number.ts";
import { LicenseStep } from "./license-step.tsx";
import { LookStep } from "./look-step.tsx";
import { missingMessages } from "./missing-messages.ts";
import { NameStep } from "./name-step.tsx";
import { PublishStep } from "./publish-step.tsx";
import {
  canOpenStep,
  findEntryStep,
  findMissing,
  type MissingCode,
  readState,
} from "#app/profile-editor/checks/step-rules.ts";
import { type StepId, stepIds } from "#app/profile-editor/checks/steps.ts";
import { headings, messages } from "./first-run-messages.ts";
import { confirmLook } from "#app/profile-editor/colors/suggested-colors.ts";
import { useOwnChanges } from "./use-own-changes.ts";
import { useStep } from "./use-step.ts";

/** The open step in its frame: which one it is, what it lacks, and how to go on. */
export function FirstRunSteps({ agreement }: { agreement: Agreement | null }) {
  const { locale } = useAddress();
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const draft = useDraft();
  const saver = useAutosave();
  useOwnChanges(saver);
  const [chosenState, chooseState] = useState<ActivityState | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<MissingCode>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const lang = htmlLang(locale);
  const state = chosenState ?? readState(draft);
  const rules = { lang, state };
  const [step, goTo] = useStep({
    first: findEntryStep(draft, rules),
    canOpen: (id) => canOpenStep(id, draft, rules),
  });
  const missing = findMissing(step, draft, rules);
  const errorOf = (code: MissingCode) =>
    revealed.has(code) && missing.includes(code)
      ? formatMessage(missingMessages[code], { digits: licenseDigits[state ?? "CA"] })
      : undefined;
  const context: FirstRunState = {
    lang,
    state,
    chooseState,
    errorOf,
    reveal: (code) => setRevealed((before) => new Set([...before, code])),
    goTo,
    saver,
    agreement,
  };

  function goOn() {
    const [first] = findMissing(step, store.getDraft(), rules);
    if (first !== undefined) {
      setRevealed((before) => new Set([...before, ...missing]));
      focusControl(form.current, controlIdOf(first));
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
          ref={form}
          step={step}
          title={formatMessage(headings[step].title)}
          lead={formatMessage(headings[step].lead)}
          action={formatMessage(messages.next)}
          onSubmit={goOn}
        >
          {stepBodies[step]}
        </FirstRunFrame>
      )}
    </FirstRunContext>
  );
}

type FormStep = Exclude<StepId, "publish">;

const stepBodies: Readonly<Record<FormStep, ReactNode>> = {
  name: <NameStep />,
  license: <LicenseStep />,
  contact: <ContactStep />,
  look: <LookStep />,
};

/** Focuses a control of the form; a group focuses its first one. */
function focusControl(form: HTMLFormElement | null, id: string): void {
  const element = form?.querySelector<HTMLElement>(`#${id}`);
  const isControl = element?.matches("input, select, textarea, button");
  const target = isControl ? element : element?.querySelector<HTMLElement>("input, button");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
