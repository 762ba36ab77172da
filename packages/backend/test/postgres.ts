import { execFile, execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** A temporary PostgreSQL server for one test file. */
export interface TestPostgres {
  /** URL of a new database: empty, or a copy of another one on this server. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

const packaged = "/usr/lib/postgresql";

/**
 * Starts a server on a socket in a temporary folder, without fsync.
 * @throws if PostgreSQL is not installed: these tests are never skipped.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = await findBinaries();
  const owner = serverOwner();
  const folder = await mkdtemp(join(tmpdir(), "realtor-postgres-"));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const options = { ...owner, cwd: folder };
  const setup = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await promisify(execFile)(join(bin, "initdb"), setup, options);
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const killServer = () => server.kill("SIGQUIT");
  process.on("exit", killServer);
  await isReady(server);

  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`;
  return {
    async createDatabase(name, template = "template0") {
      const command = `create database "${name}" template "${template}"`;
      const psql = ["-h", folder, "-U", "postgres", "-d", "postgres", "-c", command];
      await promisify(execFile)(join(bin, "psql"), psql, options);
      return address(name);
    },
    async stop() {
      process.off("exit", killServer);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function findBinaries(): Promise<string> {
  const versions = await readdir(packaged).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  if (newest === undefined) {
    throw new Error(
      "These tests need a PostgreSQL server: install the package postgresql, version 15 or later.",
    );
  }
  return join(packaged, newest, "bin");
}

/** PostgreSQL does not run as root: use its package's user instead. */
function serverOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Waits for the ready message; rejects if the server exits first. */
async function isReady(server: ChildProcess): Promise<void> {
  const lines: string[] = [];
  if (!server.stderr) throw new Error("The server was started without its log.");
  for await (const line of createInterface(server.stderr)) {
    if (line.includes("ready to accept connections")) {
      server.stderr.resume();
      return;
    }
    lines.push(line);
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}
