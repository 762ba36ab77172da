import { execFile } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const programs = "/usr/lib/postgresql/15/bin";

/** A PostgreSQL cluster for one test file, in a temporary folder on a free loopback port. */
export interface ThrowawayPostgres {
  url: string;
  close(): Promise<void>;
}

/** @throws Error that names the package to install when PostgreSQL 15 is missing. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "site-postgres-"));
  const asUser = await unprivileged(folder);
  const data = join(folder, "data");
  const port = await freePort();
  const postgres = async (program: string, ...args: string[]) => {
    const [command = "", ...rest] = [...asUser, join(programs, program), ...args];
    await run(command, rest, { cwd: folder });
  };
  try {
    await postgres("initdb", "-D", data, "-U", "site", "-A", "trust", "-N", "-E", "UTF8");
  } catch (error) {
    throw new Error(
      `PostgreSQL 15 cannot be started from ${programs}: install the package postgresql-15.`,
      { cause: error },
    );
  }
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await postgres("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start");
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    async close() {
      await postgres("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root, so there it runs as the user created by its package. */
async function unprivileged(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const [uid, gid] = await Promise.all([idOf("-u"), idOf("-g")]);
  await chown(folder, uid, gid);
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
}

async function idOf(kind: "-u" | "-g"): Promise<number> {
  return Number((await run("id", [kind, "postgres"])).stdout);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string")
        throw new Error("The server has no port.");
      server.close(() => resolve(address.port));
    });
  });
}
