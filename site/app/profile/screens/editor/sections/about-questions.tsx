import { Disclosure } from "@realtor/ui/disclosure";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, useIntl } from "react-intl";
import * as form from "#app/profile/field/form.css.ts";

const questions = ["whom", "different", "before"] as const;

/** Questions that help to write the text about the agent. */
export function AboutQuestions() {
  const { formatMessage } = useIntl();
  return (
    <Disclosure title={formatMessage({ id: "editor.about.help" })}>
      <Stack as="ol" gap={8} className={form.questions}>
        {questions.map((question) => (
          <li key={question}>
            <FormattedMessage id={`editor.about.help.${question}`} />
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
