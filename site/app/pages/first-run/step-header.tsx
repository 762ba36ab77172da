import { CheckIcon, ArrowLeftIcon } from "@realtor/ui/icons";
import { LogoMark } from "@realtor/ui/logo-mark";
import { visuallyHidden } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { useIntl } from "react-intl";
import { useDraft } from "#app/profile-editor/draft/use-draft.ts";
import { useFirstRun } from "./first-run-context.ts";
import { messages } from "./first-run-messages.ts";
import { SaveStatus } from "./save-status.tsx";
import * as css from "./step-header.css.ts";
import { isStepDone } from "#app/profile-editor/checks/step-rules.ts";
import { type StepId, stepIds, stepMessages } from "#app/profile-editor/checks/steps.ts";

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
          aria-label={formatMessage(messages.back)}
          onClick={() => goTo(previous)}
        >
          <ArrowLeftIcon />
        </button>
      )}
      <p className={css.place} aria-hidden="true">
        <span className={css.count}>
          {n} / {stepIds.length}
        </span>
        {formatMessage(stepMessages[step])}
      </p>
      <nav aria-label={formatMessage(messages.steps)} className={css.nav}>
        <ol className={css.steps}>
          {stepIds.map((id, index) => (
            <li key={id} className={css.step} data-done={isDone(id) || undefined}>
              {id !== step && isDone(id) ? (
                <a href={`#${id}`} className={css.link}>
                  <CheckIcon />
                  {formatMessage(stepMessages[id])}
                  <span className={visuallyHidden}> ({formatMessage(messages.done)})</span>
                </a>
              ) : (
                <span className={css.link} aria-current={id === step ? "step" : undefined}>
                  <i className={css.number}>{index + 1}</i>
                  {formatMessage(stepMessages[id])}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.end}>
        <SaveStatus />
        <TextLink href={laterHref} className={css.later}>
          <span className={css.long}>{formatMessage(messages.later)}</span>
          <span className={css.short}>{formatMessage(messages.laterShort)}</span>
        </TextLink>
      </div>
      <p className={css.position}>
        {formatMessage(messages.position, { n, total: stepIds.length })}
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
