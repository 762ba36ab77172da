/**
 * Starts the product on one machine: the reference backends, then the site. Either one ending ends both.
 * `--dev` serves the site from source with hot reload.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");
const backendPort = process.env["BACKEND_PORT"] ?? "3001";
const backend = `http://127.0.0.1:${backendPort}`;

const env = {
  ...process.env,
  // What happens is worth a line here only when it goes wrong; LOG_LEVEL=info tells all.
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  NODE_ENV: process.env["NODE_ENV"] ?? (dev ? "development" : "production"),
  HOME_API_URL: process.env["HOME_API_URL"] ?? backend,
  LOANING_API_URL: process.env["LOANING_API_URL"] ?? backend,
};

const children: ChildProcess[] = [];
const life = { ending: false };

function end(code: number): void {
  if (life.ending) return;
  life.ending = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}

function run(folder: string, file: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: `${root}/${folder}`,
    env,
    stdio: "inherit",
  });
  children.push(child);
  child.once("exit", (code) => end(code ?? 0));
  return child;
}

async function isReady(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !life.ending; attempt += 1) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));

// The site must not ask another program that holds the port, so the backends come first.
run("packages/backend", "src/main.ts");
if (await isReady(backend)) {
  run("site", "server/main.ts", ...(dev ? ["--dev"] : []));
  const site = `http://localhost:${process.env["PORT"] ?? 3000}`;
  if (await isReady(site))
    console.log(
      `\nBuilt for Realtors is at ${site}\nA sample homepage: ${site}/grace-kim\nCtrl+C stops it.\n`,
    );
} else if (!life.ending) {
  console.error("The backends did not become ready within a minute: see their log lines above.");
  end(1);
}
