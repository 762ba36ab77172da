import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the service received. */
export interface ReceivedRequest {
  path: string;
  authorization: string | undefined;
  body: string;
}

/** A local HTTP service, with a fixed answer. */
export interface FakeWebService {
  url: string;
  received: ReceivedRequest[];
  answer: { status: number; body: string; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function startWebService(answer: FakeWebService["answer"]): Promise<FakeWebService> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { authorization } = request.headers;
      received.push({ path: request.url ?? "", authorization, body });
      response.writeHead(fake.answer.status, fake.answer.headers).end(fake.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a listening TCP server is never a string.
  const { port } = server.address() as AddressInfo;
  const fake: FakeWebService = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
