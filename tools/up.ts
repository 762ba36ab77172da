/**
 * Starts the backend, then the site. When one process exits, the other is stopped.
 * `--dev` serves the site from source with hot reload.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { StartError } from "../packages/server/src/errors.ts";
import { describeAddress, listen } from "../packages/server/src/listen.ts";
import { processEnv, processOptions } from "./process-options.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");
const [sitePort, backendPort] = [
  process.env["PORT"] || "3000",
  process.env["BACKEND_PORT"] || "3001",
];
if (`${sitePort}${backendPort}`.includes("/")) {
  console.error("npm start needs ports: start the processes separately to listen on Unix sockets.");
  process.exit(1);
}
const backend = addressOf(process.env["BACKEND_HOST"], backendPort);

const env = {
  ...processEnv,
  ...process.env,
  // Only warnings and errors by default; LOG_LEVEL=info logs everything.
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  NODE_ENV: process.env["NODE_ENV"] ?? (dev ? "development" : "production"),
  HOME_API_URL: process.env["HOME_API_URL"] ?? backend,
  LOANING_API_URL: process.env["LOANING_API_URL"] ?? backend,
};

const children: ChildProcess[] = [];
const lifecycle = { isStopping: false };

/** The address under which a process that listens on `host` is reached. */
function addressOf(host: string | undefined, port: string): string {
  return describeAddress({ host: host || "127.0.0.1", port: Number(port) });
}

function stop(code: number): void {
  if (lifecycle.isStopping) return;
  lifecycle.isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

function run(folder: string, file: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [...processOptions, file, ...args], {
    cwd: `${root}/${folder}`,
    env,
    stdio: "inherit",
  });
  children.push(child);
  child.once("exit", (code) => stop(code ?? 0));
  return child;
}

async function isReady(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !lifecycle.isStopping; attempt += 1) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/**
 * Another program on a port would answer the health check of a process that cannot start.
 * @throws StartError when the port is in use.
 */
async function checkPort(prefix: "" | "BACKEND_", typed: string): Promise<void> {
  const port = Number(typed);
  // The process says what is wrong with it.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const server = createServer();
  await listen(server, {
    host: process.env[`${prefix}HOST`] || "127.0.0.1",
    port,
    hostVariable: `${prefix}HOST`,
    portVariable: `${prefix}PORT`,
  });
  server.close();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));

try {
  await checkPort("BACKEND_", backendPort);
  await checkPort("", sitePort);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// The backend starts first, so the site cannot call another program that uses the port.
run("packages/backend", "src/main.ts");
if (await isReady(backend)) {
  run("site", "server/main.ts", ...(dev ? ["--dev"] : []));
  const site = addressOf(process.env["HOST"], sitePort).replace("//127.0.0.1:", "//localhost:");
  if (await isReady(site)) {
    // A database without the samples has none of their homepages.
    const { ok } = await fetch(`${site}/grace-kim`, { method: "HEAD" });
    const sample = ok ? `\nA sample homepage: ${site}/grace-kim` : "";
    console.log(`\nBuilt for Realtors is at ${site}${sample}\nCtrl+C stops it.\n`);
  }
} else if (!lifecycle.isStopping) {
  console.error("The backend was not ready within 60 s: check its log output above.");
  stop(1);
}
