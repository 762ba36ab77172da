import type { ComponentType } from "react";
import { ArrowRightIcon, ExternalIcon } from "../../components/icons/icons.ts";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { Channel } from "../content/contacts.ts";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-section.css.ts";
import { type Heading, SectionHeading } from "./section-heading.tsx";

export type ContactLayoutProps = Pick<TemplateProps, "content" | "labels" | "slots"> & {
  heading: Heading;
};

export type ContactSectionProps = Omit<ContactLayoutProps, "heading"> & {
  className: string;
  /** Class of the heading. */
  heading: string;
  Layout: ComponentType<ContactLayoutProps>;
};

/** Contact channels and form. */
export function ContactSection({ className, heading, Layout, ...page }: ContactSectionProps) {
  const { title } = page.labels.contact;
  return (
    <section id="contact" className={className} aria-labelledby="contact-title">
      <Layout {...page} heading={{ id: "contact-title", text: title, className: heading }} />
    </section>
  );
}

/** Contact channels on the left, form on the right. */
export function SplitContact({ heading, ...page }: ContactLayoutProps) {
  return (
    <div className={classNames(wrap, styles.split)}>
      <div className={styles.side}>
        <SectionHeading heading={heading} />
        <p className={styles.lead}>{page.labels.contact.lead}</p>
        <ContactChannels {...page} className={styles.channels} />
        {page.slots.share}
      </div>
      <div>{page.slots.contactForm}</div>
    </div>
  );
}

type ContactChannelsProps = Pick<TemplateProps, "content" | "labels"> & {
  className: string;
  /** Channels that are shown elsewhere in the section. */
  omit?: Channel;
};

/** Links to the contact channels in ruled rows; nothing without channels. */
export function ContactChannels({ content, labels, className, omit }: ContactChannelsProps) {
  // SMS is offered only on mobile, in the contact bar.
  const channels = content.contacts.filter(({ channel }) => channel !== "text" && channel !== omit);
  if (channels.length === 0) return null;
  return (
    <ul className={className}>
      {channels.map(({ channel, href, external }) => (
        <li key={channel}>
          <a className={styles.channel} href={href} rel={external ? "noopener me" : undefined}>
            <ChannelIcon channel={channel} />
            {labels.contact.channels[channel]}
            {external ? <ExternalIcon size={20} /> : <ArrowRightIcon size={20} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The phone number or mail address in a `tel:` or `mailto:` URL; US numbers as `949 555 0110`. */
export function contactText(href: string): string {
  const us = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(href);
  return us ? us.slice(1).join(" ") : decodeURI(href.slice(href.indexOf(":") + 1));
}
