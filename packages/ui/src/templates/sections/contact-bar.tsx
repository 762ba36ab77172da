import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-bar.css.ts";

/** Parts of the page beside which the bar would only be in the way. */
const hiddenBy = ["hero", "contact", "footer"];

/** True once none of those parts is on the screen. False on the server and before measuring. */
function useClearOf(ids: readonly string[]): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setClear(visible.size === 0);
    });
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return clear;
}

const direct = ["kakao", "line", "phone", "text", "email"] as const;
type Direct = (typeof direct)[number];

const isDirect = (channel: string): channel is Direct =>
  (direct as readonly string[]).includes(channel);

export type ContactBarProps = Pick<TemplateProps, "content" | "labels">;

/**
 * On a phone, after the hero has left: up to three direct channels in the order the language
 * prefers, and the form. Gone while the contact section or the footer is on the screen.
 */
export function ContactBar({ content, labels }: ContactBarProps) {
  const shown = useClearOf(hiddenBy);
  const channels = content.contacts
    .flatMap(({ channel, href }) => (isDirect(channel) ? [{ channel, href }] : []))
    .slice(0, 3);
  return (
    <nav className={styles.root} aria-label={labels.contact.bar} inert={!shown}>
      {channels.map(({ channel, href }) => (
        <a key={channel} className={styles.channel} href={href}>
          <ChannelIcon channel={channel} size={22} />
          {labels.contact.short[channel]}
        </a>
      ))}
      <div className={styles.action}>
        <Button href="#contact" size="medium">
          {labels.contact.short.form}
        </Button>
      </div>
    </nav>
  );
}
