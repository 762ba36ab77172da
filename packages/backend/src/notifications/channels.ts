import type { Outcome } from "@realtor/server/retry";
import { createSlackSender } from "@realtor/server/slack";
import type { SlackMessage } from "@realtor/server/slack";

import type { Mailer } from "../mail/mailer.ts";
import { createSmsSender } from "./sms.ts";
import type { SmsSender, SmsSettings } from "./sms.ts";

/** What can send notifications; a channel without configuration is undefined. */
export interface Channels {
  mail: Mailer | undefined;
  chat: ((message: SlackMessage) => Promise<Outcome>) | undefined;
  sms: SmsSender | undefined;
}

export type ConfiguredChannels = Readonly<Record<keyof Channels, boolean>>;

interface ChannelSettings {
  mailer: Mailer | undefined;
  slackWebhookUrl: string | undefined;
  sms: SmsSettings | undefined;
}

export function createChannels({ mailer, slackWebhookUrl, sms }: ChannelSettings): Channels {
  return {
    mail: mailer,
    chat: slackWebhookUrl ? createSlackSender({ url: slackWebhookUrl }) : undefined,
    sms: sms && createSmsSender(sms),
  };
}

export function configuredChannels({ mail, chat, sms }: Channels): ConfiguredChannels {
  return { mail: mail !== undefined, chat: chat !== undefined, sms: sms !== undefined };
}
