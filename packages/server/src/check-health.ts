/**
 * Ends with 0 if the process of this container is ready, else with 1:
 * `node packages/server/src/check-health.ts <variable of its address> <variable of its port> <default port> [--end-silent]`.
 * A port may be a Unix socket.
 *
 * With `--end-silent` it kills a process that answers nothing for 50 seconds, so that Docker starts it again: Docker
 * restarts what has ended, not what is unhealthy. Process 1 of a container cannot be killed from within, so that has
 * to be an init (`init: true`), and the process its child.
 */
import { readFileSync, readlinkSync } from "node:fs";
import { request } from "node:http";
import { describeAddress } from "./listen.ts";

const [, , hostVariable = "HOST", portVariable = "PORT", defaultPort = "3000"] = process.argv;
const endsSilent = process.argv.includes("--end-silent");
const path = "/health/ready";
const host = process.env[hostVariable] || "127.0.0.1";
const port = process.env[portVariable] || defaultPort;
const options = { timeout: endsSilent ? 50_000 : 4000 };

/** Kills the children of process 1 that run this Node. */
function killProcess(): void {
  const children = readFileSync("/proc/1/task/1/children", "utf8").trim().split(" ").map(Number);
  for (const pid of children)
    if (pid > 0 && readlinkSync(`/proc/${pid}/exe`) === process.execPath)
      process.kill(pid, "SIGKILL");
}

const call = port.startsWith("/")
  ? request({ ...options, socketPath: port, path })
  : request(describeAddress({ host, port: Number(port) }) + path, options);
call.on("response", ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
call.on("timeout", () => {
  if (endsSilent) killProcess();
  process.exit(1);
});
call.on("error", () => process.exit(1));
call.end();
