import type { ContactRequest } from "@realtor/api/loaning";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { useState, type Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CallActions } from "./call-sender.tsx";
import type { ReplyChannel } from "./reply-channels.ts";
import * as css from "./reply.css.ts";
import {
  channelIcons,
  ReplyMeaning,
  ReplyText,
  SendButton,
  TemplateButtons,
} from "./reply-fields.tsx";
import type { Reply } from "./use-reply.ts";
import { SegmentedControl } from "@realtor/ui/segmented-control";

interface ReplyBarProps {
  contact: ContactRequest;
  reply: Reply;
  onSent: () => void;
}

/** At the bottom of a phone: ready-made replies, and a button for each way to answer. */
export function ReplyBar({ contact, reply, onSent }: ReplyBarProps) {
  const [channel, setChannel] = useState<ReplyChannel>();
  /** A template alone names no channel: phones have text messages. */
  const usual = reply.channels.find((one) => one === "sms") ?? reply.channels[0];
  return (
    <div className={css.bar}>
      {usual !== undefined && <TemplateButtons reply={reply} onChoose={() => setChannel(usual)} />}
      <div className={css.actions}>
        <CallActions sender={contact} className={css.action} onCalled={onSent} />
        {barOrder.flatMap((one) => {
          if (!reply.channels.includes(one)) return [];
          const Icon = channelIcons[one];
          return [
            <button
              key={one}
              type="button"
              className={css.action}
              aria-haspopup="dialog"
              onClick={() => setChannel(one)}
            >
              <Icon size={26} />
              <FormattedMessage id={`inbox.channel.${one}`} />
            </button>,
          ];
        })}
      </div>
      {channel !== undefined && (
        <ReplySheet
          contact={contact}
          channel={channel}
          reply={reply}
          onSent={() => {
            setChannel(undefined);
            onSent();
          }}
          onClose={() => setChannel(undefined)}
        />
      )}
    </div>
  );
}

const barOrder = ["sms", "kakao", "line", "mail"] as const satisfies readonly ReplyChannel[];

interface ReplySheetProps extends ReplyBarProps {
  channel: ReplyChannel;
  onClose: () => void;
}

function ReplySheet({ contact, channel, reply, onSent, onClose }: ReplySheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className={css.sheet}
      title={formatMessage({ id: `inbox.reply.${channel}` })}
    >
      <IconButton
        className={css.close}
        label={formatMessage({ id: "admin.close" })}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      <DialogBody>
        <TemplateButtons reply={reply} />
        <ReplyText reply={reply} />
        <ReplyMeaning reply={reply} />
        <SendButton contact={contact} channel={channel} reply={reply} onSent={onSent} fullWidth />
      </DialogBody>
    </Dialog>
  );
}

interface ComposerProps {
  contact: ContactRequest;
  reply: Reply;
  onSent: () => void;
  textRef: Ref<HTMLTextAreaElement>;
}

/** Below the message: how to reply, ready-made replies, the text, and one button that sends it. */
export function Composer({ contact, reply, onSent, textRef }: ComposerProps) {
  const { formatMessage } = useIntl();
  const { channel, channels } = reply;
  if (channel === undefined) return null;
  return (
    <section className={css.composer} aria-labelledby="reply-via">
      <Inline gap={16} rowGap={8} justify="between" className={css.top}>
        <h3 id="reply-via" className={css.via}>
          <FormattedMessage id="inbox.reply.via" />
        </h3>
        <SegmentedControl
          label={formatMessage({ id: "inbox.reply.via" })}
          segments={channels.map((value) => ({
            value,
            label: formatMessage({ id: `inbox.channel.${value}` }),
          }))}
          value={channel}
          onChange={reply.chooseChannel}
        />
      </Inline>
      <TemplateButtons reply={reply} />
      <ReplyText reply={reply} ref={textRef} />
      <div className={css.footer}>
        <ReplyMeaning reply={reply} />
        <SendButton contact={contact} channel={channel} reply={reply} onSent={onSent} />
      </div>
    </section>
  );
}
