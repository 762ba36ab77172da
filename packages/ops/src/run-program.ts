import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { StartError } from "@realtor/server/errors";

/** Debian's list of authorities; libpq trusts none by default. */
const authorities = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Runs a client program of PostgreSQL with a database. The password is passed in the environment, since other
 * users of the machine can read arguments.
 * @throws StartError if it is not installed or fails.
 */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: {
      ...(existsSync(authorities) ? { PGSSLROOTCERT: authorities } : {}),
      ...process.env,
      ...(password ? { PGPASSWORD: password } : {}),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  try {
    const [output, code] = await Promise.all([text(child.stderr), ended]);
    if (code !== 0) throw new StartError(explain(program, output));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${program} cannot be started: install PostgreSQL's client programs (Debian: postgresql-client).`,
      { cause: error },
    );
  }
}

/** The first lines name the error; the others repeat the statement. */
function explain(program: string, output: string): string {
  const lines = output.split("\n").filter((line) => /error|mismatch|version/i.test(line));
  return `${program} failed: ${lines.slice(0, 3).join(" ").trim() || output.trim()}`;
}
