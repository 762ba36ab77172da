import { Button } from "@realtor/ui/button";
import { Heading } from "@realtor/ui/heading";
import { ArrowLeftIcon, CheckIcon } from "@realtor/ui/icons";
import { LogoMark } from "@realtor/ui/logo-mark";
import { visuallyHidden } from "@realtor/ui/styles";
import { Text } from "@realtor/ui/text";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { focusElement } from "#app/layout/element-refs.ts";
import * as css from "./stepper.css.ts";

export interface Step {
  /** Fragment of its address. */
  id: string;
  label: string;
  state: "done" | "current" | "ahead";
}

interface StepperProps {
  steps: readonly Step[];
  /** Goes to the step before; absent in the first. */
  onBack: (() => void) | undefined;
  /** Whether everything is stored. */
  status: ReactNode;
  /** The way out. */
  later: ReactNode;
  title: string;
  lead: string;
  form: ComponentProps<"form">;
  /** The button of the form. */
  action: ReactNode;
  /** What the form makes: next to it, or below it. */
  page: ReactNode;
  /** Name of the page. */
  pageLabel: string;
  /** On a phone the page stays above the foot. */
  pinsPage: boolean;
  children: ReactNode;
}

/** One form after another: the steps above, the form of the open one, and what it makes. */
export function Stepper(props: StepperProps) {
  const { steps, onBack, status, later, title, lead, form, action, page, pageLabel } = props;
  const { formatMessage } = useIntl();
  const current = steps.find(({ state }) => state === "current");
  return (
    <div className={css.stepper}>
      <StepperHeader steps={steps} onBack={onBack} status={status} later={later} />
      <main id="main" tabIndex={-1} className={css.main}>
        <form {...form} className={css.form}>
          <div className={css.body}>
            <Heading
              key={current?.id}
              level={1}
              size="heading"
              className={css.title}
              tabIndex={-1}
              ref={focusElement}
            >
              {title}
            </Heading>
            <Text size="base" tone="secondary" className={css.lead}>
              {lead}
            </Text>
            {props.children}
          </div>
          <div className={css.foot}>
            {onBack && (
              <Button variant="ghost" className={css.previous} onClick={onBack}>
                {formatMessage({ id: "first-run.back" })}
              </Button>
            )}
            {action}
          </div>
        </form>
      </main>
      <aside
        className={css.page}
        aria-label={pageLabel}
        data-pinned={props.pinsPage ? "" : undefined}
      >
        {page}
      </aside>
    </div>
  );
}

type StepperHeaderProps = Pick<StepperProps, "steps" | "onBack" | "status" | "later">;

/** The steps with what is done; in a narrow window the current one. */
function StepperHeader({ steps, onBack, status, later }: StepperHeaderProps) {
  const { formatMessage } = useIntl();
  const n = steps.findIndex(({ state }) => state === "current") + 1;
  const total = steps.length;
  return (
    <header className={css.header}>
      <LogoMark size={30} className={css.mark} />
      {onBack && (
        <button
          type="button"
          className={`${css.back} ${css.narrowOnly}`}
          aria-label={formatMessage({ id: "first-run.back" })}
          onClick={onBack}
        >
          <ArrowLeftIcon />
        </button>
      )}
      <p className={`${css.place} ${css.narrowOnly}`} aria-hidden="true">
        <span className={css.count}>
          {n} / {total}
        </span>
        {steps[n - 1]?.label}
      </p>
      <nav
        aria-label={formatMessage({ id: "first-run.steps" })}
        className={`${css.nav} ${css.wideOnly}`}
      >
        <ol className={css.steps}>
          {steps.map(({ id, label, state }, index) => (
            <li key={id} className={css.step} data-state={state}>
              {state === "done" ? (
                <a href={`#${id}`} className={css.link}>
                  <CheckIcon />
                  {label}
                  <span className={visuallyHidden}>
                    {" "}
                    ({formatMessage({ id: "first-run.done" })})
                  </span>
                </a>
              ) : (
                <span className={css.link} aria-current={state === "current" ? "step" : undefined}>
                  <i>{index + 1}</i>
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.end}>
        {status}
        {later}
      </div>
      <p className={`${visuallyHidden} ${css.narrowOnly}`}>
        {formatMessage({ id: "first-run.position" }, { n, total })}
      </p>
      <div className={`${css.bars} ${css.narrowOnly}`} aria-hidden="true">
        {steps.map(({ id, state }) => (
          <i key={id} className={css.bar} data-state={state} />
        ))}
      </div>
    </header>
  );
}
