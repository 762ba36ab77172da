import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeAddress, explainListenError, listen } from "./listen.ts";
import { StartError } from "./errors.ts";

const variables = { hostVariable: "HOST", portVariable: "PORT" };

async function createPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-socket-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "site.sock");
}

function listenOn(port: number | string, host = "127.0.0.1") {
  const server = createServer((_request, response) => response.end("served"));
  onTestFinished(() => void server.close());
  return { server, listening: listen(server, { ...variables, host, port }) };
}

/** The body of a response that comes through the socket. */
async function readFrom(socketPath: string): Promise<string> {
  const call = request({ socketPath, path: "/" }).end();
  const [response] = (await once(call, "response")) as [AsyncIterable<Buffer>]; // documented event
  let text = "";
  for await (const part of response) text += String(part);
  return text;
}

it("explains a port in use, and an address of another machine", async () => {
  const first = listenOn(0);
  await first.listening;
  const { port } = first.server.address() as AddressInfo; // a TCP server
  await expect(listenOn(port).listening).rejects.toEqual(
    new StartError(
      `127.0.0.1:${port} is already in use: stop the other program, or set PORT to a free port.`,
    ),
  );
  await expect(listenOn(0, "192.0.2.1").listening).rejects.toThrow(
    "192.0.2.1 is not an address of this machine: set HOST to one that is, such as 127.0.0.1.",
  );
});

it("returns other errors unchanged", () => {
  const error = new Error("other");
  for (const port of [1, "/socket"])
    expect(explainListenError(error, { ...variables, host: "127.0.0.1", port })).toBe(error);
});

it("serves on a socket of user and group, which it removes at the end", async () => {
  const path = await createPath();
  const { server, listening } = listenOn(path);
  await listening;
  expect((await stat(path)).mode & 0o777).toBe(0o660);
  expect(await readFrom(path)).toBe("served");
  server.close();
  await once(server, "close");
  expect(existsSync(path)).toBe(false);
});

it("replaces the socket of a dead process, and not that of a running one", async () => {
  const path = await createPath();
  const program = `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log(1))`;
  const other = spawn(process.execPath, ["--eval", program]);
  await once(other.stdout, "data");
  await expect(listenOn(path).listening).rejects.toThrow(
    `${path} is already in use: stop the other program, or set PORT to another path.`,
  );
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(existsSync(path)).toBe(true);
  await listenOn(path).listening;
  expect(await readFrom(path)).toBe("served");
});

it("replaces no other file, and explains a folder that does not exist", async () => {
  const path = await createPath();
  await writeFile(path, "data");
  await expect(listenOn(path).listening).rejects.toThrow(
    `${path} exists and is not a socket: remove it, or set PORT to another path.`,
  );
  const missing = join(path, "..", "missing", "site.sock");
  await expect(listenOn(missing).listening).rejects.toThrow(
    `No socket can be created at ${missing}: create its folder with write permission, or set PORT to another path.`,
  );
});

it.each([
  ["127.0.0.1", 3001, "http://127.0.0.1:3001"],
  ["0.0.0.0", 3001, "http://127.0.0.1:3001"],
  ["::", 3001, "http://127.0.0.1:3001"],
  ["2001:db8::1", 3001, "http://[2001:db8::1]:3001"],
  ["127.0.0.1", "/run/realtor/site.sock", "unix:/run/realtor/site.sock"],
])("describes %s and %s as %s", (host, port, address) =>
  expect(describeAddress({ host, port })).toBe(address),
);
