import { setTimeout } from "node:timers/promises";

import { rootCauseMessage } from "@realtor/server/errors";
import { readRetryAfter, retryDelay } from "@realtor/server/retry";
import { z } from "zod";

import { FeedError, isFeedError } from "./feed-error.ts";
import type { FeedAuth, FeedSettings } from "./settings.ts";

/** Query options of OData, with their dollar sign. */
export type ODataQuery = Readonly<Record<string, string | number | undefined>>;

/** Reads the server of a feed. */
export interface ODataClient {
  /** The address of a resource below that of the feed, with a query. */
  address(path: string, query?: ODataQuery): string;
  /**
   * Returns the JSON of an address or of a link that the server sent.
   * @throws {FeedError}
   */
  getJson(address: string): Promise<unknown>;
  /**
   * Returns a text, such as `$metadata`.
   * @throws {FeedError}
   */
  getText(address: string, accept: string): Promise<string>;
}

export interface ODataClientOptions {
  feed: Pick<FeedSettings, "address" | "auth" | "perSecond" | "perMinute">;
  /** Ends waits and calls. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** A larger answer is refused; halving the page makes it smaller. */
  maxJsonBytes?: number;
}

const timeoutMs = 60_000;
const maxRedirects = 5;
const maxJson = 8 * 1024 * 1024;
const maxText = 64 * 1024 * 1024;
/** A server that asks for more is asked again in a later run. */
const longestWait = 120;
const attempts = 4;
/** A token that ends sooner is renewed before it is used. */
const renewBefore = 60_000;

const tokenBody = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
});

/** Creates a client that keeps the quotas of the feed, waits when asked to, and follows no link elsewhere. */
export function createODataClient(options: ODataClientOptions): ODataClient {
  const { feed, signal, now = Date.now } = options;
  const send = options.fetch ?? fetch;
  const wait = options.wait ?? waitFor;
  const { origin } = new URL(feed.address);
  const takeTurn = createTurns(feed, now, (milliseconds) => wait(milliseconds, signal));
  const tokens = createTokens(feed.auth, { send, now, signal });

  async function request(address: string, accept: string): Promise<Response> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (url.origin !== origin)
        throw new FeedError("foreignLink", `a link to ${url.host} was not followed`);
      await takeTurn();
      const response = await send(url, {
        headers: {
          accept,
          authorization: `Bearer ${await tokens.get()}`,
          // One service refuses calls without it.
          "accept-encoding": "gzip",
          "odata-version": "4.0",
          "odata-maxversion": "4.01",
          ...(url.searchParams.has("$top") && {
            prefer: `odata.maxpagesize=${url.searchParams.get("$top")}`,
          }),
        },
        redirect: "manual",
        signal: timeLimit(signal),
      });
      if (response.status < 300 || response.status > 399) return response;
      await response.body?.cancel();
      const location = URL.parse(response.headers.get("location") ?? "", url);
      if (!location) throw new FeedError("unreadable", "a redirect without an address");
      url = location;
    }
    throw new FeedError("unreadable", `more than ${maxRedirects} redirects`);
  }

  /** One attempt: the text, or an error that says whether another one makes sense. */
  async function readOnce(address: string, accept: string, maxBytes: number): Promise<string> {
    let response = await request(address, accept);
    if (response.status === 401 && tokens.canRenew) {
      await response.body?.cancel();
      tokens.forget();
      response = await request(address, accept);
    }
    if (response.ok) return readBody(response, maxBytes);
    const said = await readReason(response);
    const { status } = response;
    const message = `${status}${said === "" ? "" : `: ${said}`}`;
    const retryAfter = response.headers.get("retry-after");
    if (status === 429 || (status === 503 && retryAfter !== null))
      throw new FeedError("busy", message, readRetryAfter(retryAfter, now()));
    if (status === 404 || status === 410) throw new FeedError("notFound", message);
    if (status === 401 || status === 403) throw new FeedError("unauthorized", message);
    throw new FeedError(status >= 500 ? "unavailable" : "refused", message);
  }

  async function read(address: string, accept: string, maxBytes: number): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await readOnce(address, accept, maxBytes);
      } catch (error) {
        signal?.throwIfAborted();
        const failure = toFeedError(error);
        const canRepeat = isFeedError(failure, "busy", "unavailable");
        if (!canRepeat || attempt === attempts) throw failure;
        const seconds =
          failure.waitSeconds ?? retryDelay(attempt, { first: 1, longest: 30 }, Math.random());
        if (seconds > longestWait) throw failure;
        await wait(seconds * 1000, signal);
      }
    }
  }

  return {
    address: (path, query = {}) => `${feed.address}/${path}${toQueryText(query)}`,
    async getJson(address) {
      const text = await read(address, "application/json", options.maxJsonBytes ?? maxJson);
      try {
        return JSON.parse(text);
      } catch {
        throw new FeedError("unreadable", "an answer is not JSON");
      }
    },
    getText: (address, accept) => read(address, accept, maxText),
  };
}

