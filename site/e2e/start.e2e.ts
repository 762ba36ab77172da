import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../tools/find-free-port.ts";
import { startProduct } from "./fixtures/product.ts";
import { extended, extendedExcept, expect, test } from "./fixtures/test.ts";

const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/** Starts the site, or another program, and waits for its exit. */
async function start(
  env: Record<string, string>,
  program = "server/main.ts",
): Promise<{ code: number | null; errorOutput: string }> {
  const child = spawn(process.execPath, [program], {
    cwd: siteFolder,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errorOutput = "";
  child.stderr.on("data", (chunk) => (errorOutput += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, errorOutput: errorOutput.trim() };
}

for (const [name, env, message] of [
  ["a wrong port", { PORT: "http" }, /^PORT is invalid: set it to a port number/],
  [
    "a wrong address of a service",
    { LOANING_API_URL: "loaning" },
    /^LOANING_API_URL is invalid: set it to/,
  ],
  [
    "a wrong host list",
    { REALTOR_HOSTS: "https://realtor.example" },
    /^REALTOR_HOSTS is invalid: set it to/,
  ],
  ["a wrong webhook", { SLACK_WEBHOOK_URL: "chat" }, /^SLACK_WEBHOOK_URL is invalid: set it to/],
] as const) {
  test(
    `exits with a one-line error for ${name}`,
    extendedExcept("a wrong port", name),
    async () => {
      const { code, errorOutput } = await start({ ...env });
      expect(code).toBe(1);
      expect(errorOutput).toMatch(message);
      expect(errorOutput.split("\n")).toHaveLength(1);
    },
  );
}

// `npm start` would take the health check of the other program for that of its site.
for (const program of ["server/main.ts", "../tools/up.ts"])
  test(`${program} exits with a one-line error when the port is in use`, extended, async () => {
    const blocker = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const env = { PORT: String(port), BACKEND_PORT: String(await findFreePort()) };
    const { code, errorOutput } = await start(env, program);
    blocker.close();
    expect(code).toBe(1);
    expect(errorOutput).toBe(
      `127.0.0.1:${port} is already in use: stop the other program, or set PORT to a free port.`,
    );
  });

test(
  "npm start without samples logs the link of the first admin, and names no sample",
  extended,
  async () => {
    test.setTimeout(120_000);
    const dataDir = await mkdtemp(join(tmpdir(), "realtor-start-"));
    const child = spawn(process.execPath, ["../tools/up.ts"], {
      cwd: siteFolder,
      env: {
        PATH: process.env["PATH"],
        PORT: String(await findFreePort()),
        BACKEND_PORT: String(await findFreePort()),
        DATA_DIR: dataDir,
        SEED_SAMPLES: "N",
        ADMIN_EMAIL: "admin@realtor.example",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 90_000 }).toContain("Ctrl+C stops it.");
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(output).toMatch(/"passwordUrl":"http:\/\/localhost:\d+\/en\/login\?invite=#token=/);
    expect(output).not.toContain("grace-kim");
    await rm(dataDir, { recursive: true });
  },
);

test(
  "exits with a one-line error when another process uses the data folder",
  extended,
  async () => {
    const product = await startProduct({ database: "pglite" });
    const { code, errorOutput } = await start({ PORT: "0", DATA_DIR: product.dataDir });
    await product.stop();
    expect(code).toBe(1);
    expect(errorOutput).toContain(product.dataDir);
    expect(errorOutput.split("\n")).toHaveLength(1);
  },
);

test("creates the data folder", extended, async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-start-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: siteFolder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: join(folder, "new", "data"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve) =>
    child.stdout.on("data", (chunk) => String(chunk).includes("The site is at") && resolve()),
  );
  child.kill("SIGTERM");
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
  await rm(folder, { recursive: true });
});
