import { useMark } from "../../field-marks.ts";
import { ContactChannels } from "../../sections/contact-channels.tsx";
import type { ContactLayoutProps } from "../../sections/contact-section.tsx";
import {
  FooterLinks,
  type HomepageFooterProps,
  LegalIdentity,
  LegalMarks,
  LegalStatements,
} from "../../sections/homepage-footer.tsx";
import { PageLogo } from "../../sections/page-logo.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import * as styles from "./atelier-contact.css.ts";

/** The form as a letter, with the contact channels below it. */
export function Contact({ heading, ...page }: ContactLayoutProps) {
  const [title, ...lead] = page.labels.contact.lead.split("\n");
  return (
    <div>
      <SectionHeading heading={heading} />
      <div>
        <p className={styles.title}>{title}</p>
        {lead.length > 0 && <p className={styles.lead}>{lead.join("\n")}</p>}
        <div className={styles.form}>{page.slots.contactForm}</div>
        <ContactChannels {...page} className={styles.channels} />
        {page.slots.share}
      </div>
    </div>
  );
}

/** Identity, statements, and marks with links, in the columns of the sections. */
export function Footer(props: HomepageFooterProps) {
  const { logo } = props.content;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.footerColumns}>
        <div>
          {logo && (
            <span className={styles.footerLogo}>
              <PageLogo content={props.content} size={48} resolveImage={props.resolveImage} />
            </span>
          )}
          <LegalIdentity {...props} mark={useMark()} />
        </div>
        <LegalStatements {...props} />
        <div className={styles.footerMarks}>
          <LegalMarks {...props} />
          <FooterLinks {...props} />
        </div>
      </div>
    </footer>
  );
}
