import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** A data folder as the first start leaves it, of this run of the tests (prepare-product.setup.ts). */
const prepared = process.env["PREPARED_PRODUCT"];

export interface ProductOptions {
  /** Address of the chat stand-in; none keeps requests unsent. */
  slackWebhookUrl?: string;
  /** Where the site listens; a free port unless given. */
  sitePort?: number;
  env?: Record<string, string>;
}

/** The whole product as it is delivered: two processes, their database and files in a folder of their own. */
export interface Product {
  url: string;
  backendUrl: string;
  dataDir: string;
  site: Process;
  backend: Process;
  /** Ends both and removes the folder. */
  stop(): Promise<void>;
}

export interface Process {
  start(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** All it has printed. */
  output(): string;
}

/** Starts the built product on free ports. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-e2e-"));
  if (prepared && existsSync(prepared)) await copyFolder(prepared, dataDir);
  const sitePort = options.sitePort ?? (await freePort());
  const backendPort = await freePort();
  const url = `http://localhost:${sitePort}`;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    // As delivered: behind a proxy, which says who asks (visitor.ts).
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    HOME_API_URL: backendUrl,
    LOANING_API_URL: backendUrl,
    ...(options.slackWebhookUrl ? { SLACK_WEBHOOK_URL: options.slackWebhookUrl } : {}),
    ...options.env,
  };
  const backend = processOf("packages/backend", "src/main.ts", env, `${backendUrl}/health/ready`);
  const site = processOf(
    "site",
    "server/main.ts",
    env,
    `http://127.0.0.1:${sitePort}/health/ready`,
  );
  await backend.start();
  await site.start();
  return {
    url,
    backendUrl,
    dataDir,
    site,
    backend,
    async stop() {
      await Promise.all([site.stop(), backend.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Keeps the data of a product that was stopped for those that start after it. */
export async function keepPrepared({ dataDir }: Product): Promise<void> {
  if (!prepared) throw new Error("PREPARED_PRODUCT is not set: run this by `playwright test`.");
  // Two databases copied into one folder would be none.
  await rm(prepared, { recursive: true, force: true });
  await mkdir(prepared, { recursive: true });
  await copyFolder(dataDir, prepared);
}

async function copyFolder(from: string, to: string): Promise<void> {
  await run("cp", ["-R", `${from}/.`, to]);
}

function processOf(
  folder: string,
  file: string,
  env: Record<string, string | undefined>,
  ready: string,
): Process {
  let child: ChildProcess | undefined;
  let printed = "";

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
      const started = spawn(process.execPath, [file], {
        cwd: join(root, folder),
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      started.stdout.on("data", (chunk) => (printed += chunk));
      started.stderr.on("data", (chunk) => (printed += chunk));
      await untilReady(
        ready,
        () => started.exitCode === null,
        () => printed,
      );
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    output: () => printed,
  };
}

async function untilReady(url: string, alive: () => boolean, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (!alive()) throw new Error(`It ended before ${url} answered. It printed:\n${output()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer in 90 s. It printed:\n${output()}`);
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("The system gave no port.")),
      );
    });
  });
}
