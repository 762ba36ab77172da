import type { Outcome } from "@realtor/server/retry";
import { rootCauseMessage } from "@realtor/server/errors";
import { readRetryAfter } from "@realtor/server/retry";
import { z } from "zod";

/** A text message to one number in E.164. */
export interface Sms {
  to: string;
  text: string;
}

/** Sends one text message. Adapter for a provider; never rejects. */
export type SmsSender = (sms: Sms) => Promise<Outcome>;

/** Account of Twilio, or of a service with its API. */
export interface SmsSettings {
  url: string;
  accountId: string;
  token: string;
  /** Sender number in E.164. */
  from: string;
}

const timeoutMs = 10_000;

const accepted = z.object({ sid: z.string().min(1) });

/** Creates a sender for Twilio's `POST /2010-04-01/Accounts/{id}/Messages.json`. */
export function createSmsSender({ url, accountId, token, from }: SmsSettings): SmsSender {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountId}:${token}`).toString("base64")}`;
  return async ({ to, text }) => {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await toOutcome(response);
    } catch (error) {
      return { kind: "unavailable", error: rootCauseMessage(error), noResponse: true };
    }
  };
}

async function toOutcome(response: Response): Promise<Outcome> {
  const { status } = response;
  const body = await response.text();
  if (status === 201) {
    // A proxy or maintenance page may respond with 201 as well.
    return accepted.safeParse(parseJson(body)).success
      ? { kind: "delivered" }
      : { kind: "unavailable", error: "the response is not Twilio's" };
  }
  const failure = { error: String(status), receiverMessage: body.slice(0, 300) };
  if (status === 429) {
    const waitSeconds = readRetryAfter(response.headers.get("retry-after"));
    return { kind: "unavailable", ...failure, waitSeconds };
  }
  const isTemporary = status >= 500 || status < 400 || status === 401 || status === 408;
  return { kind: isTemporary ? "unavailable" : "rejected", ...failure };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
