import type { ContactRequest } from "@realtor/api/loaning";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./reply.css.ts";
import { ReplyMeaning, ReplyText, SendButton, TemplateButtons } from "./reply-fields.tsx";
import { channelMessages, replyMessages } from "./reply-messages.ts";
import type { Reply } from "./use-reply.ts";

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
      <div className={css.top}>
        <h3 id="reply-via" className={css.via}>
          <FormattedMessage {...replyMessages.via} />
        </h3>
        <SegmentedControl
          label={formatMessage(replyMessages.via)}
          segments={channels.map((value) => ({
            value,
            label: formatMessage(channelMessages[value]),
          }))}
          value={channel}
          onChange={reply.chooseChannel}
        />
      </div>
      <TemplateButtons reply={reply} />
      <ReplyText reply={reply} ref={textRef} />
      <div className={css.foot}>
        <ReplyMeaning reply={reply} />
        <SendButton contact={contact} channel={channel} reply={reply} onSent={onSent} />
      </div>
    </section>
  );
}
