// @module-tag extended
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../find-free-port.ts";
import { readInstruction } from "../topology/read-dockerfile.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** As a user of the image: root's files can be read and not written. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const folder = mkdtempSync(join(tmpdir(), "realtor-release-"));
const data = mkdtempSync(join(tmpdir(), "realtor-release-data-"));
const running: ChildProcess[] = [];
let env: Record<string, string | undefined>;
let site: string;
let output = "";

const isHealthy = (stage: string) => {
  const [, ...health] = readInstruction(stage, "HEALTHCHECK");
  return spawnSync(process.execPath, health, { cwd: folder, env, ...user }).status === 0;
};

async function start(stage: string): Promise<void> {
  const [, ...args] = readInstruction(stage, "CMD");
  const child = spawn(process.execPath, args, { cwd: folder, env, ...user });
  running.push(child);
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const state = () => (child.exitCode === null && isHealthy(stage) ? "healthy" : output);
  await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe("healthy");
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  if (user.uid) chownSync(data, user.uid, user.gid);
  execFileSync(process.execPath, ["tools/release/assemble.ts", folder], { cwd: root });
  const port = await findFreePort();
  const services = await findFreePort();
  site = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    DATA_DIR: data,
    PORT: String(port),
    BACKEND_PORT: String(services),
    HOME_API_URL: `http://127.0.0.1:${services}`,
    LOANING_API_URL: `http://127.0.0.1:${services}`,
    LOG_LEVEL: "warn",
  };
}, 180_000);
afterAll(async () => {
  for (const child of running.toReversed()) {
    const exited = once(child, "exit");
    child.kill();
    await exited;
  }
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

it("is not healthy before the processes run", () => {
  expect([isHealthy("site"), isHealthy("services")]).toEqual([false, false]);
});

it("runs both processes from the assembled folder, which they cannot write", async () => {
  await start("services");
  await start("site");
  const html = await (await fetch(`${site}/en/grace-kim`)).text();
  expect(html).toContain("Grace Kim");
  // Fonts, images and share images are made from files of dependencies.
  const [font = ""] = /\/assets\/page-fonts\/\w+\.ttf/.exec(html) ?? [];
  const [photo = ""] = /\/images\/[^" ]+\.jpg/.exec(html) ?? [];
  const paths = ["/en", font, photo, "/share/en/grace-kim.jpg", "/login"];
  const statuses = await Promise.all(
    paths.map(async (path) => [path, (await fetch(site + path)).status]),
  );
  expect(statuses).toEqual(paths.map((path) => [path, 200]));
}, 150_000);

it("assembles into an empty folder only", () => {
  const again = spawnSync(process.execPath, ["tools/release/assemble.ts", folder], { cwd: root });
  expect(again.status).toBe(1);
  expect(String(again.stderr)).toContain("is not empty");
});
