import { KakaoIcon, LineIcon, MailIcon, MessageIcon, ShareIcon } from "@realtor/ui/icons";
import { canShareLinks, shareLink } from "@realtor/ui/share-link";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { copyText } from "#app/admin/copy-text.ts";
import * as css from "./share.css.ts";

interface ShareChannelsProps {
  /** The address, for the share dialog of the device. */
  url: string;
  /** What is sent; contains the address. */
  text: string;
  /** Of the email, and title of the share dialog. */
  subject: string;
}

/** The ways to send an address; on a phone the share dialog of the device is the fifth. */
export function ShareChannels({ url, text, subject }: ShareChannelsProps) {
  const { formatMessage } = useIntl();
  const [status, setStatus] = useState("");
  const links = createShareLinks(text, subject);
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const toKakao = async () => {
    const copied = await copyText(text);
    setStatus(formatMessage({ id: copied ? "share.kakaoCopied" : "share.uncopied" }));
    if (copied && isTouch) location.assign("kakaotalk://launch");
  };
  const link = (href: string, icon: ReactNode, label: string, isNew = false) => (
    <a className={css.channel} href={href} {...(isNew && { target: "_blank", rel: "noreferrer" })}>
      {icon}
      {label}
    </a>
  );
  return (
    <>
      <div className={css.channels}>
        <button type="button" className={css.channel} onClick={() => void toKakao()}>
          <KakaoIcon />
          {formatMessage({ id: "share.kakao" })}
        </button>
        {link(links.line, <LineIcon />, formatMessage({ id: "share.line" }), true)}
        {link(links.text, <MessageIcon />, formatMessage({ id: "share.text" }))}
        {link(links.mail, <MailIcon />, formatMessage({ id: "share.mail" }))}
        {isTouch && canShareLinks() && (
          <button
            type="button"
            className={css.channel}
            onClick={() => void shareLink({ title: subject, url })}
          >
            <ShareIcon />
            {formatMessage({ id: "share.share" })}
          </button>
        )}
      </div>
      <output className={css.status}>{status}</output>
    </>
  );
}

/** Links that open an app with a text to send. */
export function createShareLinks(
  text: string,
  subject: string,
): Record<"line" | "text" | "mail", string> {
  const encoded = encodeURIComponent(text);
  return {
    line: `https://line.me/R/share?text=${encoded}`,
    text: `sms:?&body=${encoded}`,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encoded}`,
  };
}
