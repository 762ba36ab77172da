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
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./contact-section.css.ts";
import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { Channel } from "../content/contacts.ts";

export type ContactSectionProps = Pick<TemplateProps, "content" | "labels" | "slots"> & {
  className: string;
  /** Class of the heading. */
  heading: string;
};

export function ContactSection({
  content,
  labels,
  slots,
  className,
  heading,
}: ContactSectionProps) {
  const text = labels.contact;
  // SMS is offered only on mobile, in the contact bar.
  const channels = content.contacts.filter(({ channel }) => channel !== "text");
  return (
    <section id="contact" className={className} aria-labelledby="contact-title">
      <div className={classNames(wrap, styles.split)}>
        <div className={styles.side}>
          <h2 id="contact-title" className={heading}>
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
