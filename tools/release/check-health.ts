/**
 * Ends with 0 if the process of this container is ready, else with 1:
 * `node release/check-health.ts <variable of its address> <variable of its port> <default port>`. A port may be a
 * Unix socket.
 */
import { request } from "node:http";

const [, , hostVariable = "HOST", portVariable = "PORT", defaultPort = "3000"] = process.argv;
const host = process.env[hostVariable] ?? "127.0.0.1";
const port = process.env[portVariable] ?? defaultPort;
// A process that listens on every address is reached on this machine.
const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
const target = port.startsWith("/") ? { socketPath: port } : { host: address, port };

const call = request({ ...target, path: "/health/ready", timeout: 4000 }, (response) => {
  process.exit(response.statusCode === 200 ? 0 : 1);
});
call.on("timeout", () => process.exit(1));
call.on("error", () => process.exit(1));
call.end();
