import {
  IncomingWebhook,
  IncomingWebhookHTTPError,
  type IncomingWebhookSendArguments,
} from "@slack/webhook";
import { innermostMessage } from "../http/innermost-message.ts";
import { readRetryAfter } from "../http/retry-after.ts";
import type { Outcome } from "../outbox/create-outbox.ts";

export interface SlackOptions {
  /** Address of the incoming webhook; a secret, so it is never logged. */
  url: string;
  /** How long one send may take. */
  timeoutMs?: number;
}

/**
 * Sends one message to a Slack incoming webhook and says what came of it. 429 and Retry-After, 5xx,
 * time-outs and broken connections are "away"; other refusals (`invalid_payload`, `no_service`) are
 * "refused", with Slack's word for it.
 */
export function createSlackSender({ url, timeoutMs = 10_000 }: SlackOptions) {
  return async function sendToSlack(message: IncomingWebhookSendArguments): Promise<Outcome> {
    // The webhook's error leaves out the headers, so they are noted on the way.
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
      await webhook.send(message);
      return { kind: "delivered" };
    } catch (error) {
      if (!(error instanceof IncomingWebhookHTTPError))
        return { kind: "away", error: innermostMessage(error) };
      const what = `${error.statusCode} ${error.body}`.trim();
      if (error.statusCode === 429)
        return { kind: "away", error: what, waitSeconds: readRetryAfter(retryAfter) };
      return error.statusCode >= 500 || error.statusCode === 408
        ? { kind: "away", error: what }
        : { kind: "refused", error: what };
    }
  };
}
