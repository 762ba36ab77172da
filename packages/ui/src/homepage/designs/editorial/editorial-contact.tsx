import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { type ContactLayoutProps, ContactTargets } from "../../sections/contact-section.tsx";
import { letterForm } from "../letter-form.css.ts";
import { Title } from "./editorial-title.tsx";
import * as styles from "./editorial-contact.css.ts";

/** The form as a letter, with the contact channels below it. */
export function Contact({ heading, content, labels, slots }: ContactLayoutProps) {
  return (
    <div className={classNames(wrap, styles.letterInner)}>
      <Title heading={heading} lang={content.lang} className={styles.letterHeading} />
      <div className={styles.letterBody}>
        <p className={classNames(styles.letterLead, content.lang !== "ja" && styles.serifLead)}>
          {labels.contact.lead}
        </p>
        <div className={letterForm}>{slots.contactForm}</div>
        <ContactTargets
          content={content}
          labels={labels}
          classes={{
            list: styles.channels,
            channel: styles.channel,
            label: styles.channelLabel,
            target: styles.channelTarget,
          }}
        />
        {slots.share}
      </div>
    </div>
  );
}
