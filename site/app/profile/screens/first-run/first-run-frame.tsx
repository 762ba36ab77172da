import { Button } from "@realtor/ui/button";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import type { Form } from "#app/forms/use-form.ts";
import { useAddress } from "#app/page-root.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./first-run-frame.css.ts";
import { PagePane } from "./page-pane.tsx";
import { StepHeader } from "./step-header.tsx";
import { type StepId, stepIds } from "#app/profile/field/checks/steps.ts";

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
  const later = localePath("/admin", locale);
  return (
    <div className={css.shell}>
      <StepHeader step={step} laterHref={later} />
      <main id="main" tabIndex={-1} className={css.main} data-step={step}>
        <form {...form.root} className={css.form}>
          <div className={css.body}>
            <h1 key={step} className={css.title} tabIndex={-1} ref={focusElement}>
              {title}
            </h1>
            <p className={css.lead}>{lead}</p>
            <FormFailure {...form} />
            {children}
          </div>
          <div className={css.footer}>
            <span className={css.wideOnly}>
              {previous && (
                <Button variant="ghost" onClick={() => goTo(previous)}>
                  {formatMessage({ id: "first-run.back" })}
                </Button>
              )}
            </span>
            <Button type="submit" busy={form.busy} busyLabel={busyLabel} className={css.action}>
              {action}
            </Button>
          </div>
        </form>
      </main>
      <PagePane isPinned={step === "look"} />
    </div>
  );
}
