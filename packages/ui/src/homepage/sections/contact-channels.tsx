import type { Channel } from "@realtor/profile/contacts";
import type { LocalText } from "@realtor/profile/text";
import { ArrowRightIcon, ExternalIcon } from "../../components/icons/icons.ts";
import type { ContactLink } from "../content/contact-order.ts";
import { langAttribute } from "../homepage-content.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import * as styles from "./contact-section.css.ts";

type SectionLink = ContactLink & { channel: Exclude<Channel, "text"> };

/** SMS is offered only on mobile, in the contact bar. */
const isInSection = (link: ContactLink): link is SectionLink => link.channel !== "text";

export type ContactRow = {
  channel: SectionLink["channel"];
  /** What the row shows. */
  field: SectionLink["channel"] | "companyPhone";
  label: LocalText;
  href: string;
  external: boolean;
};

/** The links of the contact section; after the phone that of the firm, where it must be there. */
export function contactRows({ content, labels }: ContactRowsProps): ContactRow[] {
  return content.contacts.filter(isInSection).flatMap(({ channel, href, external, firm }) => {
    const label = { text: labels.contact.channels[channel], lang: content.lang };
    const row: ContactRow = { channel, field: channel, label, href, external };
    if (!firm) return [row];
    return [row, { ...row, field: "companyPhone", label: firm.name, href: firm.href }];
  });
}

type ContactRowsProps = Pick<TemplateProps, "labels"> & {
  content: Pick<TemplateProps["content"], "contacts" | "lang">;
};

type ContactChannelsProps = Pick<TemplateProps, "content" | "labels"> & {
  className: string;
  /** Channels that are shown elsewhere in the section. */
  omit?: Channel;
};

/** Links to the contact channels in ruled rows; nothing without channels. */
export function ContactChannels({ content, labels, className, omit }: ContactChannelsProps) {
  const mark = useMark();
  const rows = contactRows({ content, labels }).filter(({ channel }) => channel !== omit);
  if (rows.length === 0) return null;
  return (
    <ul className={className}>
      {rows.map(({ channel, field, label, href, external }) => (
        <li key={field}>
          <a
            className={styles.channel}
            href={href}
            rel={external ? "noopener me" : undefined}
            {...mark(field)}
          >
            <ChannelIcon channel={channel} />
            <span {...langAttribute(label, content.lang)}>{label.text}</span>
            {external ? <ExternalIcon size={20} /> : <ArrowRightIcon size={20} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
