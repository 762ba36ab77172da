/**
 * Ends with 0 if the process of this container is ready, else with 1:
 * `node packages/server/src/check-health.ts <variable of its address> <variable of its port> <default port> [path]`.
 * A port may be a Unix socket; the path is `/health/ready` by default.
 */
import { request } from "node:http";
import { describeAddress } from "./listen.ts";

const [, , hostVariable = "HOST", portVariable = "PORT", defaultPort = "3000"] = process.argv;
const path = process.argv[5] ?? "/health/ready";
const host = process.env[hostVariable] || "127.0.0.1";
const port = process.env[portVariable] || defaultPort;
const options = { timeout: 4000 };

const call = port.startsWith("/")
  ? request({ ...options, socketPath: port, path })
  : request(describeAddress({ host, port: Number(port) }) + path, options);
call.on("response", ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
call.on("timeout", () => process.exit(1));
call.on("error", () => process.exit(1));
call.end();
