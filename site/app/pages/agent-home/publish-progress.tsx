import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { CheckIcon, ChevronRightIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { VisuallyHidden } from "@realtor/ui/visually-hidden";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { type StepId, stepIds } from "#app/profile/field/checks/steps.ts";
import * as css from "./list-rows.css.ts";

interface PublishProgressProps {
  website: RealtorProfile;
  /** The steps that are open, in order; publishing is the last. */
  open: readonly StepId[];
}

/** How far a website is from its first publication, with a link to the first open step. */
export function PublishProgress({ website, open }: PublishProgressProps) {
  const { locale } = useAddress();
  const [next = "publish"] = open;
  const hrefOf = (step: StepId) =>
    `${localePath(`/${website.desiredUrl}/admin/start`, locale)}#${step}`;
  return (
    <section>
      <Inline gap={16} rowGap={0} justify="between" className={css.heading}>
        <h2 className={css.title}>
          <FormattedMessage
            id="agentHome.progress"
            values={{ n: stepIds.length - open.length, total: stepIds.length }}
          />
        </h2>
      </Inline>
      <ol className={css.list} data-required="true">
        {stepIds.map((step) => (
          <li key={step} className={css.row}>
            {open.includes(step) && step !== next ? (
              <span className={css.suggestion}>
                <span className={css.ring} />
                <FormattedMessage id={`first-run.step.${step}`} />
              </span>
            ) : (
              <a className={css.suggestion} href={hrefOf(step)}>
                {step === next ? (
                  <span className={css.ring} />
                ) : (
                  <span className={css.check}>
                    <CheckIcon size={16} />
                  </span>
                )}
                <span>
                  <FormattedMessage id={`first-run.step.${step}`} />
                  {step !== next && (
                    <VisuallyHidden>
                      {" "}
                      <FormattedMessage id="agentHome.progress.done" />
                    </VisuallyHidden>
                  )}
                </span>
                <span />
                <ChevronRightIcon size={20} />
              </a>
            )}
          </li>
        ))}
      </ol>
      <Button className={css.resume} href={hrefOf(next)}>
        <FormattedMessage
          id="agentHome.progress.continue"
          values={{
            n: stepIds.indexOf(next) + 1,
            step: <FormattedMessage key="step" id={`first-run.step.${next}`} />,
          }}
        />
      </Button>
      <p className={css.note}>
        <FormattedMessage id="agentHome.progress.note" />
      </p>
    </section>
  );
}
