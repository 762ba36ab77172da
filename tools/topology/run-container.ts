import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../docs/repository.ts";
import { readInstruction } from "./read-dockerfile.ts";

/** A process with the command and the health check of an image. */
export interface RunningContainer {
  readonly name: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Resolves when the health check passes; rejects after two minutes. */
  untilHealthy(): Promise<void>;
  /** Sends SIGTERM, after the longest time to stop SIGKILL, and waits for the exit. */
  stop(): Promise<void>;
}

interface ContainerOptions {
  name: string;
  /** Of deploy/Dockerfile. */
  stage: "site" | "services";
  port: number;
  env: Record<string, string>;
  logFile: string;
  /** Called with each start after the first one, and its cause. */
  onRestart: (name: string, cause: string) => void;
}

/** `stop_grace_period` of compose.yaml. */
const stopMs = 30_000;
const restartMs = 1000;
const startMs = 120_000;

/** Starts the command of an image, and starts it again whenever it ends, as `restart: unless-stopped` does. */
export function runContainer(options: ContainerOptions): RunningContainer {
  const { name, stage, port, env, logFile, onRestart } = options;
  const [, ...args] = readInstruction(stage, "CMD");
  const [, ...health] = readInstruction(stage, "HEALTHCHECK");
  const log = createWriteStream(logFile);
  const state: { child?: ChildProcess; isStopping: boolean } = { isStopping: false };

  function start(): void {
    // In a group of its own: Ctrl+C in a terminal would end it before what calls it.
    const child = spawn(process.execPath, args, { cwd: root, env, detached: true });
    state.child = child;
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once("exit", (code, signal) => {
      if (state.isStopping) return;
      onRestart(name, signal ?? `code ${code}`);
      setTimeout(() => !state.isStopping && start(), restartMs);
    });
  }

  async function isHealthy(): Promise<boolean> {
    const check = spawn(process.execPath, health, { cwd: root, env, stdio: "ignore" });
    const [code] = (await once(check, "exit")) as [number | null]; // declared by node:child_process
    return code === 0;
  }

  start();
  return {
    name,
    port,
    get pid() {
      return state.child?.pid;
    },
    async untilHealthy() {
      const deadline = Date.now() + startMs;
      while (!(await isHealthy())) {
        if (Date.now() > deadline)
          throw new Error(`${name} is not healthy; its log is ${logFile}.`);
        await wait(250);
      }
    },
    async stop() {
      state.isStopping = true;
      const { child } = state;
      if (child && child.exitCode === null && child.signalCode === null) {
        const kill = setTimeout(() => child.kill("SIGKILL"), stopMs);
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
        clearTimeout(kill);
      }
      log.end();
    },
  };
}

/** Runs the command of a container that ends. @throws with its output when it fails. */
export async function runJob(
  [, ...args]: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
}