/** `$` and spaces as servers document them: some do not know a plus as a space. */
function toQueryText(query: ODataQuery): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function timeLimit(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

async function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(milliseconds, undefined, signal && { signal });
}

function toFeedError(error: unknown): FeedError {
  return isFeedError(error) ? error : new FeedError("unavailable", rootCauseMessage(error));
}

/** At most 300 characters of an error, on one line: what an OData server says is wrong. */
async function readReason(response: Response): Promise<string> {
  let text: string;
  try {
    text = await readBody(response, 64 * 1024);
  } catch {
    return "";
  }
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300);
}

/** Counts the bytes after they are unpacked: a small packed answer may be a huge one. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new FeedError("tooLarge", `an answer has more than ${maxBytes} bytes`);
    parts.push(decoder.decode(part, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join("");
}

/** Returns a function that waits until another call is within both quotas. */
function createTurns(
  { perSecond, perMinute }: Pick<FeedSettings, "perSecond" | "perMinute">,
  now: () => number,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<void> {
  const sent: number[] = [];
  let last = Promise.resolve();
  async function turn(): Promise<void> {
    for (;;) {
      const time = now();
      while (sent[0] !== undefined && sent[0] <= time - 60_000) sent.shift();
      const minute = sent.at(-perMinute);
      const second = sent.at(-perSecond);
      const free = Math.max(
        minute === undefined ? 0 : minute + 60_000,
        second === undefined ? 0 : second + 1000,
      );
      if (free <= time) {
        sent.push(time);
        return;
      }
      await wait(free - time);
    }
  }
  return () => {
    // In order; a wait that was ended does not end those after it.
    last = last.then(turn, turn);
    return last;
  };
}

/** Bearer tokens, and those of OAuth2 client credentials (RFC 6749, 4.4). */
function createTokens(
  auth: FeedAuth,
  { send, now, signal }: { send: typeof fetch; now: () => number; signal: AbortSignal | undefined },
) {
  let current: Promise<{ token: string; until: number }> | undefined;

  async function ask(client: FeedAuth & { kind: "client" }) {
    const { tokenAddress, clientId, secret, scope } = client;
    const response = await send(tokenAddress, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: secret,
        ...(scope !== undefined && { scope }),
      }),
      redirect: "error",
      signal: timeLimit(signal),
    });
    const text = await readBody(response, 64 * 1024);
    if (!response.ok)
      throw new FeedError(
        response.status >= 500 ? "unavailable" : "unauthorized",
        `no token: ${response.status}`,
      );
    const parsed = tokenBody.safeParse(parseJson(text));
    if (!parsed.success) throw new FeedError("unreadable", "the token is not OAuth2's");
    const { access_token: token, expires_in: seconds = 3600 } = parsed.data;
    return { token, until: now() + seconds * 1000 };
  }

  return {
    canRenew: auth.kind === "client",
    forget: () => {
      current = undefined;
    },
    async get(): Promise<string> {
      if (auth.kind === "bearer") return auth.secret;
      const before = current;
      const known = await before?.catch(() => undefined);
      if (known && known.until - renewBefore > now()) return known.token;
      // Calls at the same time wait for one token.
      if (current === before) current = ask(auth);
      return (await (current ?? ask(auth))).token;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
