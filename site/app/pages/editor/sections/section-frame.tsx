import { IconButton } from "@realtor/ui/icon-button";
import { InfoIcon } from "@realtor/ui/icons";
import { type ReactNode, use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { menuMessages, sectionMessages } from "#app/profile-editor/editor-messages.ts";
import type { SectionId } from "#app/profile-editor/fields/define-field.ts";
import * as css from "#app/profile-editor/form/form.css.ts";
import { OpenHelpContext } from "./open-help.ts";
import { SectionFoot } from "./section-foot.tsx";

interface SectionFrameProps {
  section: SectionId;
  /** Introduction below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The heading, introduction and fields of a section, and links to the sections around it. */
export function SectionFrame({ section, lead, children }: SectionFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.section} aria-labelledby="section-title">
      <div className={css.head}>
        <h2 id="section-title" className={css.title} tabIndex={-1}>
          <FormattedMessage {...sectionMessages[section]} />
        </h2>
        <IconButton label={formatMessage(menuMessages.help)} onClick={use(OpenHelpContext)}>
          <InfoIcon />
        </IconButton>
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.fields}>{children}</div>
      <SectionFoot section={section} />
    </section>
  );
}
