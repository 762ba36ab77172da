import type { Blocker } from "@realtor/profile/conditions";
import { CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { Text } from "@realtor/ui/text";
import { isTemplateId } from "@realtor/ui/templates";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { wide } from "#app/admin/layouts/stepper.css.ts";
import { Ring, Row } from "#app/admin/layouts/rows.tsx";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { useDisplayName, useField } from "#app/profile/draft/use-draft.ts";
import { firstTemplate } from "#app/profile/field/colors/suggested-colors.ts";
import { publishMessages as problemTexts } from "#app/problems/publish-messages.ts";
import * as css from "./publish-step.css.ts";
import { type StepId, stepIds } from "#app/profile/field/checks/steps.ts";

type FormStep = Exclude<StepId, "publish">;

const formSteps = stepIds.filter((id): id is FormStep => id !== "publish");

interface RequiredRowsProps {
  blockers: readonly Blocker[];
}

/** A row for each step before: what was entered, or what is needed. One row in a narrow window if all is done. */
export function RequiredRows({ blockers }: RequiredRowsProps) {
  const { formatMessage } = useIntl();
  const isWide = useMediaQuery(wide);
  const values = useValues();
  const edit = formatMessage({ id: "first-run.publish.edit" });
  if (!isWide && blockers.every(({ step }) => step === null))
    return (
      <Row
        height={52}
        lead={<CheckIcon size={16} className={css.check} />}
        title={formatMessage({ id: "first-run.publish.allDone" })}
        end={
          <a className={css.link} href="#name">
            {edit}
          </a>
        }
      />
    );
  return formSteps.map((id) => {
    const code = blockers.find(({ step }) => step === id)?.code;
    const name = formatMessage({ id: `first-run.step.${id}` });
    return (
      <Row
        key={id}
        height={52}
        invalid={code !== undefined}
        lead={code ? <Ring /> : <CheckIcon size={16} className={css.check} />}
        title={
          <RowTitle name={name}>
            {code ? formatMessage({ id: problemTexts[code] }) : values[id]}
          </RowTitle>
        }
        end={
          <a className={css.link} href={`#${id}`}>
            {code ? formatMessage({ id: "first-run.publish.add" }) : edit}
            <span className={visuallyHidden}>: {name}</span>
          </a>
        }
      />
    );
  });
}

/** A name and its value, in one line where it fits. */
export function RowTitle({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {name}{" "}
      <Text as="span" size="small" tone="secondary" className={css.value}>
        {children}
      </Text>
    </>
  );
}

/** What the agent entered in each step, in a few words. */
function useValues(): Record<FormStep, string> {
  const { formatMessage } = useIntl();
  const name = useDisplayName();
  const [agency] = useField("agency");
  const [phone] = useField("phone");
  const [email] = useField("email");
  const [template] = useField("template");
  const shown = isTemplateId(template) ? template : firstTemplate;
  return {
    name,
    license: agency,
    contact: phone || email,
    look: formatMessage({ id: `editor.template.${shown}` }),
  };
}
