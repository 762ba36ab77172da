import type { ContactRequest } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { KakaoIcon, LineIcon, MailIcon, MessageIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { TextArea } from "@realtor/ui/text-area";
import { useToast } from "@realtor/ui/toast";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { copyText } from "#app/admin/copy-text.ts";
import { languageName } from "./entry.ts";
import { type ReplyChannel, replyHref } from "./reply-channels.ts";
import * as css from "./reply.css.ts";
import type { Reply } from "./use-reply.ts";

export const channelIcons = {
  mail: MailIcon,
  sms: MessageIcon,
  kakao: KakaoIcon,
  line: LineIcon,
} as const;

/** Buttons that fill in a reply. */
export function TemplateButtons({ reply, onChoose }: { reply: Reply; onChoose?: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <fieldset aria-label={formatMessage({ id: "inbox.reply.templates" })} className={css.templates}>
      {reply.templates.map((id) => (
        <Button
          key={id}
          variant="text"
          size="small"
          className={css.template}
          aria-pressed={onChoose ? undefined : reply.template === id}
          // The browser does not scroll the row on a phone to a button of which a part is in view.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
          }
          onClick={() => {
            reply.chooseTemplate(id);
            onChoose?.();
          }}
        >
          <FormattedMessage id={`inbox.template.${id}`} />
        </Button>
      ))}
    </fieldset>
  );
}

/** The text of the reply. */
export function ReplyText({ reply, ref }: { reply: Reply; ref?: Ref<HTMLTextAreaElement> }) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      ref={ref}
      className={css.text}
      label={formatMessage({ id: "inbox.reply.text" })}
      lang={htmlLang(reply.locale)}
      rows={5}
      value={reply.text}
      onChange={(event) => reply.type(event.target.value)}
    />
  );
}

/** The meaning of the reply in the language of the page; nothing if that is its language. */
export function ReplyMeaning({ reply }: { reply: Reply }) {
  const { locale } = useAddress();
  if (reply.meaning === null) return null;
  const values = {
    language: languageName(reply.locale, locale),
    own: languageName(locale, locale),
  };
  return (
    <Text size="caption" tone="secondary" className={css.meaning}>
      <strong>
        <FormattedMessage
          id={reply.edited ? "inbox.reply.meaningBefore" : "inbox.reply.meaning"}
          values={values}
        />
      </strong>{" "}
      {reply.meaning}
    </Text>
  );
}

interface SendButtonProps {
  contact: ContactRequest;
  channel: ReplyChannel;
  reply: Reply;
  onSent: () => void;
  fullWidth?: boolean;
}

/** Opens the reply in the app of the channel. */
export function SendButton({
  contact,
  channel,
  reply,
  onSent,
  fullWidth = false,
}: SendButtonProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const Icon = channelIcons[channel];
  const href = replyHref(channel, contact, reply);
  const label = (
    <>
      <Icon />
      <FormattedMessage id={`inbox.send.${channel}`} />
    </>
  );

  async function copy() {
    if (!(await copyText(reply.text))) {
      toast({ text: formatMessage({ id: "inbox.reply.uncopied" }), severity: "error" });
      return;
    }
    toast({ text: formatMessage({ id: "inbox.reply.copied" }) });
    onSent();
    location.assign("kakaotalk://launch");
  }

  if (href === null)
    return (
      <Button className={css.send} size="medium" fullWidth={fullWidth} onClick={() => void copy()}>
        {label}
      </Button>
    );
  return (
    <Button
      className={css.send}
      size="medium"
      fullWidth={fullWidth}
      href={href}
      onClick={onSent}
      {...(channel === "line" && { target: "_blank", rel: "noreferrer" })}
    >
      {label}
    </Button>
  );
}
