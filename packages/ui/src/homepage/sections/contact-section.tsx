import { ArrowRightIcon, ExternalIcon } from "../../components/icons/icons.ts";
import { classNames } from "../../format.ts";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-section.css.ts";

export type ContactSectionProps = Pick<TemplateProps, "content" | "labels" | "slots"> & {
  classes: { root: string; inner: string; heading: string };
};

export function ContactSection({ content, labels, slots, classes }: ContactSectionProps) {
  const text = labels.contact;
  // SMS is offered only on mobile, in the contact bar.
  const channels = content.contacts.filter(({ channel }) => channel !== "text");
  return (
    <section id="contact" className={classes.root} aria-labelledby="contact-title">
      <div className={classNames(classes.inner, styles.split)}>
        <div className={styles.side}>
          <h2 id="contact-title" className={classes.heading}>
            {text.title}
          </h2>
          <p className={styles.lead}>{text.lead}</p>
          {channels.length > 0 && (
            <ul className={styles.channels}>
              {channels.map(({ channel, href, external }) => (
                <li key={channel}>
                  <a
                    className={styles.channel}
                    href={href}
                    rel={external ? "noopener me" : undefined}
                  >
                    <ChannelIcon channel={channel} />
                    {text.channels[channel]}
                    {external ? <ExternalIcon size={20} /> : <ArrowRightIcon size={20} />}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {slots.share}
        </div>
        <div>{slots.contactForm}</div>
      </div>
    </section>
  );
}
