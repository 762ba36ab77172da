import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Response of the fake: as Slack's incoming webhooks, or a network failure. */
export type FakeSlackBehavior =
  | "ok"
  | { status: number; body: string; retryAfter?: string }
  | "hang"
  | "reset";

/** A local server for tests that implements Slack's incoming webhooks. */
export interface FakeSlack {
  url: string;
  /** Accepted messages, oldest first. */
  delivered: SlackPost[];
  /** Timestamps of all requests, in ms since 1970. */
  attempts: number[];
  behavior: FakeSlackBehavior;
  /** Resolves when `condition` is true; checked after each request. */
  until(condition: (slack: FakeSlack) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface SlackPost {
  text: string;
  blocks: { type: string; text?: unknown; fields?: { type: string; text: string }[] }[];
  link_names?: boolean;
}

/** The sections of all accepted messages: one per lead, since a message may list several. */
export const deliveredSections = ({ delivered }: FakeSlack): SlackPost["blocks"] =>
  delivered.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "section"));

/** Starts the server on `port`, or on a free loopback port. */
export async function startFakeSlack(port = 0): Promise<FakeSlack> {
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      slack.attempts.push(Date.now());
      respond(response, body);
      for (const check of waiting) check();
    });
  });

  function respond(response: ServerResponse, body: string): void {
    if (slack.behavior === "hang") return;
    if (slack.behavior === "reset") {
      response.destroy();
      return;
    }
    if (slack.behavior === "ok") {
      slack.delivered.push(JSON.parse(body) as SlackPost);
      response.end("ok");
      return;
    }
    const { status, body: text, retryAfter } = slack.behavior;
    response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter });
    response.end(text);
  }

  const slack: FakeSlack = {
    url: "",
    delivered: [],
    attempts: [],
    behavior: "ok",
    until(condition) {
      return new Promise((resolve) => {
        const check = () => {
          if (!condition(slack)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  slack.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/T0/B0/sample`;
  return slack;
}
