import { type SectionId, sectionIds } from "@realtor/profile/sections";
import { Box } from "@realtor/ui/box";
import { IconButton } from "@realtor/ui/icon-button";
import { ArrowLeftIcon, ArrowRightIcon, InfoIcon } from "@realtor/ui/icons";
import { createContext, type ReactNode, use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { visuallyHidden } from "@realtor/ui/styles";
import * as css from "#app/profile/field/form.css.ts";
import * as footer from "./section-frame.css.ts";

/** Opens the help for the current section. */
export const OpenHelpContext = createContext<() => void>(() => undefined);

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
          <FormattedMessage id={`editor.section.${section}`} />
        </h2>
        <IconButton label={formatMessage({ id: "editor.help" })} onClick={use(OpenHelpContext)}>
          <InfoIcon />
        </IconButton>
      </div>
      {lead}
      <div className={css.fields}>{children}</div>
      <SectionFooter section={section} />
    </section>
  );
}

/** Links to the previous and the next section. */
function SectionFooter({ section }: { section: SectionId }) {
  const { formatMessage } = useIntl();
  const index = sectionIds.indexOf(section);
  const previous = sectionIds[index - 1];
  const next = sectionIds[index + 1];
  return (
    <Box
      as="nav"
      display="flex"
      justifyContent="between"
      gap={16}
      className={footer.footer}
      aria-label={formatMessage({ id: "editor.lang.footer" })}
    >
      {previous && (
        <a className={footer.link} href={`#${previous}`}>
          <ArrowLeftIcon />
          <span className={visuallyHidden}>
            <FormattedMessage id="editor.lang.footer.previous" />{" "}
          </span>
          <FormattedMessage id={`editor.section.${previous}`} />
        </a>
      )}
      {next && (
        <a className={`${footer.link} ${footer.next}`} href={`#${next}`}>
          <span className={visuallyHidden}>
            <FormattedMessage id="editor.lang.footer.next" />{" "}
          </span>
          <FormattedMessage id={`editor.section.${next}`} />
          <ArrowRightIcon />
        </a>
      )}
    </Box>
  );
}
