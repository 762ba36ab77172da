import { Disclosure } from "@realtor/ui/disclosure";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, useIntl } from "react-intl";
import * as form from "#app/profile/field/form.css.ts";
import { SectionFields } from "#app/profile/field/section-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";

const questions = ["whom", "different", "before"] as const;

/** The text about the agent, and questions that help to write it. */
export function AboutSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="about">
      <SectionFields section="about" />
      <Disclosure title={formatMessage({ id: "editor.about.help" })}>
        <Stack as="ol" gap={8} className={form.questions}>
          {questions.map((question) => (
            <li key={question}>
              <FormattedMessage id={`editor.about.help.${question}`} />
            </li>
          ))}
        </Stack>
      </Disclosure>
    </SectionFrame>
  );
}
