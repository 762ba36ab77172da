import { Fragment } from "react";
import { Button } from "../../components/button/button.tsx";
import { useNoneInViewport } from "../../hooks/use-none-in-viewport.ts";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-bar.css.ts";

/** Ids of the sections that hide the bar while visible. */
const hidingSections = ["hero", "contact", "footer"];

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
  const direct = content.contacts.flatMap(({ channel, href, firm }) =>
    isDirect(channel) ? [{ channel, href, firm }] : [],
  );
  // The number of the firm, next to that of the agent, takes the place of a channel.
  const channels = direct.some(({ firm }) => firm)
    ? direct.filter(({ channel }) => channel !== "text").slice(0, 2)
    : direct.slice(0, 3);
  return (
    <nav className={styles.bar} aria-label={labels.contact.bar} inert={!isShown}>
      {channels.map(({ channel, href, firm }) => (
        <Fragment key={channel}>
          <a className={styles.channel} href={href}>
            <ChannelIcon channel={channel} size={22} />
            {labels.contact.short[channel]}
          </a>
          {firm && (
            <a className={styles.channel} href={firm.href}>
              <ChannelIcon channel="phone" size={22} />
              {labels.contact.short.firm}
            </a>
          )}
        </Fragment>
      ))}
      <div className={styles.action}>
        <Button href="#contact" size="medium">
          {labels.contact.short.form}
        </Button>
      </div>
    </nav>
  );
}
