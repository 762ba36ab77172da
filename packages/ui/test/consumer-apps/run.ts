/**
 * Publishes the package to a local npm registry, installs it into a new Vite, Next and React Router
 * application, type-checks and builds each, and opens it in Chromium. Run by
 * `pnpm --filter @realtor/ui proof`; needs the npm registry and Chromium, so it is not a unit test.
 */
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { chromiumPath, getLaunchOptions } from "../../../../tools/chromium.ts";
import packageJson from "../../package.json" with { type: "json" };
import { packPackage } from "../packed-package.ts";
import { type App, next, reactRouter, vite } from "./apps.ts";
import { checkEqualScripts, checkPage, checkRouterLinks } from "./check-page.ts";
import { publishToRegistry } from "./registry.ts";
import { stopProcess, waitForResponse } from "./server-process.ts";
import { findFreePort } from "../../../../tools/find-free-port.ts";

const run = promisify(execFile);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

/** Writes the application, installs it with npm and builds it. */
async function create(app: App, folder: string, npmrc: string): Promise<void> {
  const dependencies = { ...app.dependencies, "@realtor/ui": packageJson.version };
  const generatedFiles = {
    ...app.generatedFiles,
    ".npmrc": npmrc,
    "package.json": JSON.stringify({ private: true, type: "module", dependencies }),
  };
  for (const [path, source] of Object.entries(app.sources)) await cp(source, join(folder, path));
  for (const [path, text] of Object.entries(generatedFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", "--include=dev", ...quiet], { cwd: folder });
  for (const [command = "", ...args] of app.build) await runBuild(command, args, folder);
}

/** Runs a command of the application. The error contains its output. */
async function runBuild(command: string, args: readonly string[], cwd: string): Promise<void> {
  try {
    await run(command, args, { cwd, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // of execFile
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

async function testApp(app: App, npmrc: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-ui-consumer-"));
  try {
    await create(app, folder, npmrc);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}/`;
    const [command = "", ...args] = app.serve(port);
    const server = spawn(command, args, {
      cwd: folder,
      env: { ...env, HOST: "127.0.0.1", PORT: String(port) },
      stdio: "inherit",
      // A process group: some servers run in a child process.
      detached: true,
    });
    try {
      await waitForResponse(url, server);
      await checkPage(browser, url);
      if (app.routesLinks) await checkRouterLinks(browser, url);
      if (app.equalScripts) {
        const [path, other] = app.equalScripts;
        await checkEqualScripts(url + path, url + other);
      }
    } finally {
      await stopProcess(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `${app.name}: installed, type-checked, built, rendered on the server, hydrated without console messages${app.routesLinks ? ", linked by its router" : ""}.`,
  );
}

const browser = await chromium.launch(getLaunchOptions(chromiumPath));
const packed = await packPackage();
const registry = await publishToRegistry(packed.tarball);
try {
  for (const app of [vite, next, reactRouter]) await testApp(app, registry.npmrc);
} finally {
  await registry.stop();
  await browser.close();
  await packed.remove();
}
