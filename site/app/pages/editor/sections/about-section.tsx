import { Disclosure } from "@realtor/ui/disclosure";
import { Stack } from "@realtor/ui/stack";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as form from "#app/profile-editor/form/form.css.ts";
import { SectionFields } from "../fields/section-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";

const messages = defineMessages({
  help: {
    id: "editor.about.help",
    defaultMessage: "Three questions to get started",
    description: "Button that shows questions which help to write the text about oneself.",
  },
  whom: {
    id: "editor.about.help.whom",
    defaultMessage: "Who do you help most?",
    description: "Question that helps to write the text about oneself.",
  },
  different: {
    id: "editor.about.help.different",
    defaultMessage: "What do you do that others do not?",
    description: "Question that helps to write the text about oneself.",
  },
  before: {
    id: "editor.about.help.before",
    defaultMessage: "What did you do before?",
    description: "Question that helps to write the text about oneself.",
  },
});

const questions = ["whom", "different", "before"] as const;

/** The text about the agent, and questions that help to write it. */
export function AboutSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="about">
      <SectionFields section="about" />
      <Disclosure title={formatMessage(messages.help)}>
        <Stack as="ol" gap={8} className={form.questions}>
          {questions.map((question) => (
            <li key={question}>
              <FormattedMessage {...messages[question]} />
            </li>
          ))}
        </Stack>
      </Disclosure>
    </SectionFrame>
  );
}
