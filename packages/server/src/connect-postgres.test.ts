import { once } from "node:events";
import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { startPostgres, type TestPostgres } from "../test/fixtures/postgres.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { createLog, type Log } from "./log.ts";

let postgres: TestPostgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase("waiting");
});

afterAll(() => postgres.stop());

/** Waits are recorded, and `onWait` runs instead. */
function createOptions(onWait: (count: number) => Promise<void>) {
  const messages: string[] = [];
  const waits: number[] = [];
  const log: Log = createLog("silent");
  vi.spyOn(log, "warn").mockImplementation((_fields: unknown, message?: string) => {
    messages.push(message ?? "");
  });
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    await onWait(waits.length);
  };
  return { messages, waits, options: { log, pause } };
}

/** A port on which the server is reachable only after `open`. */
async function createGate() {
  const { port, hostname } = new URL(databaseUrl);
  const server = createServer((socket) => {
    // Without a listener, a connection that one side resets would end the test run.
    pipeline(socket, connect(Number(port), hostname), socket, () => {});
  });
  const listen = async (chosen: number) => {
    server.listen(chosen, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = async () => {
    server.close();
    await once(server, "close");
  };
  await close();
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  url.password = "hidden-word";
  return { url: url.href, open: () => listen(address.port), close };
}

it("a pool of connections waits for a server that starts later, longer each time", async () => {
  const gate = await createGate();
  const { messages, waits, options } = createOptions(async (count) => {
    if (count === 3) await gate.open();
  });
  const client = await connectPostgres(gate.url, options);
  onTestFinished(async () => {
    await client.end();
    await gate.close();
  });
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(waits).toHaveLength(3);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(messages[0]).toMatch(
    /^The database at 127\.0\.0\.1:\d+ is not reachable \(ECONNREFUSED\): waiting for it; start it, or correct DATABASE_URL$/,
  );
  expect(messages.join()).not.toContain("hidden-word");
});

it("a pool of connections waits at most 30 seconds between attempts", async () => {
  const gate = await createGate();
  const stop = new Error("stop");
  const { waits, options } = createOptions((count) =>
    count === 12 ? Promise.reject(stop) : Promise.resolve(),
  );
  await expect(connectPostgres(gate.url, options)).rejects.toBe(stop);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  expect(waits.at(-1)).toBeGreaterThan(20_000);
});

it("throws at once when the database does not exist", async () => {
  const { options } = createOptions(() => Promise.reject(new Error("waited")));
  const absent = databaseUrl.replace(/waiting$/, "absent");
  await expect(connectPostgres(absent, options)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(/cannot be used \(database "absent" does not exist\): correct/),
  });
});
