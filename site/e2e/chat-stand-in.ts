import { createServer } from "node:http";

/** A local server that speaks the wire of a Slack incoming webhook. */
export interface ChatStandIn {
  url: string;
  /** Texts that arrived, in order. */
  messages: readonly string[];
  /** How it answers from now on. */
  mood: "up" | "down";
  close(): Promise<void>;
}

export async function startChatStandIn(): Promise<ChatStandIn> {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      if (standIn.mood === "down") {
        response.writeHead(503).end("service_unavailable");
        return;
      }
      messages.push(body);
      response.writeHead(200, { "content-type": "text/html" }).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The chat stand-in has no port.");
  const standIn: ChatStandIn = {
    url: `http://127.0.0.1:${address.port}/services/T0/B0/sample`,
    messages,
    mood: "up",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
