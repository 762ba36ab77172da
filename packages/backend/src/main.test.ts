// @module-tag extended
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { createContact, getRealtor, listRealtors } from "@realtor/api/loaning";
import { createHttp } from "@realtor/api/http";
import { lockFolder } from "@realtor/server/folder-lock";
import { createLog } from "@realtor/server/log";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { contactRequests } from "./db/schema.ts";
import { contactInput } from "../test/fixtures/contact-input.ts";
import { openDb } from "./db/open-db.ts";
import { folderLocation } from "./db/storage.ts";
import { findFreePort } from "../../../tools/find-free-port.ts";

const mainFile = fileURLToPath(new URL("main.ts", import.meta.url));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-main-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function takePort(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address of a listening TCP server is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}

function start(variables: Record<string, string>): ChildProcess {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [mainFile], { env: { PATH, ...variables } });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  return child;
}

/** Starts the services and waits for the ready message. */
async function startReady(dataDir: string) {
  const port = await findFreePort();
  const child = start({ DATA_DIR: dataDir, BACKEND_PORT: String(port) });
  const lines: string[] = [];
  if (!child.stdout) throw new Error("The process has no stdout pipe.");
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes("are ready")) break;
  }
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const baseUrl = `http://127.0.0.1:${port}`;
  return { child, port, lines, baseUrl, http: createHttp({ baseUrl }) };
}

/** Returns exit code and output of a failed start. */
async function failure(variables: Record<string, string>) {
  const child = start(variables);
  let out = "";
  let error = "";
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (error += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, out, error };
}

describe("the process", () => {
  it("seeds an empty folder, serves, logs no personal data and exits on SIGTERM", async () => {
    const folder = await newFolder();
    const { child, http, lines, baseUrl } = await startReady(folder);
    const samples = await listRealtors(http, { sample: "Y" });
    expect(samples).toHaveLength(10);
    const portrait = samples[0]?.photos?.[0]?.url ?? "";
    expect(portrait).toMatch(`${baseUrl}/media/samples/portrait-grace-kim`);
    expect((await fetch(portrait)).status).toBe(200);
    await fetch(`${baseUrl}/v1/realtor/x?email=someone@example.com`, {
      headers: { authorization: "Bearer secret-token", "x-request-id": "request-1" },
    });

    // PGlite sets modes of its own inside a folder that others cannot open; sample photos are public.
    const files = await readdir(folder, { recursive: true });
    const modes = await Promise.all(
      files
        .filter((file) => !/^backend\/(?:db|media\/samples)/.test(file))
        .map(async (file) => ({ file, mode: (await stat(join(folder, file))).mode & 0o077 })),
    );
    expect(modes.filter(({ mode }) => mode !== 0)).toEqual([]);

    child.kill("SIGTERM");
    await once(child, "close");
    expect(child.exitCode).toBe(0);
    const log = lines.join("\n");
    expect(log).toMatch(
      /"requestId":"request-1","method":"GET","path":"\/v1\/realtor\/x","status":404,"ms":/,
    );
    expect(log).not.toMatch(/someone@example\.com|secret-token|127\.0\.0\.1"/);
  });

  it("exits with an error when another process uses the data folder", async () => {
    const folder = await newFolder();
    onTestFinished(await lockFolder(join(folder, "backend"), "backend"));
    expect(await failure({ DATA_DIR: folder, BACKEND_PORT: String(await findFreePort()) })).toEqual(
      {
        code: 1,
        out: "",
        error: `The data folder ${folder}/backend is in use by process ${process.pid}: stop it, or set DATA_DIR to another folder.\n`,
      },
    );
  });

  it("exits with an error when the port is in use", async () => {
    const { port, close } = await takePort();
    onTestFinished(close);
    expect(await failure({ DATA_DIR: await newFolder(), BACKEND_PORT: String(port) })).toEqual({
      code: 1,
      out: "",
      error: `127.0.0.1:${port} is already in use: stop the other program, or set BACKEND_PORT to a free port.\n`,
    });
  });

  it("responds with 503 while it waits for an unreachable database, and stops on SIGTERM", async () => {
    const secret = "s".repeat(40);
    const port = await findFreePort();
    const child = start({
      BACKEND_PORT: String(port),
      DATA_DIR: await newFolder(),
      DATABASE_URL: `postgres://user:hidden-password@127.0.0.1:${await findFreePort()}/realtor`,
      AUTH_SECRET: secret,
      UPLOAD_SECRET: secret,
    });
    let out = "";
    child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
    await vi.waitFor(() => expect(out).toMatch(/is not reachable \(ECONNREFUSED\)/), 20_000);
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    child.kill("SIGTERM");
    await once(child, "close");
    expect(out).not.toContain("hidden-password");
  });

  it("exits with a one-line error for an invalid variable", async () => {
    expect(await failure({ BACKEND_PORT: "three" })).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^BACKEND_PORT is invalid: [^\n]+\n$/),
    });
  });

  it("persists every acknowledged contact request when it is killed while writing", async () => {
    const folder = await newFolder();
    const { child, http } = await startReady(folder);
    const { id: realtorId } = await getRealtor(http, "grace-kim");
    const acknowledged: string[] = [];
    const killAfter = 25;
    async function sendUntilKilled(sender: number): Promise<void> {
      for (let turn = 0; child.signalCode === null; turn += 1) {
        const key = `${sender}-${turn}`;
        try {
          await createContact(http, { ...contactInput(realtorId), message: key }, key);
          acknowledged.push(key);
        } catch {
          return;
        }
        if (acknowledged.length >= killAfter) child.kill("SIGKILL");
      }
    }
    await Promise.all([1, 2, 3, 4].map(sendUntilKilled));
    if (child.signalCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);

    const { db, close } = await openDb(
      folderLocation(join(folder, "backend")),
      createLog("silent"),
    );
    onTestFinished(close);
    const rows = await db.select({ key: contactRequests.idempotencyKey }).from(contactRequests);
    expect(rows.map((row) => row.key)).toEqual(expect.arrayContaining(acknowledged));
  });
});
