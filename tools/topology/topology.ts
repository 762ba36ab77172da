/**
 * Starts the topology of deploy/compose.yaml on this machine from Debian's packages, until Ctrl+C:
 * `pnpm topology`, `pnpm topology --samples`, `pnpm topology --port 9443`. See docs/operations/install.md.
 */
import { parseArgs } from "node:util";
import { startTopology } from "./start-topology.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8443" },
    samples: { type: "boolean", default: false },
  },
});
const httpsPort = Number(values.port);
if (!(Number.isInteger(httpsPort) && httpsPort > 0 && httpsPort < 65_536)) {
  console.error(`"${values.port}" is not a port: use a number from 1 to 65535.`);
  process.exit(1);
}

const ending = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => resolve());
});
const report = (line: string) => console.log(`  ${line}`);
console.log("Starting, which takes a minute:");
const topology = await startTopology({ httpsPort, samples: values.samples, report });
const listPorts = (running: readonly { port: number }[]) =>
  running.map(({ port }) => `http://127.0.0.1:${port}`).join(" ");
console.log(`
Built for Realtors is at ${topology.url}
  certificate   ${topology.nginx.certificate}
  without TLS   http://localhost:${topology.nginx.httpPort}
  sites         ${listPorts(topology.sites)}
  services      ${listPorts(topology.services)}
  between them  http://127.0.0.1:${topology.nginx.servicesPort}
  logs          ${topology.logs}
${topology.passwordUrl ? `The first admin sets a password here, once:\n  ${topology.passwordUrl}` : `A sample homepage: ${topology.url}/grace-kim`}
Ctrl+C stops it and removes its data.
`);
await ending;
console.log("Stopping, which takes the SHUTDOWN_DELAY of the processes:");
await topology.stop();
