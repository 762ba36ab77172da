import { countries } from "@realtor/api/rules";
import {
  IncomingWebhook,
  IncomingWebhookHTTPError,
  type IncomingWebhookSendArguments,
} from "@slack/webhook";
import type { leads } from "../db/schema.ts";
import { readRetryAfter, rootCauseMessage } from "../http/remote-error.ts";
import type { Outcome } from "../outbox/create-outbox.ts";

export interface SlackOptions {
  /** URL of the incoming webhook; secret, never logged. */
  url: string;
  timeoutMs?: number;
}

/**
 * Creates a function that posts one message to a Slack incoming webhook, which responds with `ok`. 429,
 * 408, 5xx, other bodies, time-outs and broken connections are "unavailable"; other errors (`invalid_payload`, `no_service`) are
 * "rejected".
 */
export function createSlackSender({ url, timeoutMs = 10_000 }: SlackOptions) {
  return async function sendToSlack(content: IncomingWebhookSendArguments): Promise<Outcome> {
    // The client's error omits the headers, so they are captured here.
    let retryAfter: string | null = null;
    const webhook = new IncomingWebhook(url, {
      timeout: timeoutMs,
      async fetch(address, init) {
        const response = await fetch(address, init);
        retryAfter = response.headers.get("retry-after");
        return response;
      },
    });
    try {
      const { text } = await webhook.send(content);
      // Anything else with status 200 is not from Slack.
      return text.trim() === "ok"
        ? { kind: "delivered" }
        : { kind: "unavailable", error: `200 without "ok": ${text.slice(0, 100)}` };
    } catch (error) {
      if (!(error instanceof IncomingWebhookHTTPError))
        return { kind: "unavailable", error: rootCauseMessage(error) };
      const message = `${error.statusCode} ${error.body}`.trim();
      if (error.statusCode === 429)
        return { kind: "unavailable", error: message, waitSeconds: readRetryAfter(retryAfter) };
      return error.statusCode >= 500 || error.statusCode === 408
        ? { kind: "unavailable", error: message }
        : { kind: "rejected", error: message };
    }
  };
}

type Lead = Pick<
  typeof leads.$inferSelect,
  "id" | "name" | "area" | "phone" | "phoneCountryCode" | "hasSite" | "locale" | "pageUrl"
>;

/** Korean, the product's default language. */
const copy = {
  title: "새 홈페이지 신청이 들어왔습니다",
  name: "이름",
  area: "활동 지역",
  phone: "전화번호",
  hasSite: "홈페이지 보유",
  yes: "예",
  no: "아니요",
  locale: "화면 언어",
  page: "신청한 화면",
  id: "접수 번호",
} as const;

/**
 * Creates the chat message of a lead. Visitor input is escaped and in plain_text fields; mentions
 * and link previews are disabled (docs/spec/forms.md#delivery).
 */
export function slackMessage(lead: Lead): IncomingWebhookSendArguments {
  const dialCode = countries.find(({ code }) => code === lead.phoneCountryCode)?.dialCode ?? "";
  const lines: [label: string, value: string][] = [
    [copy.name, slackText(lead.name, 200)],
    [copy.area, slackText(lead.area, 300)],
    [copy.phone, slackText(`${dialCode} ${lead.phone} (${lead.phoneCountryCode})`, 100)],
    [copy.hasSite, lead.hasSite ? copy.yes : copy.no],
    [copy.locale, slackText(lead.locale, 20)],
    [copy.page, slackText(lead.pageUrl ?? "-", 500)],
    [copy.id, lead.id],
  ];
  return {
    text: `${copy.title}: ${slackText(lead.name, 200)}`,
    blocks: [
      { type: "header", text: plain(copy.title) },
      { type: "section", fields: lines.map(([label, value]) => plain(`${label}: ${value}`)) },
    ],
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

function plain(text: string) {
  return { type: "plain_text" as const, text, emoji: false };
}

// Control, zero-width, bidirectional and other invisible characters, which could hide or reorder
// text.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Formats visitor input for Slack: one line of at most `max` grapheme clusters, without invisible
 * characters, with & < > escaped, so that it cannot mention users or channels (`<!channel>`) or
 * forge links (`<https://…|label>`).
 */
export function slackText(value: string, max: number): string {
  const line = value
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = Array.from(new Intl.Segmenter("ko").segment(line), ({ segment }) => segment);
  const short = characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
  return short.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
