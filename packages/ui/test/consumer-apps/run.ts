/**
 * Packs the package, installs the tarball into a new Vite and a new Next application, builds both and
 * opens them in Chromium. Run by `pnpm --filter @realtor/ui test:consumers`; needs the npm registry and
 * Chromium, so it is not one of the unit tests.
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
import { packPackage } from "../packed-package.ts";
import { type App, next, vite } from "./apps.ts";
import { checkEqualScripts, checkPage } from "./check-page.ts";

const run = promisify(execFile);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string")
    throw new Error("No free TCP port on 127.0.0.1.");
  return address.port;
}

/** Writes the application, installs it with npm and builds it. */
async function create(app: App, folder: string, tarball: string): Promise<void> {
  const dependencies = { ...app.dependencies, "@realtor/ui": `file:${tarball}` };
  const generatedFiles = {
    ...app.generatedFiles,
    "package.json": JSON.stringify({ private: true, type: "module", dependencies }),
  };
  for (const [path, source] of Object.entries(app.sources)) await cp(source, join(folder, path));
  for (const [path, text] of Object.entries(generatedFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  await run("npm", ["install", ...quiet], { cwd: folder });
  for (const [command = "", ...args] of app.build) await run(command, args, { cwd: folder, env });
}

/** Waits for the first HTTP response. Throws if the server exits before. */
async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `The server for ${url} exited with code ${server.exitCode} before its first response: see its output above.`,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

async function testApp(app: App, tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-ui-consumer-"));
  try {
    await create(app, folder, tarball);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const [command = "", ...args] = app.serve(port);
    // Detached creates a process group: Next serves from a child process.
    const server = spawn(command, args, { cwd: folder, env, stdio: "inherit", detached: true });
    try {
      await waitForResponse(url, server);
      await checkPage(browser, url);
      if (app.equalScripts) {
        const [path, other] = app.equalScripts;
        await checkEqualScripts(url + path, url + other);
      }
    } finally {
      await stop(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `${app.name}: installed, built, rendered on the server, hydrated without console messages.`,
  );
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const packed = await packPackage();
try {
  for (const app of [vite, next]) await testApp(app, packed.tarball);
} finally {
  await browser.close();
  await packed.remove();
}
