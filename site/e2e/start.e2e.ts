import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures.ts";

const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/** Starts the site with these settings and waits for it to give up. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: siteFolder,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said: said.trim() };
}

for (const [what, env, sentence] of [
  ["a wrong port", { PORT: "http" }, /^PORT is wrong: set it to a port number/],
  [
    "a wrong address of a service",
    { LOANING_API_URL: "loaning" },
    /^LOANING_API_URL is wrong: set it to/,
  ],
  [
    "a wrong host list",
    { REALTOR_HOSTS: "https://realtor.example" },
    /^REALTOR_HOSTS is wrong: set it to/,
  ],
  ["a wrong webhook", { SLACK_WEBHOOK_URL: "chat" }, /^SLACK_WEBHOOK_URL is wrong: set it to/],
  [
    "a database that is not there",
    { PORT: "0", DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/none" },
    /^The database at 127\.0\.0\.1:9 cannot be used .*: start it, or correct DATABASE_URL\.$/,
  ],
] as const) {
  test(`${what} stops the start with one sentence`, async () => {
    const { code, said } = await start({ ...env });
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said.split("\n")).toHaveLength(1);
    expect(said).not.toContain("secret");
  });
}

test("a port that is taken stops the start with one sentence", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, said } = await start({ PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(said).toBe(
    `127.0.0.1:${port} is already in use: stop the other program, or set PORT to a free port.`,
  );
});

test("a data folder that another site holds stops the start with one sentence", async ({
  product,
}) => {
  const { code, said } = await start({ PORT: "0", DATA_DIR: product.dataDir });
  expect(code).toBe(1);
  expect(said).toContain(product.dataDir);
  expect(said.split("\n")).toHaveLength(1);
});

test("a new data folder is made and used", async () => {
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
