import { Button } from "@realtor/ui/button";
import { visuallyHidden } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import {
  action as actionClass,
  narrowOnly,
  wideOnly,
  wide,
} from "#app/admin/layouts/stepper.css.ts";
import { type Step, Stepper } from "#app/admin/layouts/stepper.tsx";
import { FormFailure } from "#app/forms/form-failure.tsx";
import type { Form } from "#app/forms/use-form.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDraft } from "#app/profile/draft/use-draft.ts";
import { isStepDone, type StepId, stepIds } from "#app/profile/field/checks/steps.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./first-run-frame.css.ts";
import { PagePane } from "./page-pane.tsx";

interface FirstRunFrameProps {
  form: Omit<Form<string>, "field">;
  step: StepId;
  title: string;
  lead: string;
  /** Label of the only blue button. */
  action: string;
  /** Label while the action runs. */
  busyLabel?: string | undefined;
  children: ReactNode;
}

/** The steps above, the form of the open step, and the agent’s page next to it or below it. */
export function FirstRunFrame(props: FirstRunFrameProps) {
  const { form, step, title, lead, action, busyLabel, children } = props;
  const { formatMessage } = useIntl();
  const { goTo } = useFirstRun();
  const { locale } = useAddress();
  const previous = stepIds[stepIds.indexOf(step) - 1];
  return (
    <Stepper
      steps={useSteps(step)}
      onBack={previous && (() => goTo(previous))}
      status={<SaveStatus />}
      later={
        <TextLink href={localePath("/admin", locale)} className={css.later}>
          <span className={wideOnly}>{formatMessage({ id: "first-run.later" })}</span>
          <span className={narrowOnly}>{formatMessage({ id: "first-run.laterShort" })}</span>
        </TextLink>
      }
      title={title}
      lead={lead}
      form={form.root}
      action={
        <Button type="submit" busy={form.busy} busyLabel={busyLabel} className={actionClass}>
          {action}
        </Button>
      }
      page={<PagePane />}
      pageLabel={formatMessage({ id: "first-run.soFar" })}
      pinsPage={step === "look"}
    >
      <FormFailure {...form} />
      {children}
    </Stepper>
  );
}

function useSteps(current: StepId): Step[] {
  const { formatMessage } = useIntl();
  const { lang, state } = useFirstRun();
  const draft = useDraft();
  return stepIds.map((id) => ({
    id,
    label: formatMessage({ id: `first-run.step.${id}` }),
    state: id === current ? "current" : isStepDone(id, draft, { lang, state }) ? "done" : "ahead",
  }));
}

/** Whether everything is stored. What waits for the connection is repeated by itself, or at once. */
function SaveStatus() {
  const { formatMessage } = useIntl();
  const { saver } = useFirstRun();
  const isWide = useMediaQuery(wide);
  const kind = useStore(saver, ({ activity }) => activity.kind);
  const isOpen = kind === "waiting" || kind === "failed";
  const text = isOpen
    ? "first-run.unsaved"
    : kind === "saving"
      ? "first-run.saving"
      : "first-run.saved";
  return (
    <span
      className={isWide || isOpen ? css.status : visuallyHidden}
      data-failed={isOpen || undefined}
    >
      <output>{formatMessage({ id: text })}</output>
      {isOpen && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            saver.resume();
            void saver.flush();
          }}
        >
          {formatMessage({ id: "admin.retry" })}
        </Button>
      )}
    </span>
  );
}
