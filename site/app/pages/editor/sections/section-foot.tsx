import { ArrowLeftIcon, ArrowRightIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { sectionMessages } from "#app/profile-editor/editor-messages.ts";
import { type SectionId, sectionIds } from "#app/profile-editor/fields/define-field.ts";
import * as css from "./section-foot.css.ts";

const messages = defineMessages({
  label: {
    id: "editor.lang.foot",
    defaultMessage: "Previous and next section",
    description: "Accessible name of the two links below the fields of a section.",
  },
  previous: {
    id: "editor.lang.foot.previous",
    defaultMessage: "Previous:",
    description: "Read before the name of the previous section by screen readers.",
  },
  next: {
    id: "editor.lang.foot.next",
    defaultMessage: "Next:",
    description: "Read before the name of the next section by screen readers.",
  },
});

/** Links to the previous and the next section. */
export function SectionFoot({ section }: { section: SectionId }) {
  const { formatMessage } = useIntl();
  const index = sectionIds.indexOf(section);
  const previous = sectionIds[index - 1];
  const next = sectionIds[index + 1];
  return (
    <nav className={css.foot} aria-label={formatMessage(messages.label)}>
      {previous && (
        <a className={css.link} href={`#${previous}`}>
          <ArrowLeftIcon />
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.previous} />{" "}
          </span>
          <FormattedMessage {...sectionMessages[previous]} />
        </a>
      )}
      {next && (
        <a className={`${css.link} ${css.next}`} href={`#${next}`}>
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.next} />{" "}
          </span>
          <FormattedMessage {...sectionMessages[next]} />
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  );
}
