import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { zstdDecompressSync } from "node:zlib";
import { processEnv, processOptions } from "../../tools/process-options.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

/** This repository, whose code the processes run by default. */
export const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** Data folder created by prepare-product.setup.ts for this test run. */
const preparedDir = process.env["PREPARED_PRODUCT"];
/**
 * Folders of content-addressed files that all products of a test run share: creating AVIF images and page
 * fonts takes more processor time than the pages themselves.
 */
const sharedCaches = ["images", "fonts", "colors", "luminance"];
const sharedCacheDir = join(repositoryRoot, "test-results/product-cache");
/** Modules that Node compiles once for all processes of a test run. */
const compileCache = join(repositoryRoot, "test-results/compile-cache");

export interface ProductOptions {
  /** Without it, leads are not sent to Slack. */
  slackWebhookUrl?: string;
  /** Default: a free port. */
  sitePort?: number;
  /** A data folder as `.tar.zst`; default: that of a first start. */
  dataArchive?: string;
  /** An existing folder for the data, such as a small disk, instead of a temporary one. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** The built product: site and backend processes with their own data folder. */
export interface Product {
  url: string;
  backendUrl: string;
  dataDir: string;
  site: Process;
  backend: Process;
  /** Stops both processes and removes the folder. */
  stop(): Promise<void>;
}

export interface Process {
  start(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  output(): string;
}

/** Starts the built product on free ports. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "realtor-e2e-")));
  if (options.dataArchive) await extractArchive(options.dataArchive, dataDir);
  else if (preparedDir && existsSync(preparedDir)) {
    await copyFolder(preparedDir, dataDir);
    await linkSharedCaches(dataDir);
  }
  const sitePort = options.sitePort ?? (await findFreePort());
  const backendPort = await findFreePort();
  const url = `http://localhost:${sitePort}`;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const env = {
    ...processEnv,
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    // Behind a proxy that sets X-Forwarded-For (visitor-headers.ts).
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    ...(preparedDir ? { NODE_COMPILE_CACHE: compileCache } : {}),
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    HOME_API_URL: backendUrl,
    LOANING_API_URL: backendUrl,
    ...(options.slackWebhookUrl ? { SLACK_WEBHOOK_URL: options.slackWebhookUrl } : {}),
    ...options.env,
  };
  const backend = createProcess("packages/backend", env, `${backendUrl}/health/ready`);
  const site = createProcess("site", env, `http://127.0.0.1:${sitePort}/health/ready`);
  try {
    await Promise.all([backend.start(), site.start()]);
  } catch (error) {
    await Promise.all([site.stop(), backend.stop()]);
    throw error;
  }
  return {
    url,
    backendUrl,
    dataDir,
    site,
    backend,
    async stop() {
      await Promise.all([site.stop(), backend.stop()]);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stores the data of a stopped product for later starts. */
export async function savePreparedData({ dataDir }: Product): Promise<void> {
  if (!preparedDir)
    throw new Error("PREPARED_PRODUCT is not set: run this test with `playwright test`.");
  // Copying a database over another one would corrupt it.
  await rm(preparedDir, { recursive: true, force: true });
  await rm(sharedCacheDir, { recursive: true, force: true });
  await mkdir(preparedDir, { recursive: true });
  await copyFolder(dataDir, preparedDir);
}

async function linkSharedCaches(dataDir: string): Promise<void> {
  for (const name of sharedCaches) {
    const shared = join(sharedCacheDir, name);
    await mkdir(shared, { recursive: true });
    await rm(join(dataDir, name), { recursive: true, force: true });
    await symlink(shared, join(dataDir, name));
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await run("cp", ["-R", `${from}/.`, to]);
}

/** Decompresses in this process, since `tar` needs an installed `zstd` for it. */
async function extractArchive(archive: string, to: string): Promise<void> {
  const tar = join(to, "archive.tar");
  await writeFile(tar, zstdDecompressSync(await readFile(archive)));
  await run("tar", ["-xf", tar, "-C", to]);
  await rm(tar);
}

/** A process of the built product, not started; `ready` is the URL of its health check. */
export function createProcess(
  folder: "site" | "packages/backend",
  env: Record<string, string | undefined>,
  ready: string,
  root = repositoryRoot,
): Process {
  const file = folder === "site" ? "server/main.ts" : "src/main.ts";
  let child: ChildProcess | undefined;
  let output = "";

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }

  return {
    async start() {
      const started = spawn(process.execPath, [...processOptions, file], {
        cwd: join(root, folder),
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      started.stdout.on("data", (chunk) => (output += chunk));
      started.stderr.on("data", (chunk) => (output += chunk));
      await waitUntilReady(
        ready,
        () => started.exitCode === null,
        () => output,
      );
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    output: () => output,
  };
}

async function waitUntilReady(
  url: string,
  isRunning: () => boolean,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (!isRunning())
      throw new Error(`The process exited before ${url} responded. Its output:\n${output()}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond within 90 s. Process output:\n${output()}`);
}
