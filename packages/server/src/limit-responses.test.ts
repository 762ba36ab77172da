import { once } from "node:events";
import { Agent, createServer, get, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { limitResponses, type ResponseLimits } from "./limit-responses.ts";

/** Starts a server and returns its port. */
async function start(listener: RequestListener, limits?: ResponseLimits): Promise<number> {
  const server = createServer(limitResponses(listener, limits)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // listening on TCP
}

it("the server ends a connection with many requests at once", async () => {
  let received = 0;
  const port = await start((_, response) => {
    received += 1;
    response.end("x".repeat(100_000));
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: site.example\r\n\r\n".repeat(400));
  // Without reading, the end of the connection would not be noticed.
  setImmediate(() => socket.resume());
  await once(socket, "close");
  expect(received).toBeLessThanOrEqual(10);
});

it("the server accepts any number of requests one after the other", async () => {
  const port = await start((_, response) => void response.end("complete"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let count = 0; count < 30; count += 1) {
    const [response] = await once(get({ port, host: "127.0.0.1", agent }), "response");
    let text = "";
    for await (const part of response) text += String(part);
    expect(text).toBe("complete");
    expect(response.headers.connection).toBe("keep-alive");
  }
});

it("the server ends a connection whose response is not read in time, and no other", async () => {
  const size = 20_000_000;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const port = await start(
    (request, response) => {
      if (request.url === "/large") request.socket.once("close", resolve);
      response.end(request.url === "/large" ? Buffer.alloc(size) : "complete");
    },
    { milliseconds: 500 },
  );
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /large HTTP/1.1\r\nhost: site.example\r\n\r\n");
  await once(socket, "readable");
  const other = await fetch(`http://127.0.0.1:${port}`);
  await ended;
  expect(await other.text()).toBe("complete");
  let received = 0;
  socket.on("data", (part: Buffer) => (received += part.length));
  await once(socket, "close");
  expect(received).toBeLessThan(size);
});
