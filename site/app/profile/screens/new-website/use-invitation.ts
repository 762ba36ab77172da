import {
  type InvitationLink,
  type InvitationOverview,
  mailInvitation,
  renewInvitation,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useAdmin } from "#app/admin/admin-context.ts";
import { copyText } from "#app/admin/copy-text.ts";
import { useRefused } from "#app/admin/use-refused.ts";
import { useForm } from "#app/forms/use-form.ts";
import { type Channel } from "./invitation-messages.ts";

/** The result of the last action. */
export type InvitationOutcome =
  | { kind: "sent"; email: string; expiresAt: string }
  /** Copied, or shown to be copied by hand. */
  | { kind: "text"; text: string; inviteUrl: string; copied: boolean };

interface InvitationOptions {
  realtorId: string;
  overview: InvitationOverview;
  channel: Channel;
  created?: { link: InvitationLink; locale: Locale } | undefined;
  onBusy: (busy: boolean) => void;
}

/** A link, and the language and address that it was made for. */
interface MadeLink extends InvitationLink {
  locale: Locale;
  email: string;
}

/**
 * The values of an invitation and its actions. A link is made with the first action, since it ends those
 * sent before, and again for another language or address.
 */
export function useInvitation(options: InvitationOptions) {
  const { realtorId, overview, channel, created, onBusy } = options;
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale: page } = useAddress();
  const [email, setEmail] = useState(overview.email);
  const [locale, setLocale] = useState<Locale>(created?.locale ?? overview.locale ?? page);
  const [texts, setTexts] = useState<Record<Locale, string>>(overview.messages);
  const [link, setLink] = useState<MadeLink | undefined>(
    created && { ...created.link, locale: created.locale, email: overview.email },
  );
  const [result, setResult] = useState<InvitationOutcome>();
  const message = texts[locale];
  /** The agent may have it already. */
  const [handedOut, setHandedOut] = useState<MadeLink>();

  const isCurrent = link?.locale === locale && link.email === email.trim();

  const form = useForm<{ email: string }, "wrong">({
    values: { email },
    check: (typed) => ({
      email: channel === "mail" && checkEmail(typed.email.trim()) !== null ? "wrong" : undefined,
    }),
    submit() {
      setResult(undefined);
      return channel === "mail" ? send() : copy();
    },
    refused: useRefused(),
    errorText: () => formatMessage({ id: "website.invite.emailWrong" }),
  });
  const { busy } = form;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  async function makeLink(): Promise<MadeLink> {
    const address = email.trim();
    if (isCurrent) return link;
    const isCorrected = address !== overview.email && address !== link?.email;
    const made = await renewInvitation(http, realtorId, {
      locale,
      ...(isCorrected && { email: address }),
    });
    const next = { ...made, locale, email: address };
    setLink(next);
    return next;
  }

  async function send() {
    const made = await makeLink();
    const { inviteUrl } = made;
    const token = new URL(inviteUrl).hash.replace("#token=", "");
    const sent = await mailInvitation(http, realtorId, { token, locale, message });
    setHandedOut(made);
    setResult({ kind: "sent", ...sent });
  }

  async function copy() {
    const made = await makeLink();
    const { inviteUrl } = made;
    setHandedOut(made);
    const text = channel === "link" ? inviteUrl : `${message.trim()}\n${inviteUrl}`;
    // A text that cannot be copied is shown.
    const copied = await copyText(text);
    setResult({ kind: "text", text, inviteUrl, copied });
    if (copied && channel === "kakao") location.assign("kakaotalk://launch");
  }

  function change(next: { email?: string; locale?: Locale; message?: string }) {
    setResult(undefined);
    if (next.email !== undefined) setEmail(next.email);
    if (next.locale !== undefined) setLocale(next.locale);
    if (next.message !== undefined) setTexts({ ...texts, [locale]: next.message });
  }

  /** Until when a link works that the next action ends; null if it ends none. */
  function endsUntil(): string | null {
    if (!link) return overview.openUntil;
    return isCurrent ? null : (handedOut?.expiresAt ?? null);
  }

  return {
    values: { email, locale, message },
    change,
    form,
    /** Null until it is made for these values. */
    inviteUrl: isCurrent ? link.inviteUrl : null,
    endsUntil: endsUntil(),
    expiresAt: link?.expiresAt ?? overview.nextExpiry,
    result,
    clearResult: () => setResult(undefined),
  };
}
