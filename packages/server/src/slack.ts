import {
  IncomingWebhook,
  IncomingWebhookHTTPError,
  type IncomingWebhookSendArguments,
} from "@slack/webhook";
import type { Outcome } from "./retry.ts";
import { oneLine } from "./one-line.ts";
import { rootCauseMessage } from "./errors.ts";
import { readRetryAfter } from "./retry.ts";

export type SlackMessage = IncomingWebhookSendArguments;

export interface SlackOptions {
  /** URL of the incoming webhook; secret, never logged. */
  url: string;
  timeoutMs?: number;
}

/**
 * Creates a function that posts one message to a Slack incoming webhook. 429, 408, 5xx, time-outs
 * and broken connections are "unavailable"; other errors (`invalid_payload`, `no_service`) are
 * "rejected".
 */
export function createSlackSender({ url, timeoutMs = 10_000 }: SlackOptions) {
  return async function sendToSlack(content: SlackMessage): Promise<Outcome> {
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
      // Slack responds with "ok"; a proxy or maintenance page may respond with 200 as well.
      return text.trim() === "ok"
        ? { kind: "delivered" }
        : { kind: "unavailable", error: `200 without "ok": ${text.slice(0, 100)}` };
    } catch (error) {
      if (!(error instanceof IncomingWebhookHTTPError))
        return { kind: "unavailable", error: rootCauseMessage(error), noResponse: true };
      const message = `${error.statusCode} ${error.body}`.trim();
      if (error.statusCode === 429)
        return { kind: "unavailable", error: message, waitSeconds: readRetryAfter(retryAfter) };
      return error.statusCode >= 500 || error.statusCode === 408
        ? { kind: "unavailable", error: message }
        : { kind: "rejected", error: message };
    }
  };
}

/** Requests of one message: Slack accepts 50 blocks, and a message must remain readable. */
export const requestsPerMessage = 10;

export interface RequestMessage {
  title: string;
  /** Names of the senders, for notifications. */
  names: readonly string[];
  /** Label and value of each field, by request. */
  requests: readonly (readonly (readonly [label: string, value: string])[])[];
}

/**
 * Creates the message about up to `requestsPerMessage` requests; mentions and link previews are disabled.
 * Values must be escaped by `slackText`.
 */
export function createRequestMessage({ title, names, requests }: RequestMessage): SlackMessage {
  return {
    text: `${title}: ${names.join(", ")}`,
    blocks: [
      { type: "header", text: plainSlackText(title) },
      ...requests.flatMap((fields, index) => [
        ...(index > 0 ? [{ type: "divider" as const }] : []),
        {
          type: "section" as const,
          fields: fields.map(([label, value]) => plainSlackText(`${label}: ${value}`)),
        },
      ]),
    ],
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** A text without Slack's markup. */
function plainSlackText(text: string) {
  return { type: "plain_text" as const, text, emoji: false };
}

/**
 * Formats visitor input for Slack: one line of at most `max` grapheme clusters, without invisible
 * characters, with & < > escaped, so that it cannot mention users or channels (`<!channel>`) or
 * forge links (`<https://…|label>`).
 */
export function slackText(value: string, max: number): string {
  return oneLine(value, max)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
