import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { CheckIcon } from "@realtor/ui/icons";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { VisuallyHidden } from "@realtor/ui/visually-hidden";
import { FormattedMessage } from "react-intl";
import { Ring, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { type StepId, stepIds } from "#app/profile/field/checks/steps.ts";
import * as css from "./agent-home.css.ts";

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
      <RowsHead
        title={
          <FormattedMessage
            id="agentHome.progress"
            values={{ n: stepIds.length - open.length, total: stepIds.length }}
          />
        }
      />
      <Rows required ordered>
        {stepIds.map((step) => {
          const isDone = !open.includes(step);
          return (
            <Row
              key={step}
              height={52}
              href={isDone || step === next ? hrefOf(step) : undefined}
              lead={isDone ? <CheckIcon size={16} className={css.check} /> : <Ring />}
              title={
                <>
                  <FormattedMessage id={`first-run.step.${step}`} />
                  {isDone && (
                    <VisuallyHidden>
                      {" "}
                      <FormattedMessage id="agentHome.progress.done" />
                    </VisuallyHidden>
                  )}
                </>
              }
            />
          );
        })}
      </Rows>
      <Stack gap={20} className={css.after}>
        <Button href={hrefOf(next)}>
          <FormattedMessage
            id="agentHome.progress.continue"
            values={{
              n: stepIds.indexOf(next) + 1,
              step: <FormattedMessage key="step" id={`first-run.step.${next}`} />,
            }}
          />
        </Button>
        <Text size="small" tone="secondary">
          <FormattedMessage id="agentHome.progress.note" />
        </Text>
      </Stack>
    </section>
  );
}
