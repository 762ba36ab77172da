import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { useState } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { type ReplyChannel, replyChannels } from "./reply-channels.ts";
import { useAgentName } from "./realtor-name.tsx";
import {
  replySubject,
  type TemplateId,
  templateBody,
  templatesFor,
  useReplyIntl,
  writeReply,
} from "./reply-text.ts";
import { createTextDraft } from "./text-draft.ts";

export interface Reply {
  channels: readonly ReplyChannel[];
  /** Undefined without any. */
  channel: ReplyChannel | undefined;
  chooseChannel: (channel: ReplyChannel) => void;
  templates: readonly TemplateId[];
  template: TemplateId;
  /** Shows the text of a template, or its edited text. */
  chooseTemplate: (template: TemplateId) => void;
  text: string;
  /** Of a mail. */
  subject: string;
  /** Whether the text is no longer that of the template. */
  edited: boolean;
  type: (text: string) => void;
  /** Language of the reply: that of the visitor, or of the page if it is unknown. */
  locale: Locale;
  /** The template in the language of the page; null if that is the language of the reply. */
  meaning: string | null;
}

/** The reply to a contact request, which begins with a template in the language of the visitor. */
export function useReply(contact: ContactRequest): Reply {
  const { user } = useAdmin();
  const { locale: pageLocale } = useAddress();
  const locale = contact.locale ?? pageLocale;
  const agent = useAgentName(contact.realtor, locale);
  const channels = replyChannels(contact);
  const templates = templatesFor(contact);
  const [chosen, setChannel] = useState(channels[0]);
  // A number can be marked as not to be contacted meanwhile.
  const channel = chosen !== undefined && channels.includes(chosen) ? chosen : channels[0];
  const [template, setTemplate] = useState<TemplateId>(templates[0] ?? "answer");
  const [now] = useState(() => Date.now());
  /** By template, so that trying another one loses nothing. */
  const [typed, setTyped] = useState<Partial<Record<TemplateId, string>>>({});

  const intl = useReplyIntl(locale);
  const pageIntl = useReplyIntl(pageLocale);
  // Until the texts are loaded, and if they cannot be, the agent types the reply.
  const written = intl ? writeReply(template, contact, { intl, now, agent }) : "";
  const draftOf = (id: TemplateId) =>
    createTextDraft({ kind: "reply", owner: user.id, entry: `${contact.id}:${id}` });
  const text = typed[template] ?? draftOf(template).read() ?? written;

  return {
    channels,
    channel,
    chooseChannel: setChannel,
    templates,
    template,
    chooseTemplate: setTemplate,
    text,
    subject: intl ? replySubject(contact, intl) : "",
    edited: text !== written,
    type(next) {
      setTyped((before) => ({ ...before, [template]: next }));
      draftOf(template).write(next);
    },
    locale,
    meaning:
      locale === pageLocale || !pageIntl
        ? null
        : templateBody(template, contact, { intl: pageIntl, now }) || null,
  };
}
