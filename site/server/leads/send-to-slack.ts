import {
  IncomingWebhook,
  IncomingWebhookHTTPError,
  type IncomingWebhookSendArguments,
} from "@slack/webhook";
import { rootCauseMessage } from "../http/remote-error.ts";
import { readRetryAfter } from "../http/remote-error.ts";
import type { Outcome } from "../outbox/create-outbox.ts";

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
      await webhook.send(content);
      return { kind: "delivered" };
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
