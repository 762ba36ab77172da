import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getFreePort } from "./product.ts";
import { waitForPort } from "./wait-for-port.ts";

const documented = fileURLToPath(new URL("../../deploy/caddy/Caddyfile", import.meta.url));

/** Debian's Caddy. */
export const caddyPath = "/usr/bin/caddy";

/** Caddy with the documented configuration, on free ports of localhost and with an authority of its own. */
export interface Caddy {
  httpPort: number;
  httpsPort: number;
  /** Of the services, for sites. */
  servicesPort: number;
  /** The certificate of its authority, in PEM format. */
  authority: string;
  stop(): Promise<void>;
}

interface Upstreams {
  /** Ports of 127.0.0.1. */
  sites: readonly number[];
  services: readonly number[];
}

/** Starts Caddy with certificates on demand in front of sites, and between them and the services. */
export async function startCaddy({ sites, services }: Upstreams): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const httpPort = await getFreePort();
  const httpsPort = await getFreePort();
  const servicesPort = await getFreePort();
  const askPort = await getFreePort();
  const local = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    "default_bind 127.0.0.1",
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}`,
  ];
  const configuration = (await readFile(documented, "utf8"))
    .replace("\tauto_https", `\t${local.join("\n\t")}\n\tauto_https`)
    .replaceAll("127.0.0.1:3100", `127.0.0.1:${servicesPort}`)
    .replaceAll("127.0.0.1:3101", `127.0.0.1:${askPort}`);
  const file = join(folder, "Caddyfile");
  await writeFile(file, configuration);
  const child = spawn(caddyPath, ["run", "--config", file], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, SITES: toList(sites), SERVICES: toList(services) },
  });
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  const exited = once(child, "exit");
  await Promise.race([
    waitForPort(httpsPort),
    exited.then(() => {
      throw new Error(`Caddy did not start: ${log}`);
    }),
  ]);
  const authority = join(folder, "pki", "authorities", "local", "root.crt");
  return {
    httpPort,
    httpsPort,
    servicesPort,
    authority: await readFile(authority, "utf8"),
    async stop() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function toList(ports: readonly number[]): string {
  return ports.map((port) => `127.0.0.1:${port}`).join(" ");
}
