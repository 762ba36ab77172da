import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram } from "./start-program.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

const documented = fileURLToPath(new URL("../../deploy/caddy/Caddyfile", import.meta.url));

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
  const httpPort = await findFreePort();
  const httpsPort = await findFreePort();
  const servicesPort = await findFreePort();
  const askPort = await findFreePort();
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
  const stop = await startProgram({
    path: "/usr/bin/caddy",
    args: ["run", "--config", file],
    env: { HOME: folder, SITES: toList(sites), SERVICES: toList(services) },
    port: httpsPort,
    folder,
  });
  const authority = join(folder, "pki", "authorities", "local", "root.crt");
  return {
    httpPort,
    httpsPort,
    servicesPort,
    authority: await readFile(authority, "utf8"),
    stop,
  };
}

function toList(ports: readonly number[]): string {
  return ports.map((port) => `127.0.0.1:${port}`).join(" ");
}
