/**
 * Proof by use: packs the package, installs the tarball into a fresh Vite application and a fresh Next
 * one, builds both, and opens them in Chromium. Run by `pnpm --filter @realtor/ui proof`; needs the
 * registry and Chromium, so it is no part of the unit tests.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { chromiumPath } from "../../../../tools/chromium.ts";
import { packPackage } from "../../build/packed-package.ts";
import { type App, next, vite } from "./apps.ts";
import { checkPage } from "./check-page.ts";

const run = promisify(execFile);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No TCP port on loopback.");
  return address.port;
}

/** Writes the application, installs it with npm as anyone would, and builds it. */
async function create(app: App, folder: string, tarball: string): Promise<void> {
  const dependencies = { ...app.dependencies, "@realtor/ui": `file:${tarball}` };
  const texts = {
    ...app.texts,
    "package.json": JSON.stringify({ private: true, type: "module", dependencies }),
  };
  for (const [path, source] of Object.entries(app.sources)) await cp(source, join(folder, path));
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  await run("npm", ["install", ...quiet], { cwd: folder });
  for (const [command = "", ...args] of app.build) await run(command, args, { cwd: folder, env });
}

/** Waits for the first answer, whatever it is, or for the server's end. */
async function answered(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server for ${url} ended with ${server.exitCode} before it answered.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

async function prove(app: App, tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-ui-proof-"));
  try {
    await create(app, folder, tarball);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const [command = "", ...args] = app.serve(port);
    // A group of its own: Next serves from a child.
    const server = spawn(command, args, { cwd: folder, env, stdio: "inherit", detached: true });
    try {
      await answered(url, server);
      await checkPage(browser, url);
    } finally {
      await stop(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${app.name}: installed, built, rendered on the server, hydrated in silence.`);
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const packed = await packPackage();
try {
  for (const app of [vite, next]) await prove(app, packed.tarball);
} finally {
  await browser.close();
  await packed.remove();
}
