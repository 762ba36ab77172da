import { ArrowLeftIcon, CheckIcon } from "@realtor/ui/icons";
import { LogoMark } from "@realtor/ui/logo-mark";
import { visuallyHidden } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { useDraft } from "#app/profile/draft/use-draft.ts";
import { isStepDone, type StepId, stepIds } from "#app/profile/field/checks/steps.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./step-header.css.ts";

interface StepHeaderProps {
  step: StepId;
  laterHref: string;
}

/** The steps with what is done, the state of saving, and the way out. */
export function StepHeader({ step, laterHref }: StepHeaderProps) {
  const { formatMessage } = useIntl();
  const { lang, state, goTo } = useFirstRun();
  const draft = useDraft();
  const isDone = (id: StepId) => isStepDone(id, draft, { lang, state });
  const current = stepIds.indexOf(step);
  const previous = stepIds[current - 1];
  const n = current + 1;
  return (
    <header className={css.header}>
      <LogoMark size={30} className={css.mark} />
      {previous && (
        <button
          type="button"
          className={css.back}
          aria-label={formatMessage({ id: "first-run.back" })}
          onClick={() => goTo(previous)}
        >
          <ArrowLeftIcon />
        </button>
      )}
      <p className={css.place} aria-hidden="true">
        <span className={css.count}>
          {n} / {stepIds.length}
        </span>
        {formatMessage({ id: `first-run.step.${step}` })}
      </p>
      <nav aria-label={formatMessage({ id: "first-run.steps" })} className={css.nav}>
        <ol className={css.steps}>
          {stepIds.map((id, index) => (
            <li key={id} className={css.step} data-done={isDone(id) || undefined}>
              {id !== step && isDone(id) ? (
                <a href={`#${id}`} className={css.link}>
                  <CheckIcon />
                  {formatMessage({ id: `first-run.step.${id}` })}
                  <span className={visuallyHidden}>
                    {" "}
                    ({formatMessage({ id: "first-run.done" })})
                  </span>
                </a>
              ) : (
                <span className={css.link} aria-current={id === step ? "step" : undefined}>
                  <i className={css.number}>{index + 1}</i>
                  {formatMessage({ id: `first-run.step.${id}` })}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.end}>
        <SaveStatus />
        <TextLink href={laterHref} className={css.later}>
          <span className={css.long}>{formatMessage({ id: "first-run.later" })}</span>
          <span className={css.short}>{formatMessage({ id: "first-run.laterShort" })}</span>
        </TextLink>
      </div>
      <p className={css.position}>
        {formatMessage({ id: "first-run.position" }, { n, total: stepIds.length })}
      </p>
      <div className={css.bars} aria-hidden="true">
        {stepIds.map((id, index) => (
          <i
            key={id}
            className={css.bar}
            data-state={index === current ? "current" : isDone(id) ? "done" : undefined}
          />
        ))}
      </div>
    </header>
  );
}

/** Whether everything is stored. What waits for the connection is repeated by itself, or at once. */
function SaveStatus() {
  const { formatMessage } = useIntl();
  const { saver } = useFirstRun();
  const kind = useStore(saver, ({ activity }) => activity.kind);
  const isOpen = kind === "waiting" || kind === "failed";
  const text = isOpen
    ? "first-run.unsaved"
    : kind === "saving"
      ? "first-run.saving"
      : "first-run.saved";
  return (
    <span className={css.status} data-failed={isOpen || undefined}>
      <output>{formatMessage({ id: text })}</output>
      {isOpen && (
        <button
          type="button"
          className={css.retry}
          onClick={() => {
            saver.resume();
            void saver.flush();
          }}
        >
          {formatMessage({ id: "admin.retry" })}
        </button>
      )}
    </span>
  );
}
