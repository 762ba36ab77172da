import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { sectionMessages } from "#app/pages/editor/editor-messages.ts";
import type { SectionId } from "../draft/define-field.ts";
import * as css from "../fields/form.css.ts";
import { SectionFoot } from "./section-foot.tsx";

interface SectionFrameProps {
  section: SectionId;
  /** Introduction below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The heading, introduction and fields of a section, and links to the sections around it. */
export function SectionFrame({ section, lead, children }: SectionFrameProps) {
  return (
    <section className={css.section} aria-labelledby="section-title">
      <h2 id="section-title" className={css.title} tabIndex={-1}>
        <FormattedMessage {...sectionMessages[section]} />
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.fields}>{children}</div>
      <SectionFoot section={section} />
    </section>
  );
}
