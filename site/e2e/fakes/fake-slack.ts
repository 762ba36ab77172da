import { createServer } from "node:http";

/** A local server with the API of a Slack incoming webhook. */
export interface FakeSlack {
  url: string;
  /** Received request bodies, in order. */
  messages: readonly string[];
  /** `down` responds with 503, `removed` as for a deleted webhook. */
  status: "up" | "down" | "removed";
  close(): Promise<void>;
}

export async function startFakeSlack(): Promise<FakeSlack> {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      if (fake.status === "down") {
        response.writeHead(503).end("service_unavailable");
        return;
      }
      if (fake.status === "removed") {
        response.writeHead(404).end("no_service");
        return;
      }
      messages.push(body);
      response.writeHead(200, { "content-type": "text/html" }).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address)
    throw new Error("The fake Slack server has no port.");
  const fake: FakeSlack = {
    url: `http://127.0.0.1:${address.port}/services/T0/B0/sample`,
    messages,
    status: "up",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
