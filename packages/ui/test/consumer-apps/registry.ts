import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { stopProcess, waitForResponse } from "./server-process.ts";
import { findFreePort } from "../../../../tools/find-free-port.ts";

const run = promisify(execFile);

/** An npm registry on the loopback interface with this package in it. */
export interface Registry {
  /** Written to an application's `.npmrc`: the scope of this package is installed from the registry. */
  readonly npmrc: string;
  /** Stops the registry and deletes its storage. */
  readonly stop: () => Promise<void>;
}

/** Anonymous users read and publish the scope; nothing is fetched from another registry. */
const config = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
uplinks: {}
packages:
  "@realtor/*":
    access: $all
    publish: $all
log: { type: stdout, level: warn }
`;

/** Verdaccio depends on a dist-tag of node-fetch, which not every mirror has. */
const verdaccio = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  overrides: { "node-fetch": "2.7.0" },
};

/** Starts Verdaccio and publishes the tarball to it, as a release does to npm. */
export async function publishToRegistry(tarball: string): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-ui-registry-"));
  const inFolder = { cwd: folder };
  await writeFile(join(folder, "package.json"), JSON.stringify(verdaccio));
  await run("npm", ["install", "--no-audit", "--no-fund"], inFolder);
  await writeFile(join(folder, "config.yaml"), config);
  const port = await findFreePort();
  const host = `127.0.0.1:${port}`;
  const server: ChildProcess = spawn(
    "node_modules/.bin/verdaccio",
    ["--config", "config.yaml", "--listen", host],
    { ...inFolder, stdio: "inherit", detached: true },
  );
  const stop = async () => {
    await stopProcess(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitForResponse(`http://${host}/-/ping`, server);
    // npm publishes only with a token; the registry accepts any.
    const npmrc = `@realtor:registry=http://${host}/\n//${host}/:_authToken=anonymous\n`;
    await writeFile(join(folder, ".npmrc"), npmrc);
    await run("npm", ["publish", tarball, "--no-provenance", "--loglevel=error"], inFolder);
    return { npmrc, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
