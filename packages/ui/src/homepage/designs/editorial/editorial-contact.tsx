import { ExternalIcon } from "../../../components/icons/icons.ts";
import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { langAttribute } from "../../homepage-content.ts";
import { useMark } from "../../field-marks.ts";
import { contactRows } from "../../sections/contact-channels.tsx";
import { type ContactLayoutProps, ContactText } from "../../sections/contact-section.tsx";
import { letterForm } from "../letter-form.css.ts";
import { Title } from "./editorial-title.tsx";
import * as styles from "./editorial-contact.css.ts";

/** The form as a letter, with the contact channels below it. */
export function Contact({ heading, content, labels, slots }: ContactLayoutProps) {
  const mark = useMark();
  const text = labels.contact;
  const channels = contactRows({ content, labels });
  return (
    <div className={classNames(wrap, styles.letterInner)}>
      <Title heading={heading} lang={content.lang} className={styles.letterHeading} />
      <div className={styles.letterBody}>
        <p className={classNames(styles.letterLead, content.lang !== "ja" && styles.serifLead)}>
          {text.lead}
        </p>
        <div className={letterForm}>{slots.contactForm}</div>
        {channels.length > 0 && (
          <ul className={styles.channels}>
            {channels.map(({ field, label, href, external }) => (
              <li key={field}>
                <a
                  className={styles.channel}
                  href={href}
                  rel={external ? "noopener me" : undefined}
                  {...mark(field)}
                >
                  <span className={styles.channelLabel} {...langAttribute(label, content.lang)}>
                    {label.text}
                    {external && <ExternalIcon size={16} />}
                  </span>{" "}
                  <b className={styles.channelTarget}>
                    <ContactText href={href} />
                  </b>
                </a>
              </li>
            ))}
          </ul>
        )}
        {slots.share}
      </div>
    </div>
  );
}
