import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished, vi } from "vitest";

const modules = new URL(".", import.meta.url).href;

/** A server that starts on the line "start" and responds after 300 ms; prints its port and events. */
const program = `
  import { once } from "node:events";
  import { createLog } from "${modules}log.ts";
  import { runServer } from "${modules}serve.ts";
  import { StartError } from "${modules}errors.ts";

  await runServer(() => {
    if (process.env.INVALID) throw new StartError("INVALID is invalid: unset it.");
    return {
      host: "127.0.0.1",
      port: 0,
      hostVariable: "HOST",
      portVariable: "PORT",
      log: createLog("silent"),
      shutdownDelay: Number(process.env.DELAY ?? 0),
      onNotReady: (_, response) => response.writeHead(503).end(),
      async start(server) {
        console.log(server.address().port);
        await once(process.stdin, "data");
        console.log("started");
        return {
          listener: (request, response) => {
            console.log("received " + request.url);
            setTimeout(() => response.end("complete"), 300);
          },
          close: async () => console.log("closed"),
        };
      },
    };
  });`;

function start(env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { PATH: process.env["PATH"], ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Starts the server and returns its port and the lines that it prints. */
async function startAndListen(env: Record<string, string> = {}) {
  const child = start(env);
  if (!child.stdout || !child.stdin) throw new Error("The process has no pipes.");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, stdin: child.stdin, nextLine, port: Number(await nextLine()) };
}

/** Status and `Connection` of a response. */
async function get(port: number, path: string, agent = new Agent()) {
  const call = request({ port, path, agent, host: "127.0.0.1" }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage]; // documented event
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, connection: response.headers.connection };
}

it("responds with 503 until started, and completes running requests after SIGTERM", async () => {
  const { child, stdin, nextLine, port } = await startAndListen();
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(url)).status).toBe(503);
  stdin.end("start\n");
  expect(await nextLine()).toBe("started");
  const response = fetch(url);
  expect(await nextLine()).toBe("received /");
  child.kill("SIGTERM");
  expect(await (await response).text()).toBe("complete");
  expect(await nextLine()).toBe("closed");
  await once(child, "exit");
  expect(child.exitCode).toBe(0);
});

it(
  "a server is not ready after SIGTERM, serves for the delay, and resets no connection",
  { tags: ["extended"] },
  async () => {
    const { child, stdin, nextLine, port } = await startAndListen({ DELAY: "3" });
    stdin.end("start\n");
    expect(await nextLine()).toBe("started");
    child.stdout?.resume();
    const agent = new Agent({ keepAlive: true });
    // An idle connection from before the signal.
    expect(await get(port, "/before", agent)).toEqual({ status: 200, connection: "keep-alive" });
    const sockets = Object.values(agent.freeSockets).flat();
    expect(sockets).toHaveLength(1);
    child.kill("SIGTERM");
    await vi.waitFor(
      async () => expect((await get(port, "/health/ready")).status).toBe(503),
      10_000,
    );
    expect((await get(port, "/health/live")).status).toBe(200);
    expect(await get(port, "/after", agent)).toEqual({ status: 200, connection: "close" });

    // As visitors of a balancer that has not noticed yet.
    const statuses: Promise<number | undefined>[] = [];
    for (const end = Date.now() + 1000; Date.now() < end;) {
      statuses.push(get(port, "/request").then(({ status }) => status));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(statuses.length).toBeGreaterThan(5);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    await once(child, "exit");
    expect(child.exitCode).toBe(0);
  },
);

it("exits with 1 and the message of a StartError", async () => {
  const child = start({ INVALID: "1" });
  let output = "";
  child.stderr?.on("data", (part: Buffer) => (output += part.toString()));
  await once(child, "close");
  expect(child.exitCode).toBe(1);
  expect(output).toBe("INVALID is invalid: unset it.\n");
});

it("a server refuses messages with unclear boundaries", async () => {
  const { stdin, nextLine, port } = await startAndListen();
  stdin.end("start\n");
  expect(await nextLine()).toBe("started");
  const hidden = "POST /hidden HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";
  const chunks = `0\r\n\r\n${hidden}`;
  for (const [headers, body] of [
    [`Content-Length: ${chunks.length}\r\nTransfer-Encoding: chunked`, chunks],
    [`Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden],
    [`Content-Length: 0, ${hidden.length}`, hidden],
    ["Transfer-Encoding: xchunked", chunks],
    ["Transfer-Encoding: chunked, identity", chunks],
    ["Transfer-Encoding : chunked", chunks],
    ["X: \n\nTransfer-Encoding: chunked", chunks],
  ] as const) {
    const socket = connect(port, "127.0.0.1");
    socket.end(`POST /visible HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`);
    let text = "";
    for await (const part of socket) text += String(part);
    expect({ headers, text }).toEqual({ headers, text: expect.stringMatching(/^HTTP\/1\.1 400 /) });
  }
  const lines: string[] = [];
  const clear = fetch(`http://127.0.0.1:${port}/clear`);
  while (lines.at(-1) !== "received /clear") lines.push(await nextLine());
  await clear;
  expect(lines).not.toContain("received /hidden");
});

it("a server tells systemd again and again that it runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-watchdog-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  // In the place of the program of systemd.
  await writeFile(join(folder, "systemd-notify"), '#!/bin/sh\necho "$@" >> "$NOTIFY_SOCKET"\n', {
    mode: 0o755,
  });
  const told = join(folder, "told");
  const count = async () => (await readFile(told, "utf8")).match(/^WATCHDOG=1$/gm)?.length;
  await startAndListen({
    PATH: `${folder}:${process.env["PATH"]}`,
    NOTIFY_SOCKET: told,
    WATCHDOG_USEC: "400000",
  });
  // Before it has started: a migration takes long.
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(1), 10_000);
});
