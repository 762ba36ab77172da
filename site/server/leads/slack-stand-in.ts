import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in answers: as Slack's incoming webhooks do, or as a network does when it fails. */
export type SlackMood =
  | "ok"
  | { status: number; body: string; retryAfter?: string }
  | "hang"
  | "reset";

/** A local server that speaks the wire of Slack's incoming webhooks, for tests. */
export interface SlackStandIn {
  url: string;
  /** Messages answered with "ok", oldest first. */
  delivered: SlackPost[];
  /** Moments of all attempts, in ms since 1970. */
  attempts: number[];
  mood: SlackMood;
  /** Resolves when `condition` holds, looked at after each request. */
  until(condition: (slack: SlackStandIn) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface SlackPost {
  text: string;
  blocks: { type: string; text?: unknown; fields?: { type: string; text: string }[] }[];
  link_names?: boolean;
}

/** Starts it on a free loopback port, or on `port`. */
export async function startSlackStandIn(port = 0): Promise<SlackStandIn> {
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      slack.attempts.push(Date.now());
      answer(response, body);
      for (const look of waiting) look();
    });
  });

  function answer(response: ServerResponse, body: string): void {
    if (slack.mood === "hang") return;
    if (slack.mood === "reset") {
      response.destroy();
      return;
    }
    if (slack.mood === "ok") {
      slack.delivered.push(JSON.parse(body) as SlackPost);
      response.end("ok");
      return;
    }
    const { status, body: word, retryAfter } = slack.mood;
    response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter });
    response.end(word);
  }

  const slack: SlackStandIn = {
    url: "",
    delivered: [],
    attempts: [],
    mood: "ok",
    until(condition) {
      return new Promise((resolve) => {
        const look = () => {
          if (!condition(slack)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
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
