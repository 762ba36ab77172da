import {
  ArrowRightIcon,
  ExternalIcon,
  InstagramIcon,
  KakaoIcon,
  LineIcon,
  MailIcon,
  PhoneIcon,
  SmartphoneIcon,
  YoutubeIcon,
} from "../../components/icons/icons.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./contact-section.css.ts";
import { type ComponentType, useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { Channel } from "../content/contacts.ts";
import type { Heading } from "./section-heading.tsx";

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

/** What a contact URL leads to: a US number as `949 555 0110`, a mail address, or a web address without its scheme. */
export function contactText(href: string): string {
  const [, scheme, rest] = /^([a-z]+):(?:\/\/)?(?:www\.)?(.*)$/.exec(href) ?? [];
  if (rest === undefined) return href;
  if (scheme === "tel") return rest.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
  return scheme === "mailto" ? decodeURI(rest) : rest.replace(/[/?#]+$/, "");
}

/** Ids of the sections that hide the bar while visible. */
const hidingSections = ["hero", "contact", "footer"];

/** Whether none of the elements is in the viewport. False on the server and until observed. */
function useNoneInViewport(ids: readonly string[]): boolean {
  const [isNoneVisible, setIsNoneVisible] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setIsNoneVisible(visible.size === 0);
    });
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return isNoneVisible;
}

const directChannels = ["kakao", "line", "phone", "text", "email"] as const;
type Direct = (typeof directChannels)[number];

const isDirect = (channel: string): channel is Direct =>
  (directChannels as readonly string[]).includes(channel);

type ContactBarProps = Pick<TemplateProps, "content" | "labels">;

/**
 * Fixed bar on mobile with up to three direct channels and a link to the contact form. Hidden while the
 * hero, the contact section or the footer is visible.
 */
export function ContactBar({ content, labels }: ContactBarProps) {
  const isShown = useNoneInViewport(hidingSections);
  const channels = content.contacts
    .flatMap(({ channel, href }) => (isDirect(channel) ? [{ channel, href }] : []))
    .slice(0, 3);
  return (
    <nav className={styles.bar} aria-label={labels.contact.bar} inert={!isShown}>
      {channels.map(({ channel, href }) => (
        <a key={channel} className={styles.barChannel} href={href}>
          <ChannelIcon channel={channel} size={22} />
          {labels.contact.short[channel]}
        </a>
      ))}
      <div className={styles.barAction}>
        <Button href="#contact" size="medium">
          {labels.contact.short.form}
        </Button>
      </div>
    </nav>
  );
}

const icons = {
  kakao: KakaoIcon,
  line: LineIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  phone: PhoneIcon,
  text: SmartphoneIcon,
  email: MailIcon,
} as const;

/** Decorative icon of a contact channel. */
function ChannelIcon({ channel, size = 24 }: { channel: Channel; size?: number }) {
  const Icon = icons[channel];
  return <Icon size={size} />;
}
