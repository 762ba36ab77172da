import type { Channel } from "@realtor/profile/contacts";
import { ArrowRightIcon, ExternalIcon } from "../../components/icons/icons.ts";
import type { ContactLink } from "../content/contact-order.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-section.css.ts";

type SectionLink = ContactLink & { channel: Exclude<Channel, "text"> };

/** The links of the contact section: SMS is offered only on mobile, in the contact bar. */
export const isInSection = (link: ContactLink): link is SectionLink => link.channel !== "text";

type ContactChannelsProps = Pick<TemplateProps, "content" | "labels"> & {
  className: string;
  /** Channels that are shown elsewhere in the section. */
  omit?: Channel;
};

/** Links to the contact channels in ruled rows; nothing without channels. */
export function ContactChannels({ content, labels, className, omit }: ContactChannelsProps) {
  const mark = useMark();
  const channels = content.contacts.filter(isInSection).filter(({ channel }) => channel !== omit);
  if (channels.length === 0) return null;
  return (
    <ul className={className}>
      {channels.map(({ channel, href, external }) => (
        <li key={channel}>
          <a
            className={styles.channel}
            href={href}
            rel={external ? "noopener me" : undefined}
            {...mark(channel)}
          >
            <ChannelIcon channel={channel} />
            {labels.contact.channels[channel]}
            {external ? <ExternalIcon size={20} /> : <ArrowRightIcon size={20} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
