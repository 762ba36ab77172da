import type { Blocker } from "@realtor/profile/conditions";
import { CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { isTemplateId } from "@realtor/ui/templates";
import { useIntl } from "react-intl";
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

/** A row for each step before: what was entered, or what is needed. One row on a phone if all is done. */
export function RequiredRows({ blockers }: RequiredRowsProps) {
  const { formatMessage } = useIntl();
  const values = useValues();
  const isComplete = blockers.every(({ step }) => step === null);
  return (
    <>
      {isComplete && (
        <div className={`${css.row} ${css.summary}`}>
          <CheckIcon />
          <b className={css.name}>{formatMessage({ id: "first-run.publish.allDone" })}</b>
          <a className={css.link} href="#name">
            {formatMessage({ id: "first-run.publish.edit" })}
          </a>
        </div>
      )}
      {formSteps.map((id) => {
        const code = blockers.find(({ step }) => step === id)?.code;
        const name = formatMessage({ id: `first-run.step.${id}` });
        return (
          <div
            key={id}
            className={isComplete ? `${css.row} ${css.single}` : css.row}
            data-invalid={code === undefined ? undefined : ""}
          >
            {code ? <i className={css.ring} /> : <CheckIcon />}
            <p className={css.text}>
              <b className={css.name}>{name}</b>{" "}
              <span className={css.value}>
                {code ? formatMessage({ id: problemTexts[code] }) : values[id]}
              </span>
            </p>
            <a className={css.link} href={`#${id}`}>
              {formatMessage({ id: code ? "first-run.publish.add" : "first-run.publish.edit" })}
              <span className={visuallyHidden}>: {name}</span>
            </a>
          </div>
        );
      })}
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
